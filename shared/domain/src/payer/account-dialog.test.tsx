import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { big, codeRequest, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listBillingAccounts } from '@console/contract/billing-account';
import { loadOverlays } from '@console/ui';
import type { BilledResource } from '../bulk';
import { fakeServer } from '../testing/fake-server';
import { AccountDialog, type AccountMove } from './account-dialog';

const account = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  can_pay: true,
  credit_amount: 100,
  running_totals: { credit_amount: 100, ongoing: 99, total_before_tax: 1, total: 1 },
  ...more,
});
const ip = { uuid: 'ip-7', name: '203.0.113.7', location: 'tll', billing_account: 1, accountName: 'Main' };

function open(more: Partial<AccountMove> = {}, resource: BilledResource = ip, second: object = {}) {
  fakeServer({
    'GET /payment/billing_account/list': [
      [account(1, 'Main'), account(2, 'Second', second), account(3, 'Frozen', { restriction_level: 'FROZEN' })],
    ],
    'GET /tll/user-resource/vm/list': [
      [{ uuid: 'vm-1', name: 'web-01', status: 'stopped', vcpu: 1, memory: 1024, storage: [], billing_account: 2 }],
    ],
    'GET /user-resource/service/packages': [[]],
    'GET /charging/usage': [[{ billing_account_id: 1, hours: 10, cost: 1 }]],
  });
  const onClose = jest.fn();
  const move = jest.fn(() => Promise.resolve());
  render(
    <AreaRoot name="test">
      <AccountDialog
        resource={resource}
        onClose={onClose}
        paysText={(title) => `${title} pays for the address`}
        tokensText={(title) => `Tokens of ${title} lose the address`}
        costOf={() => undefined}
        request={() => codeRequest(listBillingAccounts, {})}
        move={move}
        readPayer={() => Promise.resolve(1)}
        {...more}
      />
    </AreaRoot>,
  );
  // The gate before it has the same name.
  const dialog = async () => {
    await screen.findByRole('radio', { name: /Second/ });
    return screen.getByRole('dialog', { name: 'Move to another billing account' });
  };
  return { onClose, move, dialog };
}
const limited = { restriction_level: 'LIMITED' };
const press = async (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));

beforeAll(() => loadOverlays());
beforeEach(() => {
  provideTestSite({
    locations: [{ slug: 'tll', display_name: 'Tallinn', country_code: 'est', order_nr: 1 }],
    limitedBillingAccountConfig: { vcpu: 2, ram_mb: 4096 },
  });
  nav.navigator.push('/app/network');
});
afterEach(() => resetApi());

it('says what changes and what stays, moves it once and closes', async () => {
  const { onClose, move, dialog } = open();
  const shown = await dialog();
  for (const line of ['Second pays for the address', 'Costs to date stay on Main', 'lose the address']) {
    expect(shown).toHaveTextContent(line);
  }
  expect(shown).not.toHaveTextContent('Floating IP');
  expect(within(shown).getByRole('radio', { name: /Frozen/ })).toBeDisabled();
  await press(shown);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(move.mock.calls).toEqual([[2]]);
});

it('says what it does to the credit of both accounts', async () => {
  const { dialog } = open({ costOf: ({ id }) => ({ hourly: big(id === 1 ? '0.05' : '0.04'), monthly: big(30) }) });
  const shown = await dialog();
  const lasts = (whose: string) => within(shown).findByText(new RegExp(`^The credit of ${whose} will last`));
  expect(await lasts('Main')).toHaveTextContent('will last 82 d 12 h instead of 41 d 6 h.');
  expect(await lasts('Second')).toHaveTextContent('will last 29 d 11 h instead of 41 d 6 h.');
});

it('says nothing of an account that pays now where nobody does', async () => {
  const { dialog } = open({}, { ...ip, billing_account: undefined, accountName: undefined });
  const shown = await dialog();
  expect(shown).toHaveTextContent('Main pays for the address');
  expect(shown).not.toHaveTextContent('Costs to date');
  expect(shown).not.toHaveTextContent('lose the address');
  expect(shown).toHaveTextContent("203.0.113.7 isn't charged to any account.");
});

it('calls an account by its number that is not within reach', async () => {
  const { dialog } = open({}, { ...ip, billing_account: 77, accountName: undefined });
  const shown = await dialog();
  expect(shown).toHaveTextContent('203.0.113.7 is currently charged to 77.');
  expect(shown).toHaveTextContent('Costs to date stay on 77');
});

it('shows who pays now where somebody else has moved it meanwhile, and sends nothing', async () => {
  const { move, dialog } = open({ readPayer: () => Promise.resolve(3) });
  const shown = await dialog();
  await press(shown);
  expect(await within(shown).findByText(/It is now: Frozen\. Nothing has been sent/)).toBeVisible();
  expect(move).not.toHaveBeenCalled();
});

it.each([
  ['more than a limited account has left beside what it has', { vcpu: 2, memory: 2048 }, true],
  ['what it has left', { vcpu: 1, memory: 3072 }, false],
])('of %s', async (_, size, isOver) => {
  const { move, dialog } = open({ size }, ip, limited);
  const shown = await dialog();
  if (!isOver) {
    await press(shown);
    await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
    return;
  }
  expect(await within(shown).findByText(/limited account, 1 vCPU and 3 GB of memory left/)).toBeVisible();
  expect(within(shown).getByRole('radio', { name: /Second/ })).toBeDisabled();
});

it('cannot be sent where no other account can take it, and says so', async () => {
  const { move, dialog } = open({ size: { vcpu: 3, memory: 2048 } }, ip, limited);
  const shown = await dialog();
  expect(within(shown).getByRole('radio', { name: /Second/ })).toBeDisabled();
  expect(shown).toHaveTextContent('limited to 2 vCPU and 4 GB of memory');
  const button = within(shown).getByRole('button', { name: 'Move' });
  expect(button).toHaveAccessibleDescription('None of your other accounts can be charged for it');
  expect(within(shown).getByText('None of your other accounts can be charged for it')).toBeVisible();
  await userEvent.click(button);
  expect(move).not.toHaveBeenCalled();
});

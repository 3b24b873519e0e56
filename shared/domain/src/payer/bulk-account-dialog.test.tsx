import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeRequest, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listIpAddresses } from '@console/contract/ip-address';
import { loadOverlays } from '@console/ui';
import type { BilledResource } from '../bulk';
import { fakeServer } from '../testing/fake-server';
import { BulkAccountDialog, type BulkAccountMove } from './bulk-account-dialog';
import type { PayerId } from './payers';

const account = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  can_pay: true,
  ...more,
});
const ip = (uuid: string): BilledResource => ({
  uuid,
  name: `address ${uuid}`,
  location: 'tll',
  billing_account: 1,
  accountName: 'Main',
});

/** Moves two addresses to the second account, of which the server says that these accounts pay for them. */
async function moveBoth(payers: Readonly<Record<string, PayerId>>) {
  const shown = open({ readPayer: ({ uuid }) => Promise.resolve(payers[uuid]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Move 2' }));
  return { ...shown, dialog: screen.getByRole('dialog') };
}

function open(more: Partial<BulkAccountMove<BilledResource>>, second: object = {}) {
  fakeServer({
    'GET /payment/billing_account/list': [[account(2, 'Second', second), account(1, 'Main'), account(3, 'Third')]],
    'GET /tll/user-resource/vm/list': [[]],
    'GET /user-resource/service/packages': [[]],
  });
  const move = jest.fn(() => Promise.resolve());
  render(
    <AreaRoot name="test">
      <BulkAccountDialog
        resources={[ip('a'), ip('b')]}
        unseen={[]}
        onClose={() => undefined}
        title={(n) => `Move ${n} addresses`}
        description="To another account"
        confirmLabel={(n) => `Move ${n}`}
        doneText={(n, title) => `${n} charged to ${title}`}
        firstText={() => ''}
        costOf={() => undefined}
        leftOut={() => undefined}
        request={() => codeRequest(listBillingAccounts, {})}
        shownBy={listIpAddresses}
        readPayer={() => Promise.resolve(1)}
        move={move}
        {...more}
      />
    </AreaRoot>,
  );
  return { move };
}

beforeAll(() => loadOverlays());
beforeEach(() => {
  provideTestSite({
    locations: [{ slug: 'tll', display_name: 'Tallinn', country_code: 'est', order_nr: 1 }],
    limitedBillingAccountConfig: { vcpu: 2, ram_mb: 4096 },
  });
  nav.navigator.push('/app/network');
});
afterEach(() => resetApi());

it('sends nothing for what somebody else has moved meanwhile, says who pays now, and moves it with the next try', async () => {
  const { move, dialog } = await moveBoth({ a: 1, b: 3 });
  const row = await within(dialog).findByText(/It was moved to Third in the meantime/);
  expect(row).toHaveTextContent('so nothing was sent');
  expect(move.mock.calls).toEqual([[ip('a'), 2]]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry the one that failed' }));
  await waitFor(() =>
    expect(move.mock.calls).toEqual([
      [ip('a'), 2],
      [ip('b'), 2],
    ]),
  );
});

it('has nothing to send for what is charged to the chosen account already', async () => {
  const { move, dialog } = await moveBoth({ a: 2, b: 1 });
  await waitFor(() => expect(move.mock.calls).toEqual([[ip('b'), 2]]));
  expect(within(dialog).queryByText(/that failed$/)).not.toBeInTheDocument();
});

it('says so where nobody pays any more', async () => {
  const { move, dialog } = await moveBoth({ a: 1, b: undefined });
  expect(await within(dialog).findByText(/it's no longer charged to any account/)).toBeVisible();
  expect(move).toHaveBeenCalledTimes(1);
});

it('leaves out what a limited account has no room for beside those before it', async () => {
  const { move } = open({ sizeOf: () => ({ vcpu: 1, memory: 3072 }) }, { restriction_level: 'LIMITED' });
  expect(await screen.findByText(/limited account, 1 vCPU and 1 GB of memory left/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Move 1' }));
  await waitFor(() => expect(move.mock.calls).toEqual([[ip('a'), 2]]));
});

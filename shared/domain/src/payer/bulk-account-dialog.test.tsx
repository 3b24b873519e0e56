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
import { BulkAccountDialog } from './bulk-account-dialog';
import type { PayerId } from './payers';

const account = (id: number, title: string) => ({
  id,
  title,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  can_pay: true,
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
  fakeServer({
    'GET /payment/billing_account/list': [[account(2, 'Second'), account(1, 'Main'), account(3, 'Third')]],
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
        readPayer={({ uuid }) => Promise.resolve(payers[uuid])}
        move={move}
      />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Move 2' }));
  return { move, dialog: screen.getByRole('dialog') };
}

beforeAll(() => loadOverlays());
beforeEach(() => {
  provideTestSite();
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

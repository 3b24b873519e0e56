import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { IpAddress } from '@console/contract/ip-address';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { IpAssignDialog } from './assign-dialog';

const ip = { uuid: 'ip-1', address: '203.0.113.7', type: 'public', billing_account_id: 1 };
const balancer = (uuid: string) => ({ uuid, display_name: `lb-${uuid}`, private_address: '10.0.0.9' });
const ADDRESS = '/tll/network/ip_addresses/203.0.113.7';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

/** The dialog for an address whose row is as the list has it. */
async function openFor(address: object, onClose: () => void): Promise<HTMLElement> {
  nav.navigator.push('/app/network');
  const row = { ...v.parse(IpAddress, address), location: 'tll', assignee: undefined, account: '', pending: undefined };
  render(
    <AreaRoot name="test">
      <IpAssignDialog row={row} onClose={onClose} />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Assign floating IP' });
  await within(dialog).findByRole('option', { name: 'lb-mine (10.0.0.9)' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Load balancer'), 'lb-mine (10.0.0.9)');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
  return dialog;
}

it('says what an address leads to by now where somebody else has assigned it meanwhile, and takes it from there if told so', async () => {
  provideTestSite({ vmsEnabled: false, servicesEnabled: false });
  const led = { ...ip, assigned_to: 'theirs', assigned_to_resource_type: 'load_balancer' };
  const { calls } = fakeServer({
    'GET /tll/network/load_balancers': [[balancer('mine'), balancer('theirs')]],
    'GET /tll/network/ip_addresses': [[ip]],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[]],
    [`GET ${ADDRESS}`]: [led],
    [`POST ${ADDRESS}/assign`]: [led],
  });
  const onClose = jest.fn();
  const dialog = await openFor(ip, onClose);
  expect(await within(dialog).findByText(/It is now: lb-theirs\. Nothing has been sent/)).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST ${ADDRESS}/assign`]);
});

it('goes on with the second call where it has taken the address from what had it: that was nobody else', async () => {
  provideTestSite({ vmsEnabled: false, servicesEnabled: false });
  const led = { ...ip, assigned_to: 'theirs', assigned_to_resource_type: 'load_balancer' };
  const { calls } = fakeServer({
    'GET /tll/network/load_balancers': [[balancer('mine'), balancer('theirs')]],
    'GET /tll/network/ip_addresses': [[ip]],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[]],
    [`GET ${ADDRESS}`]: [led, led, ip],
    [`POST ${ADDRESS}/unassign`]: [ip],
    [`POST ${ADDRESS}/assign`]: [{ fails: 500, body: { errors: { Error: 'Out of order' } } }, led],
  });
  const onClose = jest.fn();
  const dialog = await openFor(led, onClose);
  expect(await within(dialog).findByText(/Out of order/)).toBeVisible();
  expect(within(dialog).getByText(/already unassigned/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST ${ADDRESS}/unassign`,
    `POST ${ADDRESS}/assign`,
    `POST ${ADDRESS}/assign`,
  ]);
});

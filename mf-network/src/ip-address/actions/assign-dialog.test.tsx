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
async function show(address: object, onClose: () => void): Promise<HTMLElement> {
  nav.navigator.push('/app/network');
  const row = { ...v.parse(IpAddress, address), location: 'tll', assignee: undefined, account: '', pending: undefined };
  render(
    <AreaRoot name="test">
      <IpAssignDialog row={row} onClose={onClose} />
    </AreaRoot>,
  );
  return screen.findByRole('dialog', { name: 'Assign floating IP' });
}

/** The same, led to one of two load balancers. */
async function openFor(address: object, onClose: () => void): Promise<HTMLElement> {
  const dialog = await show(address, onClose);
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

it('says of no machine that it loses an address that goes to another private address of it', async () => {
  provideTestSite({ loadBalancerEnabled: false, servicesEnabled: false });
  const machine = (uuid: string, private_ipv4: string) => ({
    uuid,
    name: `web-${uuid}`,
    status: 'running',
    private_ipv4,
    vcpu: 2,
    memory: 2048,
    storage: [],
  });
  const nic = (vmi_uuid: string, private_ip_address: string) => ({ vmi_uuid, private_ip_address, subinterfaces: [] });
  fakeServer({
    'GET /tll/user-resource/vm/list': [[machine('mine', '10.4.4.20'), machine('other', '10.4.4.30')]],
    'GET /tll/network/virtual-machines/mine/interfaces': [[nic('if-1', '10.4.4.20'), nic('if-2', '10.4.5.20')]],
    'GET /tll/network/virtual-machines/other/interfaces': [[nic('if-3', '10.4.4.30')]],
    'GET /tll/network/ip_addresses': [[ip]],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[]],
  });
  const of = { assigned_to: 'mine', assigned_to_resource_type: 'virtual_machine', assigned_to_private_ip: '10.4.4.20' };
  const dialog = await show({ ...ip, ...of }, jest.fn());
  const machines = await within(dialog).findByRole('combobox', { name: 'Virtual machine' });
  await userEvent.selectOptions(machines, await within(dialog).findByRole('option', { name: /web-other/ }));
  expect(await within(dialog).findByText('web-mine loses 203.0.113.7')).toBeVisible();
  await userEvent.selectOptions(machines, within(dialog).getByRole('option', { name: /web-mine/ }));
  await userEvent.selectOptions(await within(dialog).findByLabelText('Private address'), '10.4.5.20');
  expect(within(dialog).queryByText(/loses/)).toBeNull();
});

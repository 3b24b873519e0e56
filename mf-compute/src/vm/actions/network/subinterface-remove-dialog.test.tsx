import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aVm } from '../../machine/fixture';
import { SubinterfaceRemoveDialog } from './subinterface-remove-dialog';

const IPS = 'GET /tll/network/ip_addresses';
const UNASSIGN = 'POST /tll/network/ip_addresses/203.0.113.7/unassign';
const REMOVE = 'DELETE /tll/network/virtual-machines/vm-1/subinterfaces/sub-1';
const ip = {
  uuid: 'ip-7',
  address: '203.0.113.7',
  type: 'public',
  assigned_to: 'vm-1',
  assigned_to_private_ip: '10.0.0.5',
};
const subinterface = {
  vmi_uuid: 'sub-1',
  vlan_tag: 300,
  ip_address: '10.0.0.5',
  network: { uuid: 'net-1', name: 'Office' },
};

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

const LOCKED = { fails: 400, body: { message: 'Locked' } };

/** Removes the subinterface and unassigns the address that leads to it. */
async function remove(routes: Readonly<Record<string, readonly FakeResponse[]>>) {
  provideTestSite();
  const server = fakeServer({
    'GET /tll/network/virtual-machines/vm-1/interfaces': [[{ vmi_uuid: 'if-1', subinterfaces: [subinterface] }]],
    'GET /tll/network/networks': [[]],
    [IPS]: [[ip]],
    'GET /tll/network/ip_addresses/203.0.113.7': [ip],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[]],
    'GET /charging/usage': [[]],
    [REMOVE]: [true],
    ...routes,
  });
  nav.navigator.push('/app/compute');
  const onClose = jest.fn();
  render(
    <AreaRoot name="test">
      <SubinterfaceRemoveDialog vm={aVm({ location: 'tll' })} uuid="sub-1" onClose={onClose} />
    </AreaRoot>,
  );
  expect(await screen.findByText('Its address 10.0.0.5 is released')).toBeVisible();
  await userEvent.click(await screen.findByLabelText('Unassign it too'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove subinterface' }));
  return { server, onClose };
}

it('is only left to unassign once the subinterface is removed', async () => {
  const { server, onClose } = await remove({
    [UNASSIGN]: [LOCKED, { ...ip, assigned_to: null }],
  });
  const goOn = await screen.findByRole('button', { name: 'Unassign now' });
  expect(screen.getByText(/already been removed. All that's left is to unassign 203\.0\.113\.7/)).toBeVisible();
  expect(screen.queryByText('Its address 10.0.0.5 is released')).toBeNull();
  // Left assigned after all: nothing is left to be sent.
  await userEvent.click(screen.getByLabelText('Unassign it too'));
  expect(goOn).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByLabelText('Unassign it too'));
  await userEvent.click(goOn);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.calls.filter((call) => /POST|DELETE/.test(call))).toEqual([REMOVE, UNASSIGN, UNASSIGN]);
});

it('has nothing left to do where somebody has unassigned the address meanwhile', async () => {
  await remove({ [IPS]: [[ip], [{ ...ip, assigned_to: null }]], [UNASSIGN]: [LOCKED] });
  expect(await screen.findByText('This subinterface no longer exists.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unassign now' })).toBeNull();
});

it('still knows what is left where the addresses could not be read again', async () => {
  await remove({ [IPS]: [[ip], [{ type: 'public' }]], [UNASSIGN]: [LOCKED] });
  expect(await screen.findByText(/already been removed. All that's left is to unassign 203\.0\.113\.7/)).toBeVisible();
});

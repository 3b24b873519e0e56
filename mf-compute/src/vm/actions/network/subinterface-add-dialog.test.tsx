import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aVm } from '../../machine/fixture';
import { SubinterfaceAddDialog } from './subinterface-add-dialog';

const DOWN = { fails: 403, body: { message: 'Out of order' } };
const ALL_TAKEN = /already in all networks of this location/;
const nic = { vmi_uuid: 'if-1', network: { uuid: 'net-1', name: 'Office' }, subinterfaces: [] };
const office = { uuid: 'net-1', name: 'Office', vm_uuids: [] };

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

function show(interfaces: readonly FakeResponse[], networks: readonly FakeResponse[]): void {
  provideTestSite();
  fakeServer({
    'GET /tll/network/virtual-machines/vm-1/interfaces': interfaces,
    'GET /tll/network/networks': networks,
  });
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <SubinterfaceAddDialog vm={aVm({ location: 'tll' })} interfaceId="if-1" onClose={jest.fn()} />
    </AreaRoot>,
  );
}

it('says that the interfaces could not be loaded, and asks for them again', async () => {
  show([DOWN, [nic]], [[office]]);
  expect(await screen.findByText('The interfaces could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('combobox', { name: 'Network' })).toBeVisible();
});

it('says that the networks could not be loaded, and asks for them again', async () => {
  show([[nic]], [DOWN, [office]]);
  expect(await screen.findByText('The networks could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Network' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add subinterface' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('combobox', { name: 'Network' })).toBeVisible();
  expect(await screen.findByText(ALL_TAKEN)).toBeVisible();
});

it('does not say that all networks are taken where one could not be read', async () => {
  show([[nic]], [[office, { name: 'Lab' }]]);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Network' }));
  expect(await screen.findByRole('option', { name: 'Office, already connected' })).toBeVisible();
  expect(screen.queryByText(ALL_TAKEN)).toBeNull();
});

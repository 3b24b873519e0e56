import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays, Toasts } from '@console/ui';
import { fakeServer } from '../testing/fake-server';
import { UnassignAddressDialog } from './unassign-dialog';
import { addressTarget } from './testing/address-target';

const written = () => sessionStorage.getItem('draft.follow-ups');
const row = { uuid: 'ip-7', address: '203.0.113.7', type: 'public', assigned_to: 'vm-1' };
const target = addressTarget(['203.0.113.7']);

beforeAll(() => loadOverlays());
beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/network');
});
afterEach(() => resetApi());

it('forgets the release once somebody leaves it as it is, and not before', async () => {
  fakeServer({
    'GET /tll/network/ip_addresses': [[row]],
    'GET /tll/network/ip_addresses/203.0.113.7': [row, 'lost'],
    'POST /tll/network/ip_addresses/203.0.113.7/unassign': ['lost'],
  });
  const onClose = jest.fn();
  const shown = render(
    <AreaRoot name="test">
      <UnassignAddressDialog target={target} address="203.0.113.7" onClose={onClose} />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByLabelText('Release it too'));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unassign' }));
  const leave = await within(dialog).findByRole('button', { name: 'Leave it' });
  expect(written()).toContain('ip-7');
  await userEvent.click(leave);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  shown.unmount();
  expect(written()).toBe('[]');
});

it('forgets the release once the toast that told it is closed', async () => {
  fakeServer({
    'GET /tll/network/ip_addresses': [[row]],
    'GET /tll/network/ip_addresses/203.0.113.7': [row, 'lost'],
    'POST /tll/network/ip_addresses/203.0.113.7/unassign': ['lost'],
  });
  let goOn: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (goOn = resolve));
  const run = (work: () => Promise<unknown>) => closed.then(() => target.run(work));
  const shown = render(
    <AreaRoot name="test">
      <UnassignAddressDialog target={{ ...target, run }} address="203.0.113.7" onClose={jest.fn()} />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByLabelText('Release it too'));
  await userEvent.click(screen.getByRole('button', { name: 'Unassign' }));
  shown.unmount();
  goOn();
  render(<Toasts />);
  const told = await screen.findByRole('button', { name: 'Send again' });
  expect(told).toBeVisible();
  expect(written()).toContain('ip-7');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(written()).toBe('[]');
});

it('says that the addresses could not be read, and reads them again', async () => {
  fakeServer({
    'GET /tll/network/ip_addresses': [{ fails: 500, body: { message: 'Out of order' } }, [row]],
  });
  render(
    <AreaRoot name="test">
      <UnassignAddressDialog target={target} address="203.0.113.7" onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText('The floating IPs could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Release it too')).toBeVisible();
});

it('asks for the release alone once the address is unassigned', async () => {
  const free = { ...row, assigned_to: null };
  const server = fakeServer({
    'GET /tll/network/ip_addresses': [[row]],
    'GET /tll/network/ip_addresses/203.0.113.7': [row, free],
    'POST /tll/network/ip_addresses/203.0.113.7/unassign': [free],
    'DELETE /tll/network/ip_addresses/203.0.113.7': [{ fails: 400, body: { message: 'Locked' } }, true],
  });
  const onClose = jest.fn();
  render(
    <AreaRoot name="test">
      <UnassignAddressDialog target={target} address="203.0.113.7" onClose={onClose} />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByLabelText('Release it too'));
  await userEvent.click(screen.getByRole('button', { name: 'Unassign' }));
  const goOn = await screen.findByRole('button', { name: 'Release it now' });
  expect(screen.queryByRole('button', { name: 'Unassign' })).toBeNull();
  // Kept after all: nothing is left to be sent.
  await userEvent.click(screen.getByLabelText('Release it too'));
  expect(goOn).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByLabelText('Release it too'));
  await userEvent.click(goOn);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.calls.filter((call) => /POST|DELETE/.test(call))).toEqual([
    'POST /tll/network/ip_addresses/203.0.113.7/unassign',
    'DELETE /tll/network/ip_addresses/203.0.113.7',
    'DELETE /tll/network/ip_addresses/203.0.113.7',
  ]);
});

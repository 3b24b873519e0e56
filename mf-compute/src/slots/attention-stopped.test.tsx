import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { aDisk, somePrices } from '../vm/machine/fixture';
import { serve, type FakeResponse } from '../vm/machine/test-server';
import AttentionStopped from './attention-stopped';

const machine = (uuid: string, status: string, disks: readonly object[] = []) => ({
  uuid,
  name: uuid,
  status,
  vcpu: 2,
  memory: 4096,
  storage: [aDisk('disk-a'), ...disks],
});

const three = [machine('a', 'stopped'), machine('b', 'stopped'), machine('c', 'running')];

/** @param elsewhere what the other location answers */
function show(elsewhere: FakeResponse, machines: readonly object[] = three): void {
  provideTestSite();
  nav.navigator.push('/app');
  serve((call) => {
    if (call.includes('/pricing')) return { value: somePrices };
    if (!call.includes('/vm/list')) return { value: [] };
    return call.includes('/jhv/') ? { value: machines } : elsewhere;
  });
  render(
    <AreaRoot name="test">
      <AttentionStopped />
    </AreaRoot>,
  );
}

it('says what stopped machines still cost, and leads to them', async () => {
  show({ value: [] });
  expect(await screen.findByText('2 stopped machines still cost money')).toBeVisible();
  expect(screen.getByText('€40.00 a month before VAT and discounts, until you delete them')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/compute\?status=stopped$/),
  );
});

it('takes them for the whole only where every location has responded', async () => {
  show({ status: 500, message: 'No' });
  expect(await screen.findByText('At least 2 stopped machines still cost money')).toBeVisible();
  expect(screen.getByText('At least €40.00 a month before VAT and discounts, until you delete them')).toBeVisible();
});

it.each([
  ['one', [machine('a', 'stopped', [{ uuid: 7 }])], 'At least €20.00 a month'],
  ['several', [machine('a', 'stopped', [{ uuid: 7 }]), machine('b', 'stopped')], 'At least €40.00 a month'],
])('takes the cost of %s with a disk that could not be read for the least', async (_, machines, least) => {
  show({ value: [] }, machines);
  expect(await screen.findByText(least, { exact: false })).toBeVisible();
});

import { render, waitFor } from '@testing-library/react';
import { AreaRoot, homeStore, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { aDisk, somePrices } from '../vm/machine/fixture';
import { serve } from '../vm/machine/test-server';
import HomeVms from './home-vms';

const machine = {
  uuid: 'vm-1',
  name: 'web',
  status: 'running',
  vcpu: 2,
  memory: 4096,
  storage: [aDisk('disk-a')],
};
const address = {
  uuid: 'ip-1',
  address: '203.0.113.4',
  type: 'public',
  assigned_to: 'vm-1',
  assigned_to_resource_type: 'virtual_machine',
};

/** Its floating IP stands under its own kind on this page: counted here, too, it would be in the total twice. */
it('costs what the machines cost, without their floating IPs', async () => {
  provideTestSite();
  nav.navigator.push('/app');
  const prices = {
    EUR: { ...somePrices.EUR, jhv: { ...somePrices.EUR?.jhv, ASSIGNED_FLOATING_IP: [{ price_per_unit: 1 }] } },
  };
  serve((call) => {
    if (call.includes('/pricing')) return { value: prices };
    if (call.includes('/vm/list')) return { value: call.includes('/jhv/') ? [machine] : [] };
    if (call.includes('/ip_addresses')) return { value: call.includes('/jhv/') ? [address] : [] };
    return { value: [] };
  });
  render(
    <AreaRoot name="test">
      <table>
        <tbody>
          <HomeVms />
        </tbody>
      </table>
    </AreaRoot>,
  );
  // 2 vCPU, 4 GB of memory and 40 GB of disk.
  await waitFor(() => expect(homeStore.getState().resources['virtual_machine']?.monthly).toBe('20'));
});

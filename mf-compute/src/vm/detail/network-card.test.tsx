import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { aVm } from '../machine/fixture';
import { NetworkCard } from './network-card';
import { VmFacts } from './vm-facts';

const vm = aVm({ private_ipv4: '10.4.4.20' });

const show = (isOffered: boolean): void => {
  provideTestSite({ ipsEnabled: isOffered, privateNetworksEnabled: isOffered });
  fakeServer({ 'GET /jhv/network/networks': [[]], 'GET /payment/billing_account/list': [[]] });
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <VmFacts vm={vm} />
      <NetworkCard vm={vm} />
    </AreaRoot>,
  );
};

it('says that a machine has no public address, where it could have one', async () => {
  show(true);
  expect(await screen.findAllByText('Public IPv4')).toHaveLength(2);
  expect(screen.getAllByText('Network', { selector: 'dt, dt *' })).toHaveLength(2);
});

it('says nothing of floating IPs and networks where the site has none', async () => {
  show(false);
  expect(await screen.findAllByText('10.4.4.20')).toHaveLength(2);
  expect(screen.queryByText('Public IPv4')).toBeNull();
  expect(screen.queryByText('Network', { selector: 'dt, dt *' })).toBeNull();
});

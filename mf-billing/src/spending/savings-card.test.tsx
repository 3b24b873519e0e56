import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { SavingsCard } from './savings-card';

const resources = { index: new Map(), isComplete: true, isSettled: true, locations: [] };
const none = { vmsEnabled: false, ipsEnabled: false, loadBalancerEnabled: false, servicesEnabled: false };

const show = (config: Parameters<typeof provideTestSite>[0]) => {
  provideTestSite(config);
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <SavingsCard spending={{ savings: [], resources }} />
      <p>What stands below</p>
    </AreaRoot>,
  );
};

it('names what it has looked for, of what the site offers', async () => {
  show({ ...none, ipsEnabled: true, loadBalancerEnabled: true });
  expect(
    await screen.findByText(
      /^No savings found\. We looked for unassigned floating IPs.*load balancers without targets\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/machines|snapshots|disks/)).toBeNull();
});

it('is not there where the site offers nothing of the kind', async () => {
  show(none);
  expect(await screen.findByText('What stands below')).toBeVisible();
  expect(screen.queryByText('What you can save')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { big } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { chargesOf } from './model/charges';
import { entry, month } from './model/fixture';
import { spendRows } from './model/rows';
import type { Saving } from './model/savings';
import { SavingsCard } from './savings-card';

const resources = { index: new Map(), isComplete: true, isSettled: true, locations: [] };
const none = { vmsEnabled: false, ipsEnabled: false, loadBalancerEnabled: false, servicesEnabled: false };

type Shown = Parameters<typeof SavingsCard>[0]['spending'];

const unassigned: Saving = {
  id: 'ip',
  kind: 'unassigned',
  name: '203.0.113.31',
  location: 'tll',
  path: undefined,
  fix: '/network/ip-addresses',
  hourly: big('0.01'),
  monthly: big('7.3'),
  made: undefined,
};

const show = (config: Parameters<typeof provideTestSite>[0], spending: Partial<Shown> = {}) => {
  provideTestSite(config);
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <SavingsCard spending={{ savings: [], rows: [], resources, ...spending }} />
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

it('does not say that it found no disk where it cannot tell whether one is there', async () => {
  const known = { index: new Map(), isComplete: true };
  const usage = [entry({ owner: 'loose', hours: 100, price: 0.01, uptime: 'block' })];
  const rows = spendRows(chargesOf(usage, known, 0, month.elapsed), known, month, new Map());
  expect(rows.map(({ isGone }) => isGone)).toEqual([false]);
  show({ ...none, vmsEnabled: true }, { rows });
  expect(await screen.findByText(/^No savings found\. We looked for stopped machines and snapshots/)).toBeVisible();
});

it('is not there where the site offers nothing of the kind', async () => {
  show(none);
  expect(await screen.findByText('What stands below')).toBeVisible();
  expect(screen.queryByText('What you can save')).toBeNull();
});

it.each([
  ['all resources are known', true, true, /^Up to €7\.30 a month/],
  ['some are still on their way', false, false, /^At least €7\.30 a month.*; still checking your resources$/],
  ["some couldn't be loaded", false, true, /^At least €7\.30 a month.*; some resources couldn't be loaded$/],
])('says of the sum that %s', async (_, isComplete, isSettled, note) => {
  show({ ...none, ipsEnabled: true }, { savings: [unassigned], resources: { ...resources, isComplete, isSettled } });
  expect(await screen.findByText(note)).toBeVisible();
});

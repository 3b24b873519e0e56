import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { UsageEntry } from '@console/contract/usage';
import { DaysLeftCard } from './days-left-card';

const usage: UsageEntry[] = [{ billing_account_id: 7, hours: 10, cost: 1, uptime_types: [], configurations: [] }];

it.each([
  ['an account', 'ACTIVE', 'creditcard', { link: true, line: true }],
  ['an account that is being checked', 'PENDING_VALIDATION', 'creditcard', { link: false, line: true }],
  ['an account of a site that takes no top-ups', 'ACTIVE', 'invoice', { link: false, line: false }],
] as const)('says for %s what a top-up would make longer', async (_, status, type, shown) => {
  provideTestSite({ minimumTopupAmount: 10, paymentProcessors: [{ type, name: 'Way', keyword: 'way' }] });
  nav.navigator.push('/app/billing');
  const account = { id: 7, title: 'Main', status, credit_amount: 100 };
  render(
    <AreaRoot name="test">
      <DaysLeftCard account={account} usage={usage} spending={{ savings: [] }} />
    </AreaRoot>,
  );
  expect(await screen.findByText("At this month's average")).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Top up' }) !== null).toBe(shown.link);
  expect(screen.queryByText(/^With a top-up of/) !== null).toBe(shown.line);
});

it.each([
  ["At today's rate", [{ uuid: 'always', hours: 100, cost: 1 }]],
  [
    "At this month's average",
    [
      { uuid: 'always', hours: 100, cost: 1 },
      { uuid: 'late, or ended', hours: 50, cost: 1 },
    ],
  ],
])('says what its days go by, at the first look: %s', async (label, entries) => {
  provideTestSite();
  nav.navigator.push('/app/billing');
  const read = entries.map((entry) => ({ billing_account_id: 7, uptime_types: [], configurations: [], ...entry }));
  render(
    <AreaRoot name="test">
      <DaysLeftCard account={{ id: 7, credit_amount: 100 }} usage={read} spending={{ savings: [] }} />
    </AreaRoot>,
  );
  expect(await screen.findByText(label)).toBeVisible();
});

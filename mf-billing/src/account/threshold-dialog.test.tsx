import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { ThresholdDialog } from './threshold-dialog';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it.each([
  ['12.345', 'Use at most 2 decimal places'],
  ['9'.repeat(23), 'Enter €10,000,000,000.00 or less'],
  ['-1', 'Enter €0.00 or more'],
])('takes the sums that are amounts of money, not %s', async (typed, problem) => {
  provideTestSite();
  const path = '/config/payment/restriction_level_clear_topup_threshold';
  const server = fakeServer({ [`GET ${path}`]: [{ restriction_level_clear_topup_threshold: 50 }] });
  nav.navigator.push('/app/billing');
  render(
    <AreaRoot name="test">
      <ThresholdDialog onClose={() => undefined} />
    </AreaRoot>,
  );
  const field = await screen.findByRole('spinbutton', { name: 'Sum of top-ups' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

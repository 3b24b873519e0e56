import { renderHook, waitFor } from '@testing-library/react';
import { resetApi } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '../testing/fake-server';
import { useMonthlyPrices } from './use-prices';

const tiers = [
  { price_per_unit: 0.01, price_per_unit_month: 7, gigabytes_from: 0 },
  { price_per_unit: 0.005, price_per_unit_month: 4, gigabytes_from: 100 },
];

afterEach(() => resetApi());

it.each([
  [{}, '800'],
  [{ priceTiers: 'graduated' as const }, '1100'],
])('prices a quantity above the start of a tier as the site does: %j', async (config, monthly) => {
  provideTestSite(config);
  fakeServer({ 'GET /pricing/list/current': [{ EUR: { tll: { STORAGE: tiers } } }] });
  const { result } = renderHook(useMonthlyPrices);
  await waitFor(() => expect(result.current('tll', 'STORAGE', 200)?.toString()).toBe(monthly));
});

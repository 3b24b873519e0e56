import { render } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { leaseRows } from '../lease/rows';
import { LeaseTotals, RailPrice } from './totals';

const lease = { uuid: 'lease-1', display_name: 'farm', status: 'in_use', location: 'tll' };
const prices = { EUR: { 'spec-1': { BARE_METAL_SERVER: [{ price_per_unit: 0.2, price_per_unit_month: 149 }] } } };
const rowsWith = (priceList: typeof prices | undefined) =>
  leaseRows([{ ...lease, spec: { uuid: 'spec-1', title: 'Ryzen', ready_os_ids: [] } }], {
    systems: undefined,
    accounts: undefined,
    prices: priceList,
    terms: { currency: 'EUR', tiers: 'whole' },
  });

function show(...[rows, isLoading]: [rows: ReturnType<typeof rowsWith>, isLoading: boolean]): string | undefined {
  nav.navigator.push('/app/metal');
  const { container, unmount } = render(
    <AreaRoot name="test">
      <RailPrice rows={rows} isPartial={false} isLoading={isLoading} />
    </AreaRoot>,
  );
  const text = container.querySelector('.metal-rail-price')?.textContent;
  unmount();
  return text;
}

beforeEach(() => provideTestSite());

it('has its place in the rail before it is known, and none where it never will be', () => {
  expect(show(rowsWith(undefined), true)).toBe('Per month');
  expect(show([], true)).toBe('Per month');
  expect(show(rowsWith(prices), false)).toMatch(/^Per month€149\.00before VAT/);
  expect(show(rowsWith(undefined), false)).toBeUndefined();
  expect(show([], false)).toBeUndefined();
});

it.each([
  [true, 'in_use', 'At least 1 server≥ 1 in use'],
  [true, 'ordered', 'At least 1 server'],
  [false, 'ordered', '1 server0 in use'],
])('claims nothing of servers in use that were not read (%s, %s)', (isPartial, status, shown) => {
  nav.navigator.push('/app/metal');
  const rows = rowsWith(undefined).map((row) => ({ ...row, status }));
  const costs = { isLoading: true, of: () => undefined };
  const { container } = render(
    <AreaRoot name="test">
      <LeaseTotals rows={rows} isPartial={isPartial} costs={costs} />
    </AreaRoot>,
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(shown);
});

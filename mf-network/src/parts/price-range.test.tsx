import { renderHook, waitFor } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { usePriceRange } from './price-range';

const place = (slug: string, isOff = false) => ({
  slug,
  display_name: slug,
  country_code: 'est',
  create_resource_disabled: isOff,
});
const priced = (price: number) => ({ LOAD_BALANCER: [{ price_per_unit: price }] });

it.each([
  ['the lowest of the open locations, and that others cost more', { tll: 0.02, jhv: 0.01, off: 0.001 }, '7.3', true],
  ['one price where all are the same', { tll: 0.01, jhv: 0.01, off: 0.02 }, '7.3', false],
])('knows %s', async (_, { tll, jhv, off }, least, varies) => {
  const places = [place('tll'), place('jhv'), place('off', true)];
  provideTestSite({ locations: places });
  fakeServer({
    'GET /config/locations': [places],
    'GET /pricing/list/current': [{ EUR: { tll: priced(tll), jhv: priced(jhv), off: priced(off) } }],
  });
  nav.navigator.push('/app/network');
  const { result } = renderHook(usePriceRange, {
    wrapper: ({ children }) => <AreaRoot name="test">{children}</AreaRoot>,
  });
  await waitFor(() => expect(result.current('LOAD_BALANCER')).toBeDefined());
  const range = result.current('LOAD_BALANCER');
  expect([String(range?.least), range?.varies]).toEqual([least, varies]);
});

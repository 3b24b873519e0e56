import { renderHook, waitFor } from '@testing-library/react';
import { resetApi } from '@console/api';
import { provideReporter } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '../testing/fake-server';
import { useOrderLocations } from './use-order-locations';

const place = (slug: string, more: object = {}) => ({ slug, display_name: slug, country_code: 'est', ...more });
const CALL = 'GET /config/locations';

const paused = (locations: ReturnType<typeof useOrderLocations>) =>
  locations.filter((row) => row.create_resource_disabled).map(({ slug }) => slug);

beforeEach(() => {
  provideTestSite({ locations: [place('jhv', { create_resource_disabled: true }), place('tll')] });
});
afterEach(() => resetApi());

it('begins with the configuration and follows the server', async () => {
  const open = place('jhv', { create_resource_disabled: false });
  const { calls } = fakeServer({ [CALL]: [[open, place('tll', { create_resource_disabled: true })]] });
  const { result } = renderHook(useOrderLocations);
  expect(paused(result.current)).toEqual(['jhv']);
  await waitFor(() => expect(paused(result.current)).toEqual(['tll']));
  const second = renderHook(useOrderLocations);
  expect(paused(second.result.current)).toEqual(['tll']);
  expect(calls).toEqual([CALL]);
});

it.each([
  [404, 0],
  [500, 1],
])('keeps the configuration where the server says %i, and writes %i errors to the log', async (fails, reports) => {
  const report = jest.fn();
  provideReporter(report);
  const { calls } = fakeServer({ [CALL]: [{ fails, body: { message: 'Not here' } }] });
  const { result } = renderHook(useOrderLocations);
  await waitFor(() => expect(calls).toEqual([CALL]));
  await new Promise((resolve) => setTimeout(resolve, 0));
  await waitFor(() => expect(report).toHaveBeenCalledTimes(reports));
  expect(paused(result.current)).toEqual(['jhv']);
});

import { createEvent, fireEvent } from '@testing-library/react';
import { configureApi, signIn } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { watchLikelyData } from './likely-data';
import { readAreas } from './registry';

const fetch = jest.fn<Promise<Response>, [RequestInfo | URL]>(() => Promise.reject(new TypeError('Failed to fetch')));
const asked = (): string[] =>
  fetch.mock.calls.splice(0).map(([url]) => new URL(String(url), window.location.href).pathname.replace('/api/v1', ''));

function link(path: string): HTMLElement {
  const element = document.createElement('a');
  element.href = path;
  document.body.append(element);
  return element;
}

beforeAll(() => {
  localStorage.clear();
  // jsdom knows of no resources.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  signIn('k'.repeat(32));
  configureApi({ baseUrl: '/api/v1', fetch });
  const site = provideTestSite({});
  const area = {
    name: 'mf-compute',
    area: 'compute',
    owner: 'a',
    contract: '^0.1.0',
    routes: [{ prefix: '/compute' }],
  };
  const data = { '/compute': '/*/vms', '/compute/prices': '/prices' };
  const remote = { name: 'mf-compute', version: '1', base: '/', entry: 'remoteEntry.js', integrity: 's', area, data };
  watchLikelyData(readAreas({ ...site, registry: { ...site.registry, remotes: [remote] } }));
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for what a route declares, in each location, once the pointer or the focus rests; at once for a touch', async () => {
  const [list, prices] = [link('/app/compute?q=1'), link('/app/compute/prices')];
  fireEvent.pointerOver(list);
  await jest.advanceTimersByTimeAsync(60);
  fireEvent.pointerOver(prices);
  await jest.advanceTimersByTimeAsync(60);
  fireEvent.pointerOver(document.body);
  await jest.advanceTimersByTimeAsync(500);
  expect(asked()).toEqual([]);
  fireEvent.focusIn(list);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(['/tll/vms', '/jhv/vms']);
  fireEvent(prices, Object.assign(createEvent.pointerOver(prices), { pointerType: 'touch' }));
  expect(asked()).toEqual(['/prices']);
});

it('asks for nothing for a page of one thing, and where no area is', async () => {
  for (const path of [
    '/app/compute/vm/tll/1',
    '/app/elsewhere',
    '/app/constructor',
    'https://elsewhere.example/app/compute',
  ]) {
    fireEvent.pointerOver(link(path));
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(asked()).toEqual([]);
});

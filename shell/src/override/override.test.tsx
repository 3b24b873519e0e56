import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { endSession, signIn, storage } from '@console/api';
import * as area from '@console/area';
import { AREA_CONTRACT, AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { SiteDocument } from '@console/contract/site-document';
import { loadOverlays } from '@console/ui';
import { OverrideBanner } from './parts';
import { keepOverride, keptOverride } from './kept';
import { OverridePlace } from './load';
import { allowedOrigin } from './origins';
import { overrideState } from './state';
import { withOverride } from './with-override';

jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  reloadPage: jest.fn(),
  reportError: jest.fn(),
}));

const ORIGIN = 'http://localhost:9000';
const ALLOWED = ['https://dev.example', 'http://localhost:*'];
const record = {
  name: 'mf-compute',
  version: 'dev',
  base: '/remotes/mf-compute/dev/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-abc',
  area: { name: 'mf-compute', builtWith: AREA_CONTRACT },
};
const request = jest.fn<Promise<Response>, [string, RequestInit?]>();
const respond = (value: unknown): void => {
  request.mockImplementation(async () => Object.assign(new Response(), { json: async () => value }));
};

beforeAll(() => loadOverlays(), 30_000);
beforeEach(() => {
  request.mockReset();
  Object.assign(globalThis, { fetch: request });
  storage.session.clear();
  signIn('key');
  jest.mocked(area.reloadPage).mockReset();
});

it.each([
  ['https://dev.example', 'https://dev.example'],
  ['https://dev.example/app/?x=1', 'https://dev.example'],
  [ORIGIN, ORIGIN],
  ['http://localhost', 'http://localhost'],
  ['https://localhost:9000', undefined],
  ['http://localhost.evil.example:9000', undefined],
  ['https://dev.example.evil.example', undefined],
  ['https://dev.example@evil.example', undefined],
  ['https://dev.example:8443', undefined],
  ['http://dev.example', undefined],
  ['javascript:alert(1)', undefined],
  ['nonsense', undefined],
])('from %s an area may come as %s', (address, origin) => {
  expect(allowedOrigin(address, ALLOWED)).toBe(origin);
  expect(allowedOrigin(address, [])).toBeUndefined();
  expect(allowedOrigin(address)).toBeUndefined();
});

const own = { ...record, version: '1', base: '/remotes/mf-compute/1/' };
const other = { ...own, name: 'mf-auth', base: '/remotes/mf-auth/1/' };
const documentWith = (overrides?: readonly string[]): SiteDocument =>
  ({
    registry: { shell: { version: '1', base: '/' }, remotes: [own, other] },
    reporting: { dsn: 'https://key@reports.example/1' },
    takesFigures: true,
    ...(overrides && { overrides }),
  }) as unknown as SiteDocument;

it('takes the one area from elsewhere, by the hash that was told, and reports nothing of it as the own of the site', async () => {
  keepOverride({ origin: ORIGIN, name: 'mf-compute' });
  respond(record);
  const site = await withOverride(documentWith(ALLOWED));
  expect(site.registry.remotes).toEqual([other, { ...record, base: `${ORIGIN}/remotes/mf-compute/dev/` }]);
  expect(site).not.toHaveProperty('reporting');
  expect(site).not.toHaveProperty('takesFigures');
  expect(request).toHaveBeenCalledWith(
    `${ORIGIN}/dev/record.json`,
    expect.objectContaining({ credentials: 'omit', redirect: 'error' }),
  );
  expect(overrideState()).toEqual({ origin: ORIGIN, name: 'mf-compute', version: 'dev' });
});

it.each([
  ['takes none', undefined],
  ['takes none from there any more', ['https://dev.example']],
])('asks nothing where the site %s', async (_, overrides) => {
  keepOverride({ origin: ORIGIN, name: 'mf-compute' });
  const site = documentWith(overrides);
  expect(await withOverride(site)).toBe(site);
  expect(request).not.toHaveBeenCalled();
});

it('is forgotten where the one who confirmed it is not signed in any more', async () => {
  keepOverride({ origin: ORIGIN, name: 'mf-auth' });
  endSession();
  const site = documentWith(ALLOWED);
  expect(await withOverride(site)).toBe(site);
  expect(request).not.toHaveBeenCalled();
  expect(keptOverride()).toBeUndefined();
});

it('asks nothing where nobody has confirmed anything', async () => {
  const site = documentWith(ALLOWED);
  expect(await withOverride(site)).toBe(site);
  expect(request).not.toHaveBeenCalled();
});

it.each([
  [
    'files of another place',
    { ...record, base: 'https://evil.example/remotes/mf-compute/dev/' },
    'return the description of an area',
  ],
  ['no hash', { ...record, integrity: '' }, 'return the description of an area'],
  ['an entry elsewhere', { ...record, entry: '../../x.js' }, 'return the description of an area'],
  ['another area', { ...record, name: 'mf-auth', base: '/remotes/mf-auth/dev/' }, 'now serves mf-auth'],
])("keeps the site's own where a server has %s, and says so", async (_, value, words) => {
  keepOverride({ origin: ORIGIN, name: 'mf-compute' });
  respond(value);
  const site = documentWith(ALLOWED);
  expect(await withOverride(site)).toBe(site);
  const state = overrideState();
  expect(state && 'problem' in state ? state.problem() : '').toContain(words);
});

it.each<[string, () => Promise<Response>, string]>([
  [
    'no response, or none that may be read',
    () => Promise.reject(new TypeError()),
    "or doesn't allow this site to ask it",
  ],
  ['an error for a response', async () => new Response('Not found', { status: 404 }), "didn't return the description"],
  ['a page', async () => new Response('<!doctype html>'), "didn't return the description"],
])('says of a server with %s no more than is known', async (_, answer, words) => {
  keepOverride({ origin: ORIGIN, name: 'mf-compute' });
  request.mockImplementation(answer);
  await withOverride(documentWith(ALLOWED));
  const state = overrideState();
  expect(state && 'problem' in state ? state.problem() : '').toContain(words);
});

function openDrawer(search: string, overrides: readonly string[] | undefined = ALLOWED): void {
  provideTestSite();
  Object.assign(area.currentSite(), { overrides });
  nav.navigator.push(`/app/?${search}`);
  render(
    <AreaRoot name="test">
      <OverridePlace />
    </AreaRoot>,
  );
}

it('runs what a link names only after somebody has looked at it and pressed the button', async () => {
  respond(record);
  openDrawer(`override=${encodeURIComponent(ORIGIN)}`);
  const look = await screen.findByRole('button', { name: 'Check server' });
  expect(request).not.toHaveBeenCalled();
  fireEvent.click(look);
  const run = await screen.findByRole('button', { name: 'Run mf-compute from there' });
  expect(screen.getByText(`${ORIGIN} serves mf-compute, version dev.`)).toBeTruthy();
  expect(keptOverride()).toBeUndefined();
  fireEvent.click(run);
  expect(keptOverride()).toEqual({ origin: ORIGIN, name: 'mf-compute' });
  expect(area.reloadPage).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('');
});

it('asks no server that the site does not name', async () => {
  openDrawer(`override=${encodeURIComponent('https://evil.example')}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Check server' }));
  expect(await screen.findByText("This site doesn't allow areas from that server.")).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
});

it('offers nothing that was built for another contract', async () => {
  respond({ ...record, area: { ...record.area, builtWith: '9.0.0' } });
  openDrawer(`override=${encodeURIComponent(ORIGIN)}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Check server' }));
  expect(await screen.findByText(/built for version 9\.0\.0/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Run/ })).toBeNull();
});

it('ends with a press, at once', async () => {
  provideTestSite();
  keepOverride({ origin: ORIGIN, name: 'mf-compute' });
  render(
    <AreaRoot name="test">
      <OverrideBanner state={{ origin: ORIGIN, name: 'mf-compute', version: 'dev' }} />
    </AreaRoot>,
  );
  expect(screen.getByText(`mf-compute dev is running from ${ORIGIN}, in this tab only.`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: "Use this site's version" }));
  await waitFor(() => expect(area.reloadPage).toHaveBeenCalledTimes(1));
  expect(keptOverride()).toBeUndefined();
});

/* The federation runtime is replaced: what is tested is what stands between it and the page. */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { AREA_CONTRACT } from '@console/area';
import type { AreaManifest } from '@console/area/manifest.mjs';
import { entryScript } from './federation-plugin';
import type { Area } from './registry';
import { loadApp, loadSlot, registerAreas, resetRemote } from './remotes';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote<object>);
const register = jest.mocked(registerRemotes);

const manifest: AreaManifest = {
  name: 'mf-x',
  area: 'x',
  owner: 'team',
  contract: '^0.1.0',
  builtWith: AREA_CONTRACT,
  signedOut: false,
  routes: [{ prefix: '/x' }],
  navigation: [],
  kinds: [],
  slots: [],
  data: [],
};
let count = 0;
function area(): Area {
  count += 1;
  const name = `mf-x${count}`;
  const remote = {
    name,
    version: '1',
    base: `/remotes/${name}/1/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    area: null,
  };
  return { manifest, closed: [], remote };
}
const lifecycle = {
  bootstrap: () => undefined,
  mount: () => undefined,
  unmount: () => undefined,
};
const entries = () =>
  register.mock.calls.map(([[remote]]) => (remote && 'entry' in remote ? new URL(remote.entry).search : ''));

beforeEach(() => {
  load.mockReset();
  register.mockReset();
});
afterEach(() => jest.useRealTimers());

it('registers each remote under an identifier, with the integrity of the registry', () => {
  const one = area();
  registerAreas([one]);
  expect(register.mock.calls[0]?.[0]).toEqual([
    {
      name: one.remote.name,
      alias: one.remote.name,
      entryGlobalName: one.remote.name.replace('-', '_'),
      type: 'global',
      entry: `http://localhost/remotes/${one.remote.name}/1/remoteEntry.js`,
    },
  ]);
});

it('loads entries by their hash, and only those of this site or registered with one', () => {
  const elsewhere = 'http://localhost:9000/remotes/mf-x/dev/remoteEntry.js';
  const known = [`${window.location.origin}/remotes/mf-x/1/remoteEntry.js`, elsewhere, 'https://evil.example/x.js'];
  const script = (url: string) => entryScript(url, (address) => (known.includes(address) ? 'sha384-x' : undefined));
  expect(script('/remotes/mf-x/1/remoteEntry.js?retry=2')).toMatchObject({
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
  });
  expect(script(`${elsewhere}?retry=1`)).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(() => script('https://evil.example/x.js')).toThrow('Not a remote of this site');
  expect(() => script('http://localhost:9001/remotes/mf-x/dev/remoteEntry.js')).toThrow('Not a remote of this site');
  expect(() => script('https://evil.example/remotes/x.js')).toThrow('Not a remote of this site');
  expect(() => script('/uploads/x.js')).toThrow('Not a remote of this site');
});

it('gives the lifecycle of an area', async () => {
  load.mockResolvedValue({ default: lifecycle });
  await expect(loadApp(area())).resolves.toBe(lifecycle);
});

it('loads an area once for all that ask for it, and anew after it failed or was reset', async () => {
  const one = area();
  load.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
  await expect(loadApp(one)).rejects.toThrow("The server didn't deliver its files.");
  load.mockClear().mockResolvedValue({ default: lifecycle });
  const asked = [loadApp(one), loadApp(one)];
  await Promise.all(asked);
  expect(await loadApp(one)).toBe(lifecycle);
  expect(load).toHaveBeenCalledTimes(1);
  resetRemote(one.remote);
  await loadApp(one);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries once more, at a new address, and says then in words that it did not come', async () => {
  load.mockRejectedValue(new Error('[ Federation Runtime ]: #RUNTIME-008'));
  await expect(loadApp(area())).rejects.toThrow("The server didn't deliver its files.");
  expect(load).toHaveBeenCalledTimes(2);
  expect(entries()).toEqual(['?retry=1']);
});

it('starts anew once for all modules that fail together', async () => {
  const one = area();
  load
    .mockRejectedValueOnce(new Error('a'))
    .mockRejectedValueOnce(new Error('b'))
    .mockResolvedValue({ default: () => null });
  await Promise.all([loadSlot(one, './slots/a'), loadSlot(one, './slots/b')]);
  expect(entries()).toEqual(['?retry=1']);
});

it('gives up on what hangs, after eight seconds and without a second wait', async () => {
  jest.useFakeTimers();
  load.mockImplementation(() => new Promise(() => undefined));
  const outcome = loadApp(area()).catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(8000);
  expect(await outcome).toContain('No response within 8 s.');
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits for what is slow, as long as that takes less', async () => {
  jest.useFakeTimers();
  load.mockImplementation(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 7900);
    });
    return { default: lifecycle };
  });
  const outcome = loadApp(area());
  await jest.advanceTimersByTimeAsync(7900);
  await expect(outcome).resolves.toBe(lifecycle);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['no lifecycle', { default: {} }, "isn't part of this console"],
  ['nothing', null, "isn't part of this console"],
])('refuses %s', async (_, module, words) => {
  load.mockResolvedValue(module);
  await expect(loadApp(area())).rejects.toThrow(words);
});

/** What an area and its slot were built with; of an area that says nothing of itself, undefined. */
const builtWith = (app: string | undefined, slot?: string): Area => {
  const { builtWith: _own, ...unstamped } = manifest;
  const stamp = (version: string | undefined) => (version === undefined ? {} : { builtWith: version });
  const piece = { slot: 'home.sidebar' as const, module: './slots/a', order: 1, ...stamp(slot) };
  return { ...area(), manifest: { ...unstamped, ...stamp(app), slots: [piece] } };
};

it.each([
  ['a minor version while there is no first major one', '0.2.0', 'built for version 0.2.0'],
  ['another major one', '1.0.0', 'built for version 1.0.0'],
  ['nothing', undefined, "doesn't say which version"],
])('loads nothing of an area and its slots that were built with %s', async (_, version, words) => {
  load.mockResolvedValue({ default: lifecycle });
  await expect(loadApp(builtWith(version))).rejects.toThrow(words);
  await expect(loadSlot(builtWith(version), './slots/a')).rejects.toThrow(words);
  await expect(loadSlot(builtWith(AREA_CONTRACT, version ?? '2.0.0'), './slots/a')).rejects.toThrow('for version');
  expect(load).not.toHaveBeenCalled();
});

it('loads what differs in the last number only', async () => {
  load.mockResolvedValue({ default: lifecycle });
  await expect(loadApp(builtWith(AREA_CONTRACT.replace(/\d+$/, '99')))).resolves.toBe(lifecycle);
});

it('believes the build and not the code, which tells the number of the shell', async () => {
  load.mockResolvedValue({ default: { ...lifecycle, contractVersion: AREA_CONTRACT } });
  await expect(loadApp(builtWith('1.0.0'))).rejects.toThrow('built for version 1.0.0');
});

it('loads a piece from a fresh start after it failed', async () => {
  const one = area();
  load.mockResolvedValueOnce({ default: 'nonsense' }).mockResolvedValue({ default: () => null });
  await expect(loadSlot(one, './slots/a')).rejects.toThrow("isn't part of this console");
  await loadSlot(one, './slots/a');
  resetRemote(one.remote);
  expect(entries()).toEqual(['?retry=1', '?retry=2']);
});

it('loads nothing of an area whose declaration is broken, and says what is wrong with it', async () => {
  const broken = { ...area(), problem: '× Expected "owner"\n  → at owner' };
  await expect(loadApp(broken)).rejects.toThrow('Its description can\'t be read: × Expected "owner"');
  expect(load).not.toHaveBeenCalled();
});

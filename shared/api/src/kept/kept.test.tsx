import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { clearCache } from '../cache';
import { useLocationsQuery } from '../locations-query';
import { resetApi } from '../reset';
import { rejectCredential, rereadSession, signIn, signOut, startImpersonation } from '../session';
import { configureApi } from '../settings';
import { STORAGE_KEYS, storage } from '../storage';
import { forgetViews, openViews, settled, VIEWS } from './database';
import { keepViews } from './write';

const things = {
  name: 'listThings',
  method: 'GET',
  path: '/{location}/things',
  params: v.object({ location: v.string() }),
  response: v.array(v.object({ uuid: v.string(), name: v.string(), password: v.optional(v.string()) })),
  rowId: 'uuid',
  source: 'test',
} as const;
const list = defineEndpoint({ ...things, kept: 'uuid name' });
const notKept = defineEndpoint({ ...things, name: 'listSecrets', path: '/{location}/secrets' });

const PLACES = ['tll', 'fra'];
const WEB = { uuid: 'a1', name: 'web', password: 'never kept' };
const KEY = 'k'.repeat(32);

let respond: (url: string) => Promise<Response>;
const json = (rows: unknown): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(rows), { headers: { 'content-type': 'application/json' } }));
const never = (): Promise<Response> => new Promise(() => undefined);

beforeEach(async () => {
  localStorage.clear();
  resetApi();
  await keepViews();
  respond = () => json([WEB]);
  configureApi({ baseUrl: '', fetch: (input) => respond(String(input)), onContent: () => undefined });
  signIn(KEY);
});
// Gone before the next test begins: deleting waits for its turn.
afterEach(async () => {
  forgetViews();
  await stored();
});

/** Everything that is kept in this browser, by its place. */
async function stored(): Promise<[string, unknown][]> {
  const store = (await openViews()).transaction(VIEWS).objectStore(VIEWS);
  const [ids, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  return ids.map((id, index) => [typeof id === 'string' ? id : '', values[index]]);
}

const show = (endpoint: typeof list | typeof notKept = list, showsKept = true) =>
  renderHook(() => useLocationsQuery(endpoint, PLACES, undefined, { showsKept }));

/** Reads the list, as a visit does, and leaves it. */
async function visit(endpoint: typeof list | typeof notKept = list): Promise<void> {
  const { result, unmount } = show(endpoint);
  await waitFor(() => expect(result.current.isComplete).toBe(true));
  unmount();
  clearCache();
}

/** A visit, until both locations are written. */
async function keptVisit(): Promise<void> {
  await visit();
  await waitFor(async () => expect(await stored()).toHaveLength(2));
}

it('keeps the declared parts of what was read, and nothing else of it', async () => {
  await keptVisit();
  const [[id, view] = ['', undefined]] = await stored();
  expect(view).toMatchObject({ content: [{ uuid: 'a1', name: 'web' }] });
  expect(JSON.stringify(await stored())).not.toContain('never kept');
  expect(id).not.toContain(KEY);
});

it('keeps nothing of a call that does not say so', async () => {
  await visit(notKept);
  await keptVisit();
  expect((await stored()).map(([id]) => id.includes('listThings'))).toEqual([true, true]);
});

it('shows what is kept beside what is read, until each location has answered', async () => {
  await keptVisit();
  let answerTll: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    answerTll = resolve;
  });
  respond = (url) => (url.startsWith('/tll') ? held : never());
  const { result } = show();
  await waitFor(() => expect(result.current.kept).toHaveLength(1));
  // One row of two locations: what tells rows apart is the same in both.
  expect(result.current).toMatchObject({
    rows: [],
    kept: [{ uuid: 'a1', name: 'web', location: 'tll' }],
    locations: [{ state: 'loading', count: 0 }, { state: 'loading' }],
    isLoading: true,
    isComplete: false,
  });
  expect(result.current.locations[0]?.asOf).toBeLessThanOrEqual(Date.now());
  await act(async () => answerTll(await json([{ uuid: 'b2', name: 'new' }])));
  await waitFor(() => expect(result.current.rows).toMatchObject([{ uuid: 'b2' }]));
  expect(result.current.locations[0]).toMatchObject({ state: 'ready' });
  expect(result.current.locations[0]).not.toHaveProperty('asOf');
});

it('shows it beside the failure of a location', async () => {
  await keptVisit();
  respond = () => Promise.resolve(new Response('no', { status: 500 }));
  const { result } = show();
  await waitFor(() => expect(result.current.locations.map(({ state }) => state)).toEqual(['failed', 'failed']));
  expect(result.current.kept).toHaveLength(1);
  expect(result.current.rows).toEqual([]);
});

it('shows nothing of it where that is not asked for', async () => {
  await keptVisit();
  respond = never;
  const other = show();
  await waitFor(() => expect(other.result.current.kept).toHaveLength(1));
  expect(show(list, false).result.current.kept).toEqual([]);
});

it('tells whoever hides what is on the screen of it before it is shown', async () => {
  await keptVisit();
  respond = never;
  const onContent = jest.fn();
  configureApi({ onContent });
  const { result } = show();
  await waitFor(() => expect(result.current.kept).toHaveLength(1));
  expect(onContent).toHaveBeenCalledWith('listThings', [{ uuid: 'a1', name: 'web' }]);
});

/** Whether the next visit shows anything that is kept: it has had its turn when both places were looked up. */
async function expectNothingShown(): Promise<void> {
  respond = never;
  clearCache();
  const { result } = show();
  await act(async () => void (await stored()));
  await act(async () => void (await stored()));
  expect(result.current.kept).toEqual([]);
}

async function change(alter: (view: object) => object): Promise<void> {
  const views = await stored();
  const store = (await openViews()).transaction(VIEWS, 'readwrite').objectStore(VIEWS);
  for (const [id, view] of views) if (typeof view === 'object' && view) await settled(store.put(alter(view), id));
}

it.each<[string, (view: object) => object]>([
  ['is older than a week', (view) => ({ ...view, at: Date.now() - 8 * 86_400_000 })],
  ['has other parts than are declared now', (view) => ({ ...view, parts: 'uuid' })],
  ['does not fit the contract', (view) => ({ ...view, content: [{ uuid: 1 }] })],
  ['is no view at all', () => ({})],
])('shows nothing that %s', async (_, alter) => {
  await keptVisit();
  await change(alter);
  await expectNothingShown();
});

it.each<[string, () => void]>([
  ['whoever was signed in has left', signOut],
  [
    'they have left in another tab',
    () => {
      storage.persistent.remove(STORAGE_KEYS.apikey);
      rereadSession();
    },
  ],
  ['somebody else is signed in', () => signIn('o'.repeat(32))],
  [
    'they act for somebody else',
    () => startImpersonation({ token: 't'.repeat(32), access_owner: 'o@example.com' }, '/'),
  ],
  ['the server refuses the key', () => rejectCredential(KEY)],
])('forgets everything as soon as %s', async (_, leave) => {
  await keptVisit();
  act(leave);
  expect(await stored()).toEqual([]);
});

it('reads nothing that is of somebody else, whatever lies there', async () => {
  await keptVisit();
  const views = await stored();
  signIn('o'.repeat(32));
  const store = (await openViews()).transaction(VIEWS, 'readwrite').objectStore(VIEWS);
  for (const [id, view] of views) await settled(store.put(view, id));
  await expectNothingShown();
  await keepViews();
  expect(await stored()).toEqual([]);
});

it('writes nothing for whoever has signed out in another tab that this one has not heard of', async () => {
  storage.persistent.set(STORAGE_KEYS.apikey, 'o'.repeat(32));
  await visit();
  expect(await stored()).toEqual([]);
});

it('does not keep a list that is too long, nor what it was before', async () => {
  await keptVisit();
  respond = () => json(Array.from({ length: 301 }, (_, at) => ({ uuid: `${at}`, name: 'web' })));
  await visit();
  await waitFor(async () => expect(await stored()).toEqual([]));
});

it('works without a database as if nothing were kept', async () => {
  const database = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  forgetViews();
  await stored();
  forgetViews();
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined });
  try {
    await keepViews();
    await visit();
    act(signOut);
  } finally {
    if (database) Object.defineProperty(globalThis, 'indexedDB', database);
  }
});

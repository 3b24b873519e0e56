import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError, resetApi, signIn } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { ObjectStoreError } from './error';
import { openStore } from './open';
import { useObjectStore } from './use-object-store';
import { readFailure } from './failure';
import { failureMessages } from './failure-messages';

const answers: { keys: () => Response } = { keys: () => Response.json([]) };
// Its code comes on demand, which may take longer than a test waits for anything.
beforeAll(() => import('./store'));
beforeEach(() => {
  resetApi();
  provideTestSite({ s3ForcePathStyle: true });
  signIn('key');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/storage/user/keys') ? answers.keys() : Response.json({ url: 'https://s3.example' });
  });
});
afterEach(() => jest.restoreAllMocks());

const key = (accessKey: string) => ({ accessKey, secretKey: 'secret', userId: 'u' });

it('gives the bucket of the first key, and another one once that key is gone', async () => {
  answers.keys = () => Response.json([key('one'), key('two')]);
  const { result } = renderHook(() => useObjectStore('photos'));
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current.state).toBe('ready'));
  const first = result.current;
  if (first.state !== 'ready') throw new Error('not ready');
  expect(await first.store.presign('a', { expires: 60 })).toContain('https://s3.example/photos/a?');
  expect(await first.store.presign('a', { expires: 60 })).toContain('X-Amz-Credential=one');
  answers.keys = () => Response.json([key('two')]);
  await act(() => first.reload());
  await waitFor(() =>
    expect(result.current).toMatchObject({
      state: 'ready',
      store: expect.not.objectContaining({ list: first.store.list }),
    }),
  );
  if (result.current.state !== 'ready') throw new Error('not ready');
  expect(await result.current.store.presign('a', { expires: 60 })).toContain('X-Amz-Credential=two');
});

it('keeps keys in memory only, and no longer than their owner is signed in', async () => {
  const access = { bucket: 'photos', endpoint: 'https://s3.example', pathStyle: true };
  const mine = { ...access, accessKey: 'one', secretKey: 'very-secret' };
  const opened = openStore(mine);
  await (await opened).presign('a', { expires: 60 });
  expect(openStore(mine)).toBe(opened);
  for (const kept of [localStorage, sessionStorage]) expect(JSON.stringify({ ...kept })).not.toContain('very-secret');
  expect(document.cookie).not.toContain('very-secret');
  act(() => signIn('somebody else'));
  expect(openStore(mine)).not.toBe(opened);
});

it('goes on with another key of the same person, and with none of whoever is logged in next', async () => {
  const signedBy: string[] = [];
  const refused = new Set(['one']);
  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    if (String(input).includes('/storage/user/keys')) return answers.keys();
    const by = /Credential=(one|two|theirs)/.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1];
    signedBy.push(by ?? 'nobody');
    const refusal = '<Error><Code>InvalidAccessKeyId</Code></Error>';
    return by !== undefined && refused.has(by) ? new Response(refusal, { status: 403 }) : new Response();
  });
  answers.keys = () => Response.json([key('two')]);
  const access = { bucket: 'others', endpoint: 'https://s3.example', pathStyle: true };
  const store = await openStore({ ...access, accessKey: 'one', secretKey: 'secret' });
  await store.read('a');
  expect(signedBy).toEqual(['one', 'two']);
  refused.add('two');
  act(() => signIn('somebody else'));
  answers.keys = () => Response.json([key('theirs')]);
  await expect(store.read('a')).rejects.toMatchObject({ kind: 'key' });
  expect(signedBy).toEqual(['one', 'two', 'two']);
});

it('says that there is no key yet', async () => {
  answers.keys = () => Response.json([]);
  const { result } = renderHook(() => useObjectStore('photos'));
  await waitFor(() => expect(result.current.state).toBe('noKey'));
});

it('has words for every failure, and the store’s own where it has none', () => {
  expect(failureMessages(new ObjectStoreError('offline', 'This browser is offline'))).toEqual({
    title: "You're offline",
    help: 'Check your internet connection and try again.',
  });
  expect(failureMessages(new ObjectStoreError('other', 'Odd', { requestId: 'ABC' })).detail).toBe('Odd [ABC]');
  const broken = new ObjectStoreError('busy', 'We encountered an error', { code: 'InternalError', requestId: 'ABC' });
  expect(failureMessages(broken).detail).toBe('We encountered an error [ABC]');
  expect(
    failureMessages(new ObjectStoreError('busy', 'Reduce your rate', { code: 'SlowDown' })).detail,
  ).toBeUndefined();
  expect(failureMessages(new DOMException('full', 'QuotaExceededError')).title).toBe('This computer has no space left');
  expect(failureMessages('odd').detail).toBe('odd');
  expect(failureMessages(new ApiError({ kind: 'connection', text: 'x' })).title).toBe(
    "Object storage isn't responding",
  );
  expect(failureMessages(new ApiError({ kind: 'general', text: 'Out of order' }))).toMatchObject({
    title: 'Access to object storage could not be set up',
    detail: expect.stringContaining('Out of order'),
  });
});

it.each([
  ['a quota that is used up', 403, 'QuotaExceeded', /^Your storage quota is used up\./],
  ['a store without room', 507, 'InsufficientStorage', /^Try again later, or contact support\.$/],
  ['a server without room that gives no code', 507, undefined, /^Try again later, or contact support\.$/],
])('tells of %s only what the store said', (_, status, code, help) => {
  const body = code === undefined ? '' : `<Error><Code>${code}</Code></Error>`;
  expect(failureMessages(readFailure(status, new Headers(), body).error).help).toMatch(help);
});

it('says that it needs a secure connection where the browser signs nothing', async () => {
  answers.keys = () => Response.json([key('one')]);
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const { result } = renderHook(() => useObjectStore('music'));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  if (result.current.state !== 'failed') throw new Error('not failed');
  expect(failureMessages(result.current.error).title).toBe("Your connection to this console isn't secure");
  Reflect.deleteProperty(crypto, 'subtle');
});

import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { resetApi } from './reset';
import { session, signIn, signOut } from './session';
import { configureApi, type Write, type WriteEnd } from './settings';
import { STORAGE_KEYS } from './storage';
import { call } from './call';

const base = {
  path: '/{location}/thing',
  params: v.looseObject({ location: v.string() }),
  response: v.object({ uuid: v.string() }),
  source: 'test',
} as const;
const read = defineEndpoint({ ...base, name: 'read', method: 'GET' });
const write = defineEndpoint({ ...base, name: 'write', method: 'POST', repeat: 'again', body: 'form' });
const open = defineEndpoint({ ...base, name: 'open', method: 'POST', repeat: 'again', body: 'form', auth: false });

const fetchMock = jest.fn<Promise<Response>, []>();
const onWrite = jest.fn<(end: WriteEnd) => void, [Write]>();
const onEnd = jest.fn<void, [WriteEnd]>();
const onReport = jest.fn();
const respondWith =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  localStorage.clear();
  resetApi();
  signIn('k'.repeat(32));
  fetchMock.mockReset().mockImplementation(respondWith({ uuid: 'x' }));
  onWrite.mockReset().mockReturnValue(onEnd);
  onEnd.mockReset();
  onReport.mockReset();
  configureApi({ fetch: fetchMock, onWrite, onReport });
});

it('tells of calls with a key that change something, before they are answered', async () => {
  await Promise.all([call(read, { location: 'tll' }), call(open, { location: 'tll' })]);
  expect(onWrite).not.toHaveBeenCalled();
  const work = call(write, { location: 'tll', name: 'web' });
  expect(onWrite).toHaveBeenCalledWith({
    endpoint: write,
    params: { location: 'tll', name: 'web' },
    at: expect.any(Date),
  });
  expect(onEnd).not.toHaveBeenCalled();
  await work;
  expect(onEnd.mock.calls).toEqual([[{ content: { uuid: 'x' } }]]);
});

it('tells of a refusal, of a broken connection, and of a change of the session, once', async () => {
  fetchMock.mockImplementationOnce(respondWith({ message: 'No', meta: { correlationId: 'vm-1' } }, 409));
  await expect(call(write, { location: 'tll' })).rejects.toThrow('No');
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(write, { location: 'tll' })).rejects.toThrow('Failed to connect');
  fetchMock.mockImplementationOnce(() => new Promise(() => undefined));
  const work = call(write, { location: 'tll' });
  signOut();
  await expect(work).rejects.toMatchObject({ aborted: true });
  expect(onEnd.mock.calls).toEqual([
    [{ error: expect.objectContaining({ correlationId: 'vm-1', status: 409 }) }],
    [{ error: expect.objectContaining({ kind: 'connection' }) }],
    [{ error: expect.objectContaining({ aborted: true }) }],
  ]);
});

it('does not tell of what was never sent', async () => {
  await expect(call(write, { location: '' })).rejects.toMatchObject({ kind: 'developer' });
  localStorage.setItem(STORAGE_KEYS.apikey, 'somebody else');
  expect(session.getState().credential).not.toBe('somebody else');
  await expect(call(write, { location: 'tll' })).rejects.toMatchObject({ kind: 'credentials' });
  expect(onWrite).not.toHaveBeenCalled();
});

it('does not know what a response of another shape says', async () => {
  fetchMock.mockImplementationOnce(respondWith({ other: 1 }));
  await call(write, { location: 'tll' }).catch(() => undefined);
  expect(onEnd.mock.calls).toEqual([[{ error: expect.objectContaining({ outcome: 'unknown' }) }]]);
});

it('makes the call whatever the listener does', async () => {
  onWrite.mockImplementationOnce(() => {
    throw new Error('full');
  });
  await expect(call(write, { location: 'tll' })).resolves.toEqual({ uuid: 'x' });
  onEnd.mockImplementationOnce(() => {
    throw new Error('full');
  });
  await expect(call(write, { location: 'tll' })).resolves.toEqual({ uuid: 'x' });
  expect(onReport).toHaveBeenCalledTimes(2);
});

import { toApiError } from '@console/api';
import { provideFollowUp, resumeJobs } from '@console/area';
import { fakeServer, type FakeResponse } from '../testing/fake-server';
import { defineAddressRelease } from './define-release';
import type { UnassignValues } from './target';

const vm = { kind: 'virtual_machine', uuid: 'vm-1', location: 'tll' } as const;
const ip = { uuid: 'ip-7', address: '203.0.113.7' };
const LIST = 'GET /tll/network/ip_addresses';
const ONE = 'GET /tll/network/ip_addresses/203.0.113.7';
const UNASSIGN = 'POST /tll/network/ip_addresses/203.0.113.7/unassign';
const RELEASE = 'DELETE /tll/network/ip_addresses/203.0.113.7';
const row = (more: object = {}) => ({ ...ip, type: 'public', ...more });
const OURS = row({ assigned_to: 'vm-1' });
const failure = { fails: 500, body: { message: 'Out of order' } };
const release = defineAddressRelease({ area: 'test' });
const written = () => sessionStorage.getItem('draft.follow-ups');

async function attempt(values: UnassignValues): Promise<{ error: string | undefined; next: UnassignValues }> {
  let next = values;
  const keep = (kept: UnassignValues) => (next = kept);
  const error = await release.unassign(vm, ip, 'after', values, keep).then(
    () => undefined,
    (thrown: unknown) => toApiError(thrown).message,
  );
  return { error, next };
}

beforeEach(() => release.forget('after'));

it('unassigns and keeps the address', async () => {
  const server = fakeServer({ [ONE]: [OURS], [UNASSIGN]: [row()] });
  expect((await attempt({ release: false })).error).toBeUndefined();
  expect(server.calls).toEqual([ONE, UNASSIGN]);
  expect(written()).toBe('[]');
});

it('releases it after that, and goes on with the release alone', async () => {
  const server = fakeServer({ [UNASSIGN]: [row()], [ONE]: [OURS, row()], [RELEASE]: [failure, true] });
  const first = await attempt({ release: true });
  expect(first).toEqual({ error: 'Out of order', next: { release: true, half: true } });
  expect((await attempt(first.next)).error).toBeUndefined();
  expect(server.calls).toEqual([ONE, UNASSIGN, RELEASE, ONE, RELEASE]);
});

it('counts as done what was done in another tab, and says what was not', async () => {
  const server = fakeServer({
    [UNASSIGN]: [failure],
    [ONE]: [OURS, row({ assigned_to: null }), OURS],
  });
  expect((await attempt({ release: false })).error).toBeUndefined();
  expect((await attempt({ release: true })).error).toBe('Out of order');
  expect(server.calls).not.toContain(RELEASE);
});

it('takes nothing from what somebody has led it to meanwhile', async () => {
  const server = fakeServer({ [UNASSIGN]: [row()], [ONE]: [row({ assigned_to: 'vm-2' })] });
  expect((await attempt({ release: false })).error).toBeUndefined();
  expect(server.calls).toEqual([ONE]);
});

it('sends nothing while it cannot be read', async () => {
  const server = fakeServer({ [UNASSIGN]: [row()], [ONE]: [failure] });
  expect((await attempt({ release: true })).error).toBe('Out of order');
  expect(server.calls).not.toContain(UNASSIGN);
});

it('releases nothing that leads to something else by then', async () => {
  const server = fakeServer({ [UNASSIGN]: [failure], [ONE]: [OURS, row({ assigned_to: 'vm-2' })] });
  const moved = "203.0.113.7 has been assigned to something else, so it wasn't released.";
  expect((await attempt({ release: true })).error).toBe(moved);
  expect((await attempt({ release: true, half: true })).error).toBe(moved);
  expect(server.calls).not.toContain(RELEASE);
});

describe('written down', () => {
  it('is the release before it unassigns, until it is released', async () => {
    const seen: (string | null)[] = [];
    const server = fakeServer({ [ONE]: [OURS], [UNASSIGN]: [row()], [RELEASE]: [true] });
    const push = server.calls.push.bind(server.calls);
    server.calls.push = (...calls) => {
      seen.push(written());
      return push(...calls);
    };
    await attempt({ release: true });
    expect(seen).toEqual(Array(3).fill(expect.stringContaining('ip-7')));
    expect(written()).toBe('[]');
  });

  it('stays where nobody knows how that ended, and goes where it was refused or is not wanted', async () => {
    fakeServer({ [UNASSIGN]: ['lost'], [ONE]: [OURS, 'lost'] });
    await attempt({ release: true });
    expect(written()).toContain('ip-7');
    await attempt({ release: false });
    expect(written()).toBe('[]');
    fakeServer({ [UNASSIGN]: [failure], [ONE]: [OURS] });
    await attempt({ release: true });
    expect(written()).toBe('[]');
  });

  it('is nothing any more once somebody leaves it as it is', async () => {
    fakeServer({ [UNASSIGN]: ['lost'], [ONE]: [OURS, 'lost'] });
    await attempt({ release: true });
    release.forget('after');
    expect(written()).toBe('[]');
  });
});

describe('after a reload', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What is asked of the server by a page that is loaded while the release is written down. */
  async function callsAfterReload(list: readonly FakeResponse[]): Promise<readonly string[]> {
    fakeServer({ [UNASSIGN]: ['lost'], [ONE]: [OURS, 'lost'] });
    await attempt({ release: true });
    const server = fakeServer({ [LIST]: list, [RELEASE]: [true] });
    provideFollowUp('address.release', () => Promise.resolve());
    resumeJobs(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(1000);
    release.forget('after');
    await jest.advanceTimersByTimeAsync(10_000);
    return server.calls.filter((call) => call !== LIST);
  }

  it.each<[what: string, list: readonly FakeResponse[], calls: readonly string[]]>([
    ['it is free', [[row({ assigned_to: null })]], [RELEASE]],
    ['it was never assigned', [[row()]], [RELEASE]],
    ['it leads there still', [[row({ assigned_to: 'vm-1' })]], []],
    ['it leads to something else', [[row({ assigned_to: 'vm-2' })]], []],
    ['it is gone', [[]], []],
    ['its number is another address', [[row({ uuid: 'ip-8' })]], []],
  ])('is released only where it is free: %s', async (_what, list, calls) => {
    expect(await callsAfterReload(list)).toEqual(calls);
  });
});

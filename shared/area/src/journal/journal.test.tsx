import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  accountId,
  ApiError,
  call,
  configureApi,
  endSession,
  resetApi,
  setServerTime,
  signIn,
  signOut,
  startImpersonation,
  storage,
  useLocationsQuery,
} from '@console/api';
import type { Endpoints } from '@console/contract/endpoints';
import { createVm, deleteVm, startVm, stopVm, updateVm } from '@console/contract/vm-change';
import { changeVmPassword } from '@console/contract/vm-user';
import { deleteIpAddress } from '@console/contract/ip-address';
import { listVms } from '@console/contract/vm';
import { payInvoice } from '@console/contract/invoice-payment';
import type { TextValues } from '@console/ui';
import { provideAreas } from '../areas';
import { provideReporter } from '../report';
import { provideTestSite } from '../testing';
import { JournalBlock, JournalCard } from './journal-card';
import { registerJournal, type JournalCalls, type JournalWrites } from './declaration';
import { enterWrite } from './enter-write';
import { journalStore } from './entry';
import { journalPart } from './load-journal';
import { startJournal } from './start-journal';
import { parseEntry } from './stored-entry';

const WEB = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const DB = '3f2504e0-4f89-11d3-9a0c-0305e82c3302';
const web = { location: 'tll', uuid: WEB };

const calls: JournalCalls<Endpoints, string> = {
  createVm: { keep: ['name', 'location'], response: { about: ['uuid'] }, text: 'Created {name}' },
  updateVm: {
    about: ['uuid'],
    keep: ['vcpu', 'ram'],
    text: 'Resized to {vcpu} vCPU, {memory} GB',
    values: ({ ram }) => ({ memory: Number(ram) / 1024 }),
  },
  startVm: { about: ['uuid'], response: { about: ['uuid'] }, text: 'Start' },
  stopVm: {
    about: ['uuid'],
    keep: ['force'],
    text: ({ force }) => (force === true ? 'Stop by force' : 'Stop'),
  },
  changeVmPassword: { about: ['uuid'], keep: ['username'], text: 'Change the password of {username}' },
  payInvoice: { about: ['invoice_id'], text: 'Pay an invoice' },
};
const PAST: Readonly<Record<string, string>> = { Start: 'Started', Stop: 'Stopped' };
/** Texts that are their own ids, filled in. */
const texts = {
  text: (id: string, { did, ...values }: TextValues) =>
    ((did === 'yes' ? PAST[id] : undefined) ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
};
const writes: JournalWrites<string> = {
  'files.delete': { about: ['folder'], keep: ['n'], response: { keep: ['left'] }, text: 'Delete {n} files' },
};
registerJournal('mf-test', () =>
  Promise.resolve([{ calls: { ...calls, ...writes }, texts: () => Promise.resolve(texts) }]),
);

const fetchMock = jest.fn<Promise<Response>, []>();
const machine = { uuid: DB, name: 'db', status: 'running', vcpu: 1, memory: 1, storage: [] };
const respondWith =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const kept = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('journal.'));
const entries = () => journalStore.getState().entries ?? [];
/** The journal is entered beside the call, by code that comes with the first one. */
const make = (work: () => Promise<unknown>) =>
  act(async () => {
    await work().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetApi();
  signIn('key of kadri', '7');
  fetchMock.mockReset().mockImplementation(respondWith(machine));
  // Who is signed in is another question.
  configureApi({ fetch: (input) => (input === '/api/v1/user-resource/user' ? respondWith({})() : fetchMock()) });
  provideTestSite();
  startJournal();
});

it('enters what was done and what became of it, newest first', async () => {
  setServerTime(Date.parse('2026-11-21T10:00:00Z'));
  await make(() => call(createVm, { location: 'tll', name: 'db', vcpu: 1, ram: 1024, disks: 20, password: 'geheim' }));
  fetchMock.mockImplementationOnce(
    respondWith({ message: 'Failed to start virtual machine', meta: { correlationId: 'vm-12ab' } }, 409),
  );
  await make(() => call(startVm, web));
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await make(() => call(stopVm, { ...web, force: true }));
  fetchMock.mockImplementationOnce(respondWith({ success: false, message: 'Your card was declined.' }));
  await make(() => call(payInvoice, { invoice_id: 3 }));
  expect(entries()).toHaveLength(4);
  expect(entries()).toMatchObject([
    { endpoint: 'payInvoice', outcome: 'failed', message: 'Your card was declined.', subjects: ['invoice_id:3'] },
    { endpoint: 'stopVm', outcome: 'unknown', message: 'Failed to connect to server', details: { force: true } },
    { endpoint: 'startVm', outcome: 'failed', message: 'Failed to start virtual machine', correlationId: 'vm-12ab' },
    { endpoint: 'createVm', outcome: 'ok', subjects: [DB], details: { name: 'db', location: 'tll' } },
  ]);
  expect(entries()[3]?.at.toISOString()).toMatch(/^2026-11-21T10:00:0/);
  expect(entries()[3]?.tookMs).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify({ ...localStorage })).not.toContain('geheim');
});

it('knows once a job has found it that something was made whose response nobody has heard', async () => {
  const startedAt = Date.now();
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const order = (name: string) => ({ location: 'tll', name, vcpu: 1, ram: 1024, disks: 20 });
  await make(() => call(createVm, order('db')));
  await make(() => call(createVm, order('web')));
  const { enterFound } = await journalPart.load();
  const found = { area: 'mf-test', name: 'db', path: `/compute/vm/tll/${DB}` };
  act(() => enterFound({ ...found, startedAt: Date.now() + 1000 }));
  act(() => enterFound({ ...found, area: 'mf-else', startedAt }));
  expect(entries()).toMatchObject([{ outcome: 'unknown' }, { outcome: 'unknown' }]);
  act(() => enterFound({ ...found, startedAt }));
  expect(entries()).toMatchObject([
    { details: { name: 'web' }, outcome: 'unknown' },
    { details: { name: 'db' }, outcome: 'ok', subjects: [DB] },
  ]);
  expect(entries()[1]?.message).toBeUndefined();
});

it('knows it also of what was sent without a name', async () => {
  const startedAt = Date.now();
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await make(() => call(startVm, web));
  await make(() => call(createVm, { location: 'tll', name: '', vcpu: 1, ram: 1024, disks: 20 }));
  const { enterFound } = await journalPart.load();
  act(() => enterFound({ area: 'mf-test', name: '', startedAt, path: `/compute/vm/tll/${DB}` }));
  expect(entries()).toMatchObject([
    { endpoint: 'createVm', outcome: 'ok', subjects: [DB] },
    { endpoint: 'startVm', outcome: 'unknown' },
  ]);
});

it('shows a thing its own, and everything where nothing is named', async () => {
  fetchMock.mockImplementationOnce(respondWith({ uuid: WEB }));
  await make(() => call(updateVm, { ...web, vcpu: 2, ram: 4096 }));
  fetchMock.mockImplementationOnce(respondWith({ message: 'No such user', meta: { correlationId: 'vm-12ab' } }, 404));
  await make(() => call(changeVmPassword, { ...web, username: 'root', password: 'geheim' }));
  await make(() => call(startVm, { location: 'tll', uuid: DB }));
  expect(entries()).toHaveLength(3);
  const { rerender } = render(<JournalCard subject={WEB} />);
  const list = await screen.findByRole('list', { name: 'Activity, newest first' });
  const [password, resize] = within(list).getAllByRole('listitem');
  expect(resize).toHaveTextContent('Resized to 2 vCPU, 4 GB');
  expect(password).toHaveTextContent('Change the password of root');
  expect(password).toHaveTextContent('FailedNo such user');
  expect(password).toHaveTextContent('vm-12ab');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  rerender(<JournalCard subject={[DB, 'else']} />);
  expect(within(screen.getByRole('list')).getByRole('listitem')).toHaveTextContent('Started');
  rerender(<JournalCard />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(DB)).toBeVisible();
});

it('enters what is no call of the contract, as long as it takes, with what was declared of it', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  const end = enterWrite('files.delete', { folder: 'photos', n: 3, secret: 'geheim' });
  await act(() => jest.advanceTimersByTimeAsync(900_000));
  expect(entries()).toMatchObject([{ endpoint: 'files.delete', area: 'mf-test', outcome: 'pending' }]);
  end({ outcome: 'failed', message: 'One is locked.', content: { left: 1, secret: 'geheim' } });
  await act(() => jest.advanceTimersByTimeAsync(10));
  jest.useRealTimers();
  expect(entries()).toMatchObject([
    { subjects: ['photos'], details: { n: 3, left: 1 }, outcome: 'failed', message: 'One is locked.' },
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('geheim');
  render(<JournalCard subject="photos" />);
  expect(await screen.findByText('Delete 3 files')).toBeVisible();
});

it('says why nobody knows how a call has ended in the words that say what to do, and in no others', async () => {
  const reason =
    "We couldn't find out whether the request went through. Nothing has changed so far; you can safely send it again.";
  configureApi({
    onOpenWrite: () => Promise.reject(new ApiError({ kind: 'unknown', text: reason, outcome: 'unknown' })),
  });
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await make(() => call(stopVm, web));
  render(<JournalCard subject={WEB} />);
  expect(await screen.findByText(/^Outcome unknown/)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

it('shows a long call as in progress, and one whose page was left as unknown', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  render(<JournalCard subject={WEB} />);
  expect(await screen.findByText('Changes you make here will be listed.')).toBeVisible();
  const work = call(startVm, web);
  expect(await screen.findByText('In progress')).toBeVisible();
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  expect(await screen.findByText(/^Outcome unknown/)).toBeVisible();
  // The browser may bring the page back, and the answer with it.
  arrive(Response.json({ ...machine, uuid: WEB }));
  await make(() => work);
  expect(await screen.findByText('Started')).toBeVisible();
});

it('keeps what people called a thing that a call takes away', async () => {
  fetchMock.mockImplementation(respondWith([machine, { ...machine, uuid: WEB, name: 'web' }]));
  // As lists are read: by location.
  const list = renderHook(() => useLocationsQuery(listVms, ['tll']));
  await waitFor(() => expect(list.result.current.rows).toHaveLength(2));
  await make(() => call(stopVm, web));
  expect(entries()).toMatchObject([{ endpoint: 'stopVm', names: { [WEB]: 'web' } }]);
  const [key = ''] = kept();
  expect(parseEntry('1', localStorage.getItem(key))).toMatchObject({ names: { [WEB]: 'web' } });
});

it('is of the area that a call belongs to, whichever of those on the page has declared it first', async () => {
  const shared = {
    calls: { deleteIpAddress: { about: ['address'], text: 'Release' } },
    texts: () => Promise.resolve(texts),
  };
  registerJournal('mf-first', () => Promise.resolve([{ ...shared, of: 'mf-owner' }]));
  registerJournal('mf-owner', () => Promise.resolve([{ ...shared, of: 'mf-owner' }]));
  await make(() => call(deleteIpAddress, { location: 'tll', address: '203.0.113.7' }));
  expect(entries()).toMatchObject([{ area: 'mf-owner', subjects: ['203.0.113.7'] }]);
});

it('takes a call that nobody waits for any more for unknown', async () => {
  await make(() => call(startVm, web));
  const [key = ''] = kept();
  const lost = { ...JSON.parse(localStorage.getItem(key) ?? ''), outcome: 'pending', until: Date.now() + 2000 };
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(lost) }));
  });
  expect(entries()[0]?.outcome).toBe('pending');
  // Real time: with less of it a busy machine is late for the line above.
  await waitFor(() => expect(entries()[0]?.outcome).toBe('unknown'));
});

it('does not wait for a time that only a clock ahead can have made', async () => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  await make(() => call(startVm, web));
  const [key = ''] = kept();
  const DAY = 86_400_000;
  const ahead = { ...JSON.parse(localStorage.getItem(key) ?? ''), outcome: 'pending', until: Date.now() + 30 * DAY };
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(ahead) }));
  });
  expect(entries()[0]?.outcome).toBe('unknown');
  expect(set.mock.calls.every(([, ms = 0]) => ms < DAY)).toBe(true);
  set.mockRestore();
});

it('leaves nothing to somebody else, and nothing after signing out', async () => {
  const others = (): string[] => storage.persistent.keys().filter((key) => /^(usage|attention)\./.test(key));
  await make(() => call(startVm, web));
  storage.persistent.set(`usage.${accountId()}|7`, '{}');
  storage.persistent.set(`attention.${accountId()}`, '3');
  expect(kept()).toHaveLength(1);
  endSession();
  expect([kept().length, others().length]).toEqual([1, 2]);
  expect(entries()).toEqual([]);
  act(() => signIn('new key of kadri', '7'));
  expect(entries()).toHaveLength(1);
  act(() => endSession());
  act(() => signIn('key of jaan', '8'));
  expect(entries()).toEqual([]);
  expect([...kept(), ...others()]).toEqual([]);
  await make(() => call(startVm, web));
  await waitFor(() => expect(kept()).toHaveLength(1));
  act(() => signOut());
  expect(kept()).toEqual([]);
});

it('does not write of a call that ends after signing out', async () => {
  fetchMock.mockImplementationOnce(() => new Promise(() => undefined));
  const work = call(startVm, web);
  await waitFor(() => expect(kept()).toHaveLength(1));
  act(() => signOut());
  await make(() => work);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(kept()).toEqual([]);
});

it('tells one role from the other, and names whom one acted for', async () => {
  await make(() => call(startVm, web));
  expect(entries()).toHaveLength(1);
  act(() => startImpersonation({ token: 'token', access_owner: 'nordlicht@example.com' }, '/'));
  expect(entries()).toEqual([]);
  await make(() => call(stopVm, web));
  expect(entries()).toHaveLength(1);
  expect(entries()[0]?.actingFor).toBe('nordlicht@example.com');
  expect(kept()).toHaveLength(2);
  expect(journalStore.getState().whole?.map(({ actingFor }) => actingFor)).toEqual([
    'nordlicht@example.com',
    undefined,
  ]);
});

it('follows other tabs', async () => {
  render(<JournalCard />);
  await screen.findByText('Changes you make here will be listed.');
  await make(() => call(startVm, web));
  expect(await screen.findByText('Started')).toBeVisible();
  const [key = ''] = kept();
  const other = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), endpoint: 'stopVm' });
  const tell = (newValue: string | null): void => {
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: `${key}9`, newValue }));
    });
  };
  tell(other);
  expect(screen.getByText('Stopped')).toBeVisible();
  tell('{"broken":');
  expect(screen.queryByText('Stopped')).toBeNull();
});

it('keeps the newest 2000, and nothing older than 90 days', async () => {
  await make(() => call(startVm, web));
  await waitFor(() => expect(kept()).toHaveLength(1));
  const now = Date.now() - 1000;
  const [key = ''] = kept();
  const value = localStorage.getItem(key) ?? '';
  const prefix = key.slice(0, key.indexOf('|') + 1);
  const idAt = (time: number): string => `${time.toString(36).padStart(9, '0')}-00abcdefgh`;
  localStorage.setItem(prefix + idAt(now - 91 * 86_400_000), value);
  for (let index = 0; index < 2010; index += 1) localStorage.setItem(prefix + idAt(now - index), value);
  await make(() => call(stopVm, web));
  await waitFor(() => expect(kept()).toHaveLength(2000));
  expect(kept()).toContain(key);
  expect(kept().some((name) => name.includes(idAt(now - 91 * 86_400_000)))).toBe(false);
});

it('works where the browser keeps nothing', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(call(startVm, web)).resolves.toMatchObject({ uuid: DB });
  render(<JournalCard subject={WEB} />);
  expect(await screen.findByText('Started')).toBeVisible();
  full.mockRestore();
});

it('is forgotten on request', async () => {
  await make(() => call(startVm, web));
  await make(() => call(startVm, { location: 'tll', uuid: DB }));
  expect(entries()).toHaveLength(2);
  render(<JournalCard subject={WEB} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Activity options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear activity' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear activity?' });
  expect(dialog).toHaveTextContent('1 entry is removed from this browser');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear activity' }));
  expect(await screen.findByText('Changes you make here will be listed.')).toBeVisible();
  expect(kept()).toHaveLength(1);
});

it('is saved as a file, with names of fields for machines and words for people', async () => {
  const files: { name: string; blob: Blob }[] = [];
  let latest: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (latest) files.push({ name: this.download, blob: latest });
  });
  await make(() => call(startVm, web));
  expect(entries()).toHaveLength(1);
  render(<JournalCard subject={WEB} />);
  for (const item of ['Export JSON', 'Export CSV']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Activity options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  }
  await waitFor(() => expect(files).toHaveLength(2));
  const read = (blob: Blob | undefined): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      if (blob) reader.readAsText(blob);
    });
  expect(JSON.parse(await read(files[0]?.blob))).toMatchObject([
    { what: 'Started', endpoint: 'startVm', outcome: 'ok', subjects: [WEB, DB] },
  ]);
  expect(await read(files[1]?.blob)).toMatch(new RegExp(`Started,done,.*startVm,${WEB} ${DB}`));
});

it('has its newest in a sidebar, and nothing there where there is nothing', async () => {
  const { container } = render(<JournalBlock subject={WEB} />);
  await make(() => call(startVm, { location: 'tll', uuid: DB }));
  expect(entries()).toHaveLength(1);
  expect(container).toBeEmptyDOMElement();
  for (const vcpu of [1, 2, 3, 4]) await make(() => call(updateVm, { ...web, vcpu }));
  expect(await screen.findByText(/Resized to 4/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
});

describe('of areas that are not on the page', () => {
  const elsewhere = (key: string, change: object): string =>
    JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), ...change });
  const tell = async (change: object): Promise<void> => {
    await make(() => call(startVm, web));
    const [key = ''] = kept();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: `${key}9`, newValue: elsewhere(key, change) }));
    });
  };

  it('loads how an area tells of its calls when they are shown', async () => {
    const load = jest.fn(() => {
      const pages = { text: (_: string, { name }: TextValues) => `Turned over page ${String(name)}` };
      registerJournal('mf-books', () =>
        Promise.resolve([
          { calls: { turnPage: { keep: ['name'], text: 'page' } }, texts: () => Promise.resolve(pages) },
        ]),
      );
      return Promise.resolve();
    });
    provideAreas({ load: (area) => (area === 'mf-books' ? load() : undefined) });
    await tell({ area: 'mf-books', endpoint: 'turnPage', details: { name: 7 } });
    expect(load).not.toHaveBeenCalled();
    render(<JournalCard />);
    expect(await screen.findByText('Turned over page 7')).toBeVisible();
    expect(screen.getByText('Started')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('names the call where the area is not there, does not load, or does not know it any more', async () => {
    const report = jest.fn();
    provideReporter(report);
    provideAreas({ load: (area) => (area === 'mf-broken' ? Promise.reject(new Error('no such file')) : undefined) });
    await tell({ area: 'mf-gone', endpoint: 'callOfAnArea' });
    render(<JournalCard />);
    expect(await screen.findByText('callOfAnArea')).toBeVisible();
    expect(report).not.toHaveBeenCalled();
    await tell({ area: 'mf-broken', endpoint: 'callOfAnother' });
    expect(await screen.findByText('callOfAnother')).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
    await tell({ area: 'mf-test', endpoint: 'callOfLater' });
    expect(await screen.findByText('callOfLater')).toBeVisible();
  });

  it('notes a call that nobody has declared by its name and its outcome, and what was made before areas did', async () => {
    await make(() => call(deleteVm, web));
    expect(entries()).toMatchObject([{ endpoint: 'deleteVm', outcome: 'ok', subjects: [], details: {} }]);
    expect(entries()[0]?.area).toBeUndefined();
    render(<JournalCard />);
    expect(await screen.findByText('deleteVm')).toBeVisible();
    await tell({ area: undefined, endpoint: 'startVm' });
    expect(await screen.findAllByText('Started')).toHaveLength(2);
  });
});

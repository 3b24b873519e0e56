import { resetApi, signIn } from '@console/api';
import { toast } from '@console/ui';
import { startBulk, type BulkOptions } from './bulk';
import { startAction } from './run-action';

jest.spyOn(toast, 'error').mockImplementation(() => undefined);
jest.spyOn(toast, 'success').mockImplementation(() => undefined);

/** Listeners of the page for its leaving: a browser may not keep a page for Back that has one. */
const listening = new Set<unknown>();
jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
  if (type === 'beforeunload') listening.add(listener);
});
jest.spyOn(window, 'removeEventListener').mockImplementation((type: string, listener: unknown) => {
  if (type === 'beforeunload') listening.delete(listener);
});

const tell: BulkOptions<{ id: string }>['tell'] = {
  done: () => ['done'],
  failed: () => 'failed',
  unknown: () => 'unknown',
};

beforeEach(() => {
  resetApi();
  signIn('key-of-one');
});

it('is listened for as long as an action runs', async () => {
  expect(listening.size).toBe(0);
  let end = (): void => undefined;
  const first = startAction('first', { work: () => new Promise<void>((resolve) => (end = resolve)) });
  const second = startAction('second', { work: () => Promise.reject(new Error('No')) });
  await second.catch(() => undefined);
  expect(listening.size).toBe(1);
  end();
  await first;
  expect(listening.size).toBe(0);
});

it('is listened for as long as a row of a bulk action runs or waits, not while one may be tried again', async () => {
  let isBroken = true;
  const run = (): Promise<void> => (isBroken ? Promise.reject(new Error('No')) : Promise.resolve());
  const ended: (() => void)[] = [];
  const bulk = startBulk({
    label: 'Do it',
    rows: [{ id: 'a' }, { id: 'b' }],
    run,
    tell,
  });
  bulk.watch(() => ended.splice(0).forEach((tell) => tell()));
  const end = () => new Promise<void>((resolve) => ended.push(resolve));
  expect(listening.size).toBe(1);
  await end();
  expect(bulk.counts()).toMatchObject({ failed: 2 });
  expect(listening.size).toBe(0);
  isBroken = false;
  bulk.retry();
  expect(listening.size).toBe(1);
  await end();
  expect(bulk.counts()).toMatchObject({ done: 2 });
  expect(listening.size).toBe(0);
});

it('is listened for while another bulk action goes on', async () => {
  let release = (): void => undefined;
  const slow = startBulk({
    label: 'Do it',
    rows: [{ id: 'slow' }],
    run: () => new Promise<void>((resolve) => (release = resolve)),
    tell,
  });
  const quick = startBulk({
    label: 'Do it',
    rows: [{ id: 'quick' }],
    run: () => Promise.reject(new Error('No')),
    tell,
  });
  await new Promise<void>((resolve) => quick.watch(() => resolve()));
  expect(listening.size).toBe(1);
  const ended = new Promise<void>((resolve) => slow.watch(() => resolve()));
  release();
  await ended;
  expect(listening.size).toBe(0);
});

it('is not listened for what somebody else has begun', () => {
  startBulk({
    label: 'Do it',
    rows: [{ id: 'a' }],
    run: () => new Promise(() => undefined),
    tell,
  });
  expect(listening.size).toBe(1);
  signIn('key-of-another');
  expect(listening.size).toBe(0);
});

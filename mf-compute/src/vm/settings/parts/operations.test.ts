import { ApiError } from '@console/api';
import { toast } from '@console/ui';
import { createOperations } from './operations';

const handleError = jest.fn<void, [unknown, { retry?: () => void }?]>();
const handle = { id: 't', success: jest.fn(), error: handleError, dismiss: jest.fn() };
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const failed = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
const loading = jest.spyOn(toast, 'loading').mockReturnValue(handle);
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Longer than what needs no toast on the way. */
const aWhile = () => jest.advanceTimersByTimeAsync(600);

const words = { running: 'Resizing web-01', done: 'web-01 is resized' };
const broken = () => new ApiError({ kind: 'standard', text: 'Failed to update virtual machine', status: 500 });

function later(): { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

it('is told by its dialog while that is open: success closes it, and the toast is one', async () => {
  const operations = createOperations<number>();
  const done = jest.fn();
  operations.watch('a', done);
  await operations.start('a', { ...words, values: 1, work: () => Promise.resolve() });
  expect(done).toHaveBeenCalledTimes(1);
  expect(success.mock.calls).toEqual([['web-01 is resized']]);
  expect(loading).not.toHaveBeenCalled();
  expect(operations.get('a')).toBeUndefined();
});

it('leaves a failure to the dialog, with what was filled in, and forgets it when that closes', async () => {
  const operations = createOperations<number>();
  const end = operations.watch('a', () => undefined);
  const error = broken();
  await expect(operations.start('a', { ...words, values: 7, work: () => Promise.reject(error) })).rejects.toBe(error);
  expect(operations.get('a')).toMatchObject({ state: 'failed', values: 7, error });
  expect(failed).not.toHaveBeenCalled();
  end();
  expect(operations.get('a')).toBeUndefined();
});

it('goes on in a toast when the dialog closes, and comes back into the dialog', async () => {
  const operations = createOperations<number>();
  const work = later();
  const end = operations.watch('a', () => undefined);
  const running = operations.start('a', { ...words, values: 1, work: () => work.promise });
  end();
  expect(loading).not.toHaveBeenCalled();
  await aWhile();
  expect(loading).toHaveBeenCalledWith('Resizing web-01');
  const done = jest.fn();
  operations.watch('a', done);
  expect(handle.dismiss).toHaveBeenCalledTimes(1);
  expect(operations.get('a')?.state).toBe('running');
  work.resolve();
  await running;
  expect(done).toHaveBeenCalledTimes(1);
});

it('tells a failure by the toast when no dialog is open, once, and offers it again from where it stopped', async () => {
  const operations = createOperations<string>();
  const tried: string[] = [];
  const work = async (values: string, keep: (next: string) => void) => {
    tried.push(values);
    keep('second half');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    if (tried.length === 1) throw broken();
  };
  void operations.start('a', { ...words, values: 'all', work }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(2000);
  expect(failed).not.toHaveBeenCalled();
  expect(handleError).toHaveBeenCalledTimes(1);
  expect(operations.get('a')).toMatchObject({ state: 'failed', values: 'second half' });
  handleError.mock.calls[0]?.[1]?.retry?.();
  await jest.advanceTimersByTimeAsync(2000);
  expect(tried).toEqual(['all', 'second half']);
  expect(handle.success).toHaveBeenCalledWith('web-01 is resized');
});

it('offers nothing again where a secret would have to be kept', async () => {
  const operations = createOperations<object>();
  const work = () => Promise.reject(broken());
  await operations.start('a', { ...words, values: {}, work, canRetry: false }).catch(() => undefined);
  expect(failed.mock.calls[0]?.[1]).toEqual({});
  await aWhile();
  expect(loading).not.toHaveBeenCalled();
});

it('runs once however often it is asked for', async () => {
  const operations = createOperations<number>();
  const work = jest.fn(() => Promise.resolve());
  const first = operations.start('a', { ...words, values: 1, work });
  expect(operations.start('a', { ...words, values: 1, work })).toBe(first);
  await first;
  expect(work).toHaveBeenCalledTimes(1);
});

it('says nothing of what was given up with the session', async () => {
  const operations = createOperations<number>();
  const work = () => Promise.reject(new ApiError({ kind: 'unknown', text: 'given up', aborted: true }));
  await operations.start('a', { ...words, values: 1, work }).catch(() => undefined);
  expect([failed, handleError].map((told) => told.mock.calls.length)).toEqual([0, 0]);
  expect(operations.get('a')).toBeUndefined();
});

it('leaves all telling to what tells it elsewhere, and says what was kept', async () => {
  const operations = createOperations<string>({ isToldElsewhere: true });
  const done = jest.fn();
  const end = operations.watch('a', done);
  const work = (_: string, keep: (next: string) => void) => Promise.resolve(keep('/compute/vm/tll/new'));
  await operations.start('a', { ...words, values: '', work });
  expect(done).toHaveBeenCalledWith('/compute/vm/tll/new');
  end();
  await operations.start('a', { ...words, values: '', work: () => Promise.reject(broken()) }).catch(() => undefined);
  expect([success, failed, loading, handleError].map((told) => told.mock.calls.length)).toEqual([0, 0, 0, 0]);
});

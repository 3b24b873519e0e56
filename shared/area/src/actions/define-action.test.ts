import { ApiError } from '@console/api';
import { toast } from '@console/ui';
import { actionStore } from './action-store';
import { defineAction, type ActionKind } from './define-action';
import { watchAction } from './run-action';

const handleError = jest.fn<void, [unknown, { retry?: () => void }?]>();
const handle = { id: 't', success: jest.fn(), error: handleError, dismiss: jest.fn() };
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const failed = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
const loading = jest.spyOn(toast, 'loading').mockReturnValue(handle);
let count = 0;
/** Each test has actions of its own. */
const nextName = (): string => `test.${(count += 1)}`;

/** As a dialog does that shows the action. */
const watch = <Values>(kind: ActionKind<Values>, onDone: (values?: Values) => void = () => undefined) =>
  watchAction(kind.idOf('a'), {
    onFailed: () => undefined,
    onDone: (ended) => onDone(kind.read(ended)?.values),
  });

beforeEach(() => {
  actionStore.setState({ actions: [] });
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
  const kind = defineAction<number>(nextName());
  const done = jest.fn();
  watch(kind, done);
  await kind.start('a', { ...words, values: 1, work: () => Promise.resolve() });
  expect(done).toHaveBeenCalledTimes(1);
  expect(success.mock.calls).toEqual([['web-01 is resized']]);
  expect(loading).not.toHaveBeenCalled();
  expect(kind.get('a')).toBeUndefined();
});

it('leaves a failure to the dialog, with what was filled in, and forgets it when that closes', async () => {
  const kind = defineAction<number>(nextName());
  const end = watch(kind);
  const error = broken();
  await expect(kind.start('a', { ...words, values: 7, work: () => Promise.reject(error) })).rejects.toBe(error);
  expect(kind.get('a')).toMatchObject({ state: 'failed', values: 7, error });
  expect(failed).not.toHaveBeenCalled();
  end();
  expect(kind.get('a')).toBeUndefined();
});

it('goes on in a toast when the dialog closes, and comes back into the dialog', async () => {
  const kind = defineAction<number>(nextName());
  const work = later();
  const end = watch(kind);
  const running = kind.start('a', { ...words, values: 1, work: () => work.promise });
  end();
  expect(loading).not.toHaveBeenCalled();
  await aWhile();
  expect(loading).toHaveBeenCalledWith('Resizing web-01');
  const done = jest.fn();
  watch(kind, done);
  expect(handle.dismiss).toHaveBeenCalledTimes(1);
  expect(kind.get('a')?.state).toBe('running');
  work.resolve();
  await running;
  expect(done).toHaveBeenCalledTimes(1);
});

it('tells a failure by the toast when no dialog is open, once, and offers it again from where it stopped', async () => {
  const kind = defineAction<string>(nextName());
  const tried: string[] = [];
  const work = async (values: string, keep: (next: string) => void) => {
    tried.push(values);
    keep('second half');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    if (tried.length === 1) throw broken();
  };
  void kind.start('a', { ...words, values: 'all', work }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(2000);
  expect(failed).not.toHaveBeenCalled();
  expect(handleError).toHaveBeenCalledTimes(1);
  expect(kind.get('a')).toMatchObject({ state: 'failed', values: 'second half' });
  handleError.mock.calls[0]?.[1]?.retry?.();
  await jest.advanceTimersByTimeAsync(2000);
  expect(tried).toEqual(['all', 'second half']);
  expect(handle.success).toHaveBeenCalledWith('web-01 is resized');
});

it('leaves an unknown outcome that a toast tells to a decision', async () => {
  const kind = defineAction<number>(nextName());
  const error = new ApiError({ kind: 'connection', text: 'Nothing shows whether it went through.' });
  const end = { retry: expect.any(Function), isUnsure: true };
  await kind.start('a', { ...words, values: 1, work: () => Promise.reject(error) }).catch(() => undefined);
  expect(failed.mock.calls).toEqual([[error, end]]);
});

it('knows of a failure to read that nothing was sent', async () => {
  const kind = defineAction<number>(nextName());
  const error = new ApiError({ kind: 'connection', text: 'Failed to connect to server', isRead: true });
  await kind.start('a', { ...words, values: 1, work: () => Promise.reject(error) }).catch(() => undefined);
  expect(failed.mock.calls).toEqual([[error, { retry: expect.any(Function) }]]);
});

it('offers nothing again where a secret would have to be kept', async () => {
  const kind = defineAction<object>(nextName());
  const work = () => Promise.reject(broken());
  await kind.start('a', { ...words, values: {}, work, canRetry: false }).catch(() => undefined);
  expect(failed.mock.calls[0]?.[1]).toEqual({});
  await aWhile();
  expect(loading).not.toHaveBeenCalled();
});

it('runs once however often it is asked for', async () => {
  const kind = defineAction<number>(nextName());
  const work = jest.fn(() => Promise.resolve());
  const first = kind.start('a', { ...words, values: 1, work });
  expect(kind.start('a', { ...words, values: 1, work })).toBe(first);
  await first;
  expect(work).toHaveBeenCalledTimes(1);
});

it('says nothing of what was given up with the session', async () => {
  const kind = defineAction<number>(nextName());
  const work = () => Promise.reject(new ApiError({ kind: 'unknown', text: 'given up', aborted: true }));
  await kind.start('a', { ...words, values: 1, work }).catch(() => undefined);
  expect([failed, handleError].map((shown) => shown.mock.calls.length)).toEqual([0, 0]);
  expect(kind.get('a')).toBeUndefined();
});

it('leaves all telling to what tells it elsewhere, and says what was kept', async () => {
  const kind = defineAction<string>(nextName(), { isShownElsewhere: true });
  const done = jest.fn();
  const end = watch(kind, done);
  const work = (_: string, keep: (next: string) => void) => Promise.resolve(keep('/compute/vm/tll/new'));
  await kind.start('a', { ...words, values: '', work });
  expect(done).toHaveBeenCalledWith('/compute/vm/tll/new');
  end();
  await kind.start('a', { ...words, values: '', work: () => Promise.reject(broken()) }).catch(() => undefined);
  expect([success, failed, loading, handleError].map((shown) => shown.mock.calls.length)).toEqual([0, 0, 0, 0]);
});

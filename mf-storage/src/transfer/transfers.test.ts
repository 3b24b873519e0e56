import { invalidate, invalidateHere } from '@console/api';
import { createEngine } from './engine/engine';
import { engine, onStored } from './transfers';
import type { Transfer, TransferState } from './types';

jest.mock('@console/api', () => ({
  ...jest.requireActual<object>('@console/api'),
  invalidate: jest.fn(() => Promise.resolve()),
  invalidateHere: jest.fn(() => Promise.resolve()),
}));
jest.mock('./engine/engine', () => ({
  createEngine: jest.fn(() => ({ subscribe: jest.fn(), transfers: jest.fn(), giveUp: jest.fn() })),
}));

const transfer = (key: string, state: TransferState): Transfer => ({
  id: key,
  batch: 1,
  bucket: 'photos',
  key,
  name: key,
  state,
  size: 1,
  sent: 0,
});
const [options] = jest.mocked(createEngine).mock.calls[0] ?? [];
const are = (...states: TransferState[]) =>
  jest.mocked(engine.transfers).mockReturnValue(states.map((state, n) => transfer(`${n}`, state)));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the sizes of buckets as files arrive, and tells the other tabs of them at the end', () => {
  const heard = jest.fn();
  onStored('photos', heard);
  are('running', 'waiting');
  options?.onStored?.(transfer('a', 'running'));
  jest.advanceTimersByTime(1000);
  expect(heard).toHaveBeenCalledWith(new Set(['a']));
  expect(invalidateHere).toHaveBeenCalledTimes(2);
  // The rest takes its time, and does not arrive.
  jest.advanceTimersByTime(60_000);
  expect(invalidateHere).toHaveBeenCalledTimes(2);
  expect(invalidate).not.toHaveBeenCalled();
  are('done', 'failed');
  jest.advanceTimersByTime(1000);
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

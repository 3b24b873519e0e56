/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { stopOnSignals } from './stop';

/** A program that closes when the test says so. */
function program(drainSeconds = 40, unreadySeconds = 0) {
  const signals = new EventEmitter();
  const exits: number[] = [];
  const lines: string[] = [];
  let clock = 1000;
  let end: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  let closings = 0;
  const waits: number[] = [];
  let waited: () => void = () => {};
  let isReady = true;
  stopOnSignals(signals, {
    drainSeconds,
    unreadySeconds,
    unready: () => {
      isReady = false;
    },
    wait: (ms) => {
      waits.push(ms);
      return new Promise<void>((resolve) => {
        waited = resolve;
      });
    },
    close: () => {
      closings += 1;
      return new Promise((resolve, reject) => {
        end = resolve;
        fail = reject;
      });
    },
    exit: (code) => exits.push(code),
    log: (line) => lines.push(line),
    now: () => clock,
  });
  return {
    exits,
    lines,
    closings: () => closings,
    waits,
    waited: () => waited(),
    isReady: () => isReady,
    signal: (name: string, afterMs = 0) => {
      clock += afterMs;
      signals.emit(name);
    },
    end: () => end(),
    fail: (error: Error) => fail(error),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it.each(['SIGTERM', 'SIGINT', 'disconnect'])('%s closes, and ends when all is closed', async (name) => {
  const { signal, exits, lines, closings, end } = program();
  signal(name);
  await settled();
  expect([closings(), exits]).toEqual([1, []]);
  expect(lines).toEqual(['Stopping. What is under way may take 40 s; another signal ends it at once.']);
  end();
  await settled();
  expect(exits).toEqual([0]);
});

it('is not ready for a while before it closes, so that balancers see it', async () => {
  const { signal, exits, lines, closings, waits, waited, isReady, end } = program(40, 10);
  signal('SIGTERM');
  await settled();
  expect([isReady(), closings(), waits]).toEqual([false, 0, [10_000]]);
  waited();
  await settled();
  expect([closings(), exits]).toEqual([1, []]);
  expect(lines).toEqual([
    'Not ready any more. Requests are taken for another 10 s.',
    'Stopping. What is under way may take 40 s; another signal ends it at once.',
  ]);
  end();
  await settled();
  expect(exits).toEqual([0]);
});

it('a second signal ends that wait, too', () => {
  const { signal, exits, closings } = program(40, 10);
  signal('SIGTERM');
  signal('SIGTERM', 500);
  expect([closings(), exits]).toEqual([0, [1]]);
});

it('a second signal ends at once', () => {
  const { signal, exits, closings } = program();
  signal('SIGTERM');
  signal('SIGINT', 500);
  expect([closings(), exits]).toEqual([1, [1]]);
});

it('one press of Ctrl+C that arrives twice is one, and a parent that goes is no second signal', () => {
  const { signal, exits, closings } = program();
  signal('SIGINT');
  signal('SIGINT', 20);
  signal('disconnect', 2000);
  expect([closings(), exits]).toEqual([1, []]);
});

it('says nothing where nothing may take time', () => {
  const { signal, lines } = program(0);
  signal('SIGTERM');
  expect(lines).toEqual([]);
});

it('ends as failed where closing fails', async () => {
  const { signal, exits, lines, fail } = program();
  signal('SIGTERM');
  fail(new Error('the data could not be written'));
  await settled();
  expect(exits).toEqual([1]);
  expect(lines.at(-1)).toContain('the data could not be written');
});

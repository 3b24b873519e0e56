import { serverNow, setServerTime } from '@console/api';
import { readServerTime } from './server-time';

/** What a browser knows of how the page was loaded. */
class Load {
  readonly responseStart = 100;
  readonly serverTiming: readonly { readonly name: string; readonly duration: number }[];
  constructor(timing: readonly { readonly name: string; readonly duration: number }[]) {
    this.serverTiming = timing;
  }
}

const HOUR = 3_600_000;

beforeEach(() => {
  setServerTime(Date.now());
  Object.assign(globalThis, { PerformanceNavigationTiming: Load });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const loadedWith = (...timing: ConstructorParameters<typeof Load>[0]): void => {
  Object.assign(performance, { getEntriesByType: () => [new Load(timing)] });
};

it('goes by the clock of the server from when its response began', () => {
  loadedWith({ name: 'now', duration: performance.timeOrigin + 100 + HOUR });
  readServerTime();
  expect(Math.abs(serverNow().getTime() - Date.now() - HOUR)).toBeLessThan(50);
});

it.each([[[]], [[{ name: 'cache', duration: 1 }]]])('goes by its own where it is not told: %j', (timing) => {
  loadedWith(...timing);
  readServerTime();
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(50);
});

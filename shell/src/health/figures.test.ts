import { provideSite } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { areaFacts } from './area-facts';
import { failures, loaded, noteFailure } from './facts';
import { followFigures } from './figures';
import { sendFigures } from './load';

const remote = (name: string) => ({ name, version: '1.2.0', base: '/', entry: 'e.js', integrity: '', area: {} });
const site = (takesFigures: boolean) =>
  provideSite({
    ...provideTestSite(),
    takesFigures,
    registry: { shell: { version: '3.0.0', base: '/' }, remotes: [remote('mf-a'), remote('mf-b')] },
  });

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  loaded.length = 0;
  failures.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: string) => sent.push([path, JSON.parse(body)]),
  });
});
function leave(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
const failed = (message: string) => ({ failures: 1, loads: {}, last: { at: expect.any(Number), message } });

it('knows which area an error is of: as named, by its piece, or by its stack', () => {
  site(false);
  const thrown = new Error('c');
  thrown.stack = 'Error: c\n    at x (https://console.example/remotes/mf-b/1.2.0/app.js:1:2)';
  noteFailure('a', { area: 'mf-a' }, undefined);
  expect(areaFacts()).toMatchObject({ 'mf-a': failed('a'), 'mf-b': { failures: 0 } });
  noteFailure('b', { part: 'mf-b/./slots/home' }, undefined);
  noteFailure('c', {}, thrown);
  noteFailure('of the shell', { part: 'shell' }, new Error('x'));
  expect(areaFacts()).toEqual({ 'mf-a': failed('a'), 'mf-b': { ...failed('c'), failures: 2 } });
});

it('tells the edge only where that asks for it', async () => {
  site(false);
  sendFigures();
  await new Promise((resolve) => setTimeout(resolve, 0));
  loaded.push(['mf-a', './app', 12]);
  leave();
  expect(sent).toEqual([]);
});

it('tells the edge each load and each failure once', () => {
  site(true);
  followFigures();
  loaded.push(['mf-a', './slots/home', 3]);
  loaded.push(['mf-a', './app', 120.4]);
  noteFailure('no', { area: 'mf-b' }, undefined);
  leave();
  expect(sent).toEqual([
    [
      '/reports/areas',
      [
        { area: 'mf-a', version: '1.2.0', loadMs: 120, failures: 0 },
        { area: 'mf-b', version: '1.2.0', failures: 1 },
      ],
    ],
  ]);
  leave();
  noteFailure('again', { area: 'mf-b' }, undefined);
  leave();
  expect(sent.slice(1)).toEqual([['/reports/areas', [{ area: 'mf-b', version: '1.2.0', failures: 1 }]]]);
});

import { ApiError } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { provideSite } from '@console/area';
import { flushReports, identify, logError } from './error-log';
import { watchUncaught } from './uncaught';

const sent = jest.fn();
const createSender = jest.fn(() => sent);
jest.mock('./sender', () => ({ createSender: () => createSender() }));

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const messages = () => sent.mock.calls.map(([report]) => report.message);
const turn = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
  warn.mockClear();
});
afterEach(() => jest.useRealTimers());

it('keeps what happened before the site was known and while its own code did not load', async () => {
  logError('Early');
  await turn();
  const site = provideTestSite();
  provideSite({ ...site, reporting: { dsn: 'https://key@errors.example/1' } });
  createSender.mockImplementationOnce(() => {
    throw new Error('ChunkLoadError');
  });
  flushReports();
  await turn();
  expect(messages()).toEqual([]);
  const lines = warn.mock.calls.length;
  await jest.advanceTimersByTimeAsync(5000);
  expect(messages()).toEqual(['Early']);
  // That it could not be sent is no report.
  expect(warn.mock.calls).toHaveLength(lines);
});

it('tells the same error once, and without addresses', async () => {
  const error = new Error('No such user: kadri@example.com');
  identify('42');
  logError(error.message, { email: 'kadri@example.com' }, error);
  logError(error.message, {}, error);
  await turn();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ error, user: '42' });
  expect(JSON.stringify(warn.mock.calls)).not.toContain('kadri@example.com');
});

it('logs what nobody has caught, and scripts that did not load, but not its own, nor without a network', async () => {
  watchUncaught();
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  );
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'x is not defined', error: new ReferenceError('x is not defined') }),
  );
  const rejected = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  rejected(new Error('nobody waited'));
  rejected(new ApiError({ kind: 'unknown', text: 'given up', aborted: true }));
  const scriptFails = (src: string) => {
    const script = document.createElement('script');
    script.type = 'x';
    script.src = src;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  };
  for (const src of ['https://js.example/v3.js?key=abc', '/app/assets/1/reports.1a2b3c4d.js']) scriptFails(src);
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  scriptFails('/app/assets/1/views.1a2b3c4d.js');
  jest.restoreAllMocks();
  await turn();
  expect(sent.mock.calls.map(([{ message, context }]) => [message, context])).toEqual([
    ['x is not defined', {}],
    ['nobody waited', {}],
    ['A script could not be loaded', { script: 'https://js.example/v3.js' }],
  ]);
});

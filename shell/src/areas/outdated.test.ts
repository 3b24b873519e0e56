import { resetApi, storage } from '@console/api';
import * as area from '@console/area';
import { nav, provideSite, startAction } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { handleMissingCode } from './outdated';

jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  reloadPage: jest.fn(),
}));
const reloadPage = jest.mocked(area.reloadPage);

const CHUNK = 'http://localhost/remotes/mf-x/1/create.abc.css';
/** As webpack and the federation runtime tell of a file that did not come. */
const missing = new Error("The server didn't deliver its files.", {
  cause: Object.assign(new Error('Loading CSS chunk 911 failed.'), { request: CHUNK }),
});
const head = jest.fn<Promise<{ status: number }>, unknown[]>();
const prompt = (event: Event): void => event.preventDefault();

beforeEach(() => {
  jest.useFakeTimers();
  storage.session.clear();
  resetApi();
  provideTestSite();
  jest.clearAllMocks();
  globalThis.fetch = head.mockResolvedValue({ status: 404 }) as unknown as typeof fetch;
});
afterEach(() => {
  window.removeEventListener('beforeunload', prompt);
  jest.useRealTimers();
});

/** What is to be said, once the page is known to stay. */
async function outcome(isAgain = false): Promise<string | undefined> {
  const handled = handleMissingCode(missing, isAgain);
  await jest.advanceTimersByTimeAsync(10_000);
  return handled;
}

it('loads the page anew where a file of it is gone, once for each build', async () => {
  expect(await outcome()).toBeUndefined();
  expect(head).toHaveBeenCalledWith(
    CHUNK,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) }),
  );
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(await outcome()).toBeUndefined();
  expect(reloadPage).toHaveBeenCalledTimes(1);
  const site = provideTestSite();
  const { shell, remotes } = site.registry;
  provideSite({ ...site, registry: { shell: { ...shell, base: '/app/assets/2/' }, remotes } });
  await outcome();
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

it('does not settle before the page has gone, or has stayed', async () => {
  const settled = jest.fn();
  void handleMissingCode(missing, false).then(settled);
  await jest.advanceTimersByTimeAsync(9999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
});

it('does so again when a person asks again', async () => {
  await outcome();
  await outcome(true);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

it.each([
  ['the file is there', { status: 200 }],
  ['the server stumbles', { status: 503 }],
])('stays where %s', async (_, response) => {
  head.mockResolvedValue(response);
  expect(await outcome()).toBeUndefined();
  expect(reloadPage).not.toHaveBeenCalled();
});

it('stays where nobody answers, and where an error names no file', async () => {
  head.mockRejectedValue(new TypeError('Failed to fetch'));
  await outcome();
  await handleMissingCode(new Error('x is not a function'), true);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('stays where the tab can not remember that it was loaded anew', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await outcome();
  full.mockRestore();
  expect(reloadPage).not.toHaveBeenCalled();
});

it('waits for the next navigation where something would be lost, and says so', async () => {
  window.addEventListener('beforeunload', prompt);
  expect(await outcome()).toBe('The console has been updated. Retry to load the new version.');
  nav.navigator.push('/app/a');
  expect(reloadPage).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', prompt);
  nav.navigator.push('/app/b');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('does not break off what is under way', async () => {
  let end = (): void => undefined;
  const action = startAction('x', { work: () => new Promise<void>((resolve) => (end = resolve)) });
  const later = 'The console has been updated. The new version can be loaded once what is running here has finished.';
  expect(await outcome()).toBe(later);
  expect(await outcome(true)).toBe(later);
  expect(reloadPage).not.toHaveBeenCalled();
  end();
  await action;
});

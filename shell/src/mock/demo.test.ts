import { resetApi, session, signIn, signOut, storage } from '@console/api';
import * as area from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { MOCK_API_KEY } from '@console/contract/mock-mode';
import { leaving } from '../session/leaving';
import { resetDemo, startDemo } from './demo';
import * as sandbox from './start';

jest.mock('@console/area', () => ({ ...jest.requireActual<typeof area>('@console/area'), fullLoad: jest.fn() }));
jest.mock('./start', () => ({ startSandbox: jest.fn(() => Promise.resolve()), mockFetch: jest.fn() }));

const document_ = {
  ...provideTestSite(),
  site: { id: 'acme', host: 'demo.invalid' },
  demo: { email: 'customer@example.com' },
};
const isSecure = (value: boolean) => Object.defineProperty(window, 'isSecureContext', { value, configurable: true });
const { startSandbox, mockFetch } = jest.mocked(sandbox);
const load = jest.mocked(area.fullLoad);

beforeEach(() => {
  localStorage.clear();
  resetApi();
  jest.clearAllMocks();
  leaving.setState({ isLeaving: false });
  isSecure(true);
});

it('is the site of its page, wherever that is', async () => {
  const { site, mock } = await startDemo(document_);
  expect([site.host, mock]).toEqual([window.location.host, true]);
  expect(startSandbox.mock.calls[0]?.slice(0, 2)).toEqual(['demo-acme', document_]);
});

it('logs in whoever comes for the first time, and nobody after that', async () => {
  await startDemo(document_);
  expect(session.getState().apikey).toBe(MOCK_API_KEY);
  signOut();
  await startDemo(document_);
  expect(session.getState().apikey).toBeUndefined();
});

it('leaves whoever is logged in alone', async () => {
  signIn('somebody');
  await startDemo(document_);
  expect(session.getState().apikey).toBe('somebody');
});

it('says that it needs HTTPS, and starts nothing without', async () => {
  isSecure(false);
  await expect(startDemo(document_)).rejects.toThrow('works over HTTPS only');
  expect([startSandbox.mock.calls, session.getState()]).toEqual([[], {}]);
});

it('begins again as on the first visit', async () => {
  await startDemo(document_);
  storage.persistent.set('labels', 'of a machine that goes');
  storage.session.set('draft', '{}');
  mockFetch.mockResolvedValue(Response.json({}));
  await resetDemo();
  expect(mockFetch).toHaveBeenCalledWith('/sandbox/reset', expect.objectContaining({ method: 'POST' }));
  expect([localStorage.length, sessionStorage.length, leaving.getState().isLeaving]).toEqual([0, 0, true]);
  expect(load).toHaveBeenCalledWith('/');
  await startDemo(document_);
  expect(session.getState().apikey).toBe(MOCK_API_KEY);
});

it('forgets nothing where the sandbox refuses', async () => {
  await startDemo(document_);
  mockFetch.mockResolvedValue(new Response('', { status: 500 }));
  await expect(resetDemo()).rejects.toThrow('HTTP 500');
  expect([session.getState().apikey, load.mock.calls]).toEqual([MOCK_API_KEY, []]);
});

import { storage } from '@console/api';
import { newNonce, takeNonces } from './nonce';

const blocked = () => jest.spyOn(storage.session, 'isKept').mockReturnValue(false);

/** jsdom's page has no HTTPS, which our cookies ask for. */
function cookieJar(takes: boolean): void {
  const jar = new Map<string, string>();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => [...jar].map((pair) => pair.join('=')).join('; '));
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    expect(cookie).toMatch(/^__Host-.*; path=\/; secure; samesite=lax; max-age=\d+$/);
    if (!takes) return;
    if (cookie.endsWith('max-age=0')) jar.delete(name);
    else jar.set(name, value);
  });
}

/** What the next page of this tab knows where nothing is kept. */
const nextPage = (): void => storage.session.clear();

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is another one for each attempt, and long', () => {
  const made = Array.from({ length: 50 }, newNonce);
  expect(new Set(made).size).toBe(50);
  expect(made[0]).toMatch(/^[0-9a-f]{48}$/);
});

it('is handed out once, and only the last of a tab', () => {
  newNonce();
  const nonce = newNonce();
  expect([...takeNonces()]).toEqual([nonce]);
  expect([...takeNonces()]).toEqual([]);
});

it('belongs to the browser where the tab keeps nothing', () => {
  cookieJar(true);
  blocked();
  const nonce = newNonce();
  nextPage();
  expect([...takeNonces()]).toEqual([nonce]);
  nextPage();
  expect([...takeNonces()]).toEqual([]);
});

it('is never taken from a cookie where the tab keeps its own', () => {
  cookieJar(true);
  const block = blocked();
  newNonce();
  nextPage();
  block.mockReturnValue(true);
  expect([...takeNonces()]).toEqual([]);
});

it('says so where the browser keeps nothing at all', () => {
  cookieJar(false);
  blocked();
  expect(newNonce).toThrow("doesn't let this site store data, not even cookies");
});

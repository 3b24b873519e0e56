import fc from 'fast-check';
import { fullLoad, replacePage, safeExternalUrl, safePath } from './safe-path';

describe('safePath', () => {
  it.each([
    '/',
    '/compute',
    '/compute/vm/tll/1?tab=disks#backup',
    '/compute/create?osName=ubuntu&osVersion=24.04',
    '/storage/bucket/a%2Fb%20c',
    '/x?next=//evil.example',
    '/x#//evil.example',
  ])('keeps %s', (path) => expect(safePath(path)).toBe(path));

  it.each([
    '//evil.example',
    '//localhost/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/a b',
    '/\u0000',
    undefined,
    null,
    7,
    { toString: () => '/x' },
  ])('refuses %j', (path) => expect(safePath(path, '/home')).toBe('/home'));

  it('never leaves this origin, and says the same twice', () => {
    const nasty = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '@', ':', '?', '#', '%2f', '%5c', 'evil.example', 'a', ' '),
    );
    const paths = fc.oneof(
      fc.string(),
      fc.webUrl(),
      nasty.map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(paths, (path) => {
        const safe = safePath(path);
        expect(new URL(safe, window.location.origin).origin).toBe(window.location.origin);
        expect(new URL(`/app${safe}`, window.location.origin).origin).toBe(window.location.origin);
        expect(safePath(safe)).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('safeExternalUrl', () => {
  it.each([
    ['https://pay.example/x', undefined, 'https://pay.example/x'],
    ['http://pay.localhost:8080/x', undefined, 'http://pay.localhost:8080/x'],
    ['https://pay.example/x', ['pay.example'], 'https://pay.example/x'],
    ['https://evil.example/x', ['pay.example'], undefined],
    ['http://pay.example/x', undefined, undefined],
    ['https://user:pass@pay.example/', undefined, undefined],
    ['https://user@pay.example/', undefined, undefined],
    ['https://:pass@pay.example/', undefined, undefined],
    ['javascript:alert(1)', undefined, undefined],
    ['data:text/html,x', undefined, undefined],
    ['/relative', undefined, undefined],
    [undefined, undefined, undefined],
  ])('%s of %j is %s', (url, hosts, expected) => expect(safeExternalUrl(url, hosts)).toBe(expected));
});

describe('leaving the page', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });

  // Only a change of the fragment is a navigation that happens here: it shows where the page was led.
  it.each([
    ['/app/billing', '/billing#there', '#there'],
    ['/app//evil.example', '//evil.example#there', ''],
    ['/app/%5Cevil.example', '/\\evil.example#there', ''],
  ])('from %s to %j is safe', (at, path, hash) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const leave of [fullLoad, replacePage]) {
      window.history.replaceState(null, '', at);
      leave(path);
      expect(window.location.hash).toBe(hash);
    }
  });
});

import fc from 'fast-check';
import { returnPath, StateError } from './return-path';

it.each([
  ['"/"', '/'],
  ['"/compute"', '/compute'],
  ['"/compute/vm/tll/a%20b?tab=disks&x=%26#top"', '/compute/vm/tll/a%20b?tab=disks&x=%26#top'],
  ['"/billing/create?return=%2Fcompute%2Fcreate"', '/billing/create?return=%2Fcompute%2Fcreate'],
])('goes to %s', (state, path) => {
  const report = jest.fn();
  expect(returnPath(state, report)).toBe(path);
  expect(report).not.toHaveBeenCalled();
});

it.each([
  '"//evil.example"',
  '"/\\\\evil.example"',
  '"/\\t/evil.example"',
  '"/\\n/evil.example"',
  '"/.//evil.example"',
  '"/..//evil.example"',
  '"/compute/..//evil.example"',
  '"/auth0_callback"',
  '"/auth0_callback/?x=1#y"',
  '"/%61uth0_callback"',
  '"/auth0_callback%"',
  '"/AUTH0_callback"',
  '"/x/../auth0_callback"',
])('stays at home for %s', (state) => {
  expect(returnPath(state, jest.fn())).toBe('/');
});

it.each([
  '',
  'undefined',
  '/compute',
  '"https://evil.example/"',
  '"compute"',
  '{"path":"/"}',
  '["/compute"]',
  'null',
  '42',
])('reports and ignores %j', (state) => {
  const report = jest.fn();
  expect(returnPath(state, report)).toBe('/');
  expect(report).toHaveBeenCalledTimes(1);
});

it.each(['"compute"', '42', '["/compute"]'])(
  'says of %j that it is no path, and of none that it leads out',
  (state) => {
    const report = jest.fn();
    returnPath(state, report);
    expect(report.mock.calls).toEqual([[new StateError('The state of the identity provider is not a path')]]);
  },
);

it('reports a path that leads out of the application', () => {
  const report = jest.fn();
  returnPath('"//evil.example"', report);
  expect(report).toHaveBeenCalledTimes(1);
});

const PARTS = [
  '/',
  '\\',
  '.',
  '..',
  '\t',
  '\n',
  '\u0000',
  '@',
  ':',
  '?',
  '#',
  ';',
  '%',
  '%2f',
  '%5c',
  '%2e',
  '%09',
  '%25',
];
const WORDS = ['evil.example', 'https:', 'javascript:', 'auth0_callback', 'a', ' ', '\u2044', '\uff0f', '\u202e'];
const nasty = fc.array(fc.constantFrom(...PARTS, ...WORDS)).map((parts) => `/${parts.join('')}`);

/** What the browser makes of a path that the router writes, below the base path and, to be sure, without it. */
const reached = (path: string): URL[] =>
  [`/app${path}`, path].map((address) => new URL(address, 'https://console.example.com/app/auth0_callback'));

it('never leaves this origin and never comes back to the callback, whatever the state says', () => {
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), fc.boolean(), (text, isJson) => {
      const path = returnPath(isJson ? JSON.stringify(text) : text, () => undefined);
      for (const { origin, pathname } of reached(path)) {
        expect(origin).toBe('https://console.example.com');
        expect(pathname.startsWith('//')).toBe(false);
        expect(pathname.toLowerCase()).not.toMatch(/^(\/app)?\/auth0_callback/);
      }
    }),
    { numRuns: 150 },
  );
});

it('keeps every path of the application as it was, with query, fragment and encoded characters', () => {
  const segment = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/^\.{1,2}$/.test(text));
  const path = fc
    .record({ segments: fc.array(segment, { minLength: 1 }), query: fc.dictionary(segment, segment), hash: segment })
    .map(
      ({ segments, query, hash }) =>
        `/${segments.map(encodeURIComponent).join('/')}?${new URLSearchParams(query)}#${encodeURIComponent(hash)}`,
    )
    .map((text) => new URL(text, 'https://console.example.com'))
    .map(({ pathname, search, hash }) => pathname + search + hash);
  fc.assert(
    fc.property(path, (text) => {
      expect(returnPath(JSON.stringify(text), () => undefined)).toBe(text);
    }),
    { numRuns: 150 },
  );
});

/** @jest-environment node */
import { violationsOf } from './csp-violation';

const HOST = 'console.example:8140';
const KEY = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6';

/** As Chrome writes it. */
const modern = (body: Record<string, unknown> = {}, type = 'csp-violation') => ({
  age: 3,
  type,
  url: `https://${HOST}/app/compute?apikey=${KEY}`,
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'inline',
    columnNumber: 7,
    disposition: 'enforce',
    documentURL: `https://${HOST}/app/compute/vm/tll/3f0c?apikey=${KEY}#access_token=${KEY}`,
    effectiveDirective: 'script-src-elem',
    lineNumber: 12,
    originalPolicy: "default-src 'none'; script-src 'nonce-abc'",
    referrer: `https://elsewhere.example/?code=${KEY}`,
    sample: `apikey = '${KEY}'`,
    sourceFile: `https://${HOST}/app/assets/1/main.js?${KEY}`,
    statusCode: 200,
    ...body,
  },
});

/** As Safari and Firefox write it. */
const legacy = (body: Record<string, unknown> = {}) => ({
  'csp-report': {
    'blocked-uri': 'inline',
    'column-number': 7,
    'document-uri': `https://${HOST}/app/compute/vm/tll/3f0c?apikey=${KEY}#access_token=${KEY}`,
    'effective-directive': 'script-src-elem',
    'line-number': 12,
    'original-policy': "default-src 'none'",
    referrer: `https://elsewhere.example/?code=${KEY}`,
    'script-sample': `apikey = '${KEY}'`,
    'source-file': `https://${HOST}/app/assets/1/main.js?${KEY}`,
    'violated-directive': 'script-src-elem',
    ...body,
  },
});

const TOLD = {
  directive: 'script-src-elem',
  blocked: 'inline',
  page: '/app/compute/vm/tll/*',
  source: '/app/assets/1/main.js',
  position: ':12:7',
};

it.each([
  ['the Reporting API', [modern()]],
  ['the Reporting API, one by one', modern()],
  ['report-uri', legacy()],
])('tells what happened and where, without query, fragment, sample, referrer and ids: %s', (_, body) => {
  expect(violationsOf(body, HOST)).toEqual([TOLD]);
});

it('finds the directive where old browsers write it', () => {
  const old = legacy({ 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" });
  expect(violationsOf(old, HOST)).toEqual([{ ...TOLD, directive: 'img-src' }]);
});

it.each([
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  [`https://user:${KEY}@evil.example:8443/take/${KEY}?k=${KEY}`, 'https://evil.example:8443'],
  [`https://${KEY}.evil.example/`, 'https://*.evil.example'],
  ['wss://evil.example/socket', 'wss://evil.example'],
  [`https://${HOST}/app/profile/anna@example.com/${KEY}`, '/app/profile/*/*'],
  [`https://${HOST}/app/assets/1/${KEY}.js`, '/app/assets/1/*.js'],
  [`data:text/html,${KEY}`, 'data'],
  [`moz-extension://${KEY}/inject.js`, 'moz-extension'],
  [`${KEY} and\nanother line`, 'unknown'],
  [null, ''],
  [undefined, ''],
])('%s is told as "%s"', (address, told) => {
  const [violation] = violationsOf([modern({ blockedURL: address, sourceFile: address })], HOST);
  expect([violation?.blocked, violation?.source]).toEqual([told, told]);
});

it('has no line without one', () => {
  expect(violationsOf([modern({ lineNumber: null, columnNumber: 0 })], HOST)).toEqual([{ ...TOLD, position: '' }]);
  expect(violationsOf([modern({ columnNumber: null })], HOST)).toEqual([{ ...TOLD, position: ':12' }]);
});

it.each([
  ['of another kind', [modern({}, 'deprecation')]],
  ['without a directive', [modern({ effectiveDirective: undefined })]],
  ['with a directive that is none', [modern({ effectiveDirective: `apikey=${KEY}` })]],
  ['with a position that is none', [modern({ lineNumber: KEY })]],
  ['of an old browser without a directive', legacy({ 'effective-directive': '', 'violated-directive': '' })],
  ['that is a text', 'csp-violation'],
  ['that is nothing', null],
])('leaves out a report %s', (_, body) => {
  expect(violationsOf(body, HOST)).toEqual([]);
});

it('reads a hundred at most', () => {
  expect(
    violationsOf(
      Array.from({ length: 101 }, () => modern()),
      HOST,
    ),
  ).toHaveLength(100);
});

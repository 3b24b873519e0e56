import { resetApi, signIn, startImpersonation } from '@console/api';
import { isNoise } from './error-log';
import { withoutSecretText } from './secrets';
import { withoutSecrets } from './without-secrets';

const KEY = 'customer000000000000000000000000';

beforeEach(() => {
  localStorage.clear();
  resetApi();
});

/** The least processor time of several readings, in µs: it does not count what else the machine does. */
function timeOf(text: string): number {
  const times = Array.from({ length: 6 }, () => {
    const before = process.cpuUsage();
    for (let round = 0; round < 5; round += 1) withoutSecretText(text);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

describe('a text', () => {
  it.each([
    ['GET /api/v1/user?apikey=abc123&page=2 failed', 'GET /api/v1/user?apikey=[filtered]&page=2 failed'],
    [
      'https://x.example/#access_token=a.b-c&id_token=d&state=%2F',
      'https://x.example/#access_token=[filtered]&id_token=[filtered]&state=%2F',
    ],
    ['{"password":"p w","page":2}', '{"password":[filtered],"page":2}'],
    ['{\\"apikey\\":\\"abc\\",\\"n\\":1}', '{\\"apikey\\":\\[filtered],\\"n\\":1}'],
    ['Authorization: Bearer abc.def', 'Authorization: [filtered]'],
    ['password: correct horse battery', 'password: [filtered]'],
    ['No such user: kadri.tamm+1@example.com.', 'No such user: [filtered].'],
    ['/invite/kadri%40example.com?x=1', '/invite/[filtered]?x=1'],
    ['kadri%2540example.com', '[filtered]'],
    ['õunapuu@näide.ee', '[filtered]'],
    ['https://user:pw@s3.example/bucket', 'https://[filtered]@s3.example/bucket'],
    [`key ${KEY} is not valid`, 'key [filtered] is not valid'],
    ['eyJhbGciOi.eyJzdWIi.c2ln', '[filtered]'],
    ['/x#id_token=eyJhbGciOi.eyJzdWIi.c2ln&state=1', '/x#id_token=[filtered]&state=1'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----', '[filtered]'],
    ['/a?next=%2Fx%3Fsecret%3Dabc%26page%3D2', '/a?next=%2Fx%3Fsecret%3D[filtered]%26page%3D2'],
    ['/a?q=apikey%253Dabc', '/a?q=apikey%253D[filtered]'],
    [
      'body=%7B%22password%22%3A%22p%20w%22%2C%22n%22%3A1%7D',
      'body=%7B%22password%22%3A%22[filtered]%22%2C%22n%22%3A1%7D',
    ],
    ['password%3A%20hunter2', 'password%3A%20[filtered]'],
    ['card 4242 4242 4242 4242 declined', 'card [filtered] declined'],
    ['card 4242424242424242, 3782-822463-10005', 'card [filtered], [filtered]'],
    ['/b/k?X-Amz-Signature=ab12&X-Amz-Expires=900', '/b/k?X-Amz-Signature=[filtered]&X-Amz-Expires=900'],
    ['/b/k?AWSAccessKeyId=a&Signature=Ab%2F%3D', '/b/k?AWSAccessKeyId=a&Signature=[filtered]'],
    ['/login/mfa?ticket=t-1&x=1', '/login/mfa?ticket=[filtered]&x=1'],
    ['/callback?code=c-1&state=2', '/callback?code=[filtered]&state=2'],
    ['/r?device_code=c-1#code=2', '/r?device_code=[filtered]#code=[filtered]'],
  ])('%s', (text, expected) => expect(withoutSecretText(text)).toBe(expected));

  it.each([
    'Failed to resize disk [storage-41ba2e] (HTTP 500)',
    '/compute/vm/tll/a3bb189e-8bf9-3888-9912-ace4e6543002',
    'http://localhost:8080/remotes/mf-compute/0.1.0-1a2b3c4d/home.1a2b3c4d.js',
    'TypeError: Cannot read properties of undefined (reading keyword)',
    'TheNameOfAFunctionThatIsLongButNoSecretAtAll',
    'exited with code=1, zip_code=10115',
    'invoice 1234567890123456 at 1700000000000',
    '/a?q=100%25&tab=disks%3Dall',
  ])('%s stays as it is', (text) => expect(withoutSecretText(text)).toBe(text));

  it('carries no key that this tab holds, short as it may be', () => {
    signIn('short-key');
    startImpersonation({ token: 'token-of-kadri', access_owner: 'kadri@example.com' }, '/');
    expect(withoutSecretText('a short-key and a token-of-kadri')).toBe('a [filtered] and a [filtered]');
    expect(withoutSecretText('/x?apikey=short-key&page=2')).toBe('/x?apikey=[filtered]&page=2');
  });

  it.each([
    'a',
    'a@',
    'token',
    'token=',
    'password": "',
    '//',
    'eyJ.',
    '-eyJ',
    '-----BEGIN x',
    '1 ',
    'token%25',
    '%25',
    '?a_',
  ])('is cut, and read in a time that grows as its length does: %s', (part) => {
    const text = part.repeat(200_000);
    const read = withoutSecretText(text);
    expect(read.length).toBeLessThan(20_000);
    expect(read).toBe(withoutSecretText(text.slice(0, 5000)));
    // Of four times the text: 4 times the time, where a pattern that goes back and forth takes 16 or 64 times.
    expect(timeOf(text.slice(0, 4800)) / timeOf(text.slice(0, 1200))).toBeLessThan(10);
  });
});

describe('an object', () => {
  it('is filtered by the names of its fields at every level, and by what its texts say', () => {
    expect(
      withoutSecrets({
        user: { email: 'a@b.c', password: 'x', list: [{ apikey: 'k', id: 1 }] },
        access_token: 't',
        note: 'for kadri@example.com',
        'kadri@example.com': 1,
        error: new Error('key=1, apikey=2'),
        map: new Map([['token', 'x']]),
      }),
    ).toEqual({
      user: { email: '[filtered]', password: '[filtered]', list: [{ apikey: '[filtered]', id: 1 }] },
      access_token: '[filtered]',
      note: 'for [filtered]',
      '[filtered]': 1,
      error: { name: 'Error', message: 'key=1, apikey=[filtered]' },
      map: { token: '[filtered]' },
    });
  });

  it('may hold anything: circles, elements, getters that throw, too much', () => {
    const circle: Record<string, unknown> = { list: Array.from({ length: 5000 }, (_, index) => index) };
    circle['self'] = circle;
    circle['element'] = document.body;
    Object.defineProperty(circle, 'broken', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    const text = JSON.stringify(withoutSecrets(circle));
    expect(text).toContain('[body]');
    expect(text.length).toBeLessThan(20_000);
  });

  it.each([KEY, 'kadri@example.com', 'eyJhbGciOi.eyJzdWIi.c2ln'])('never tells %s, wherever it stands', (secret) => {
    signIn(KEY);
    const wraps: ((inner: unknown) => unknown)[] = [
      (inner) => ({ inner }),
      (inner) => [inner],
      (inner) => new Set([inner]),
      (inner) => new Map([[inner, inner]]),
      (inner) => new Error(JSON.stringify(inner) ?? String(inner)),
      (inner) => `https://x.example/a?q=${encodeURIComponent(String(inner))}#${String(inner)}`,
    ];
    for (let shape = 0; shape < wraps.length ** 4; shape += 1) {
      let value: unknown = secret;
      for (let rest = shape, level = 0; level < 4; level += 1, rest = Math.floor(rest / wraps.length))
        value = wraps[rest % wraps.length]?.(value);
      expect(JSON.stringify(withoutSecrets(value))).not.toContain(secret);
    }
  });
});

it('drops noise: the resize notice, and 19 in 20 failures of removeChild', () => {
  expect(isNoise('ResizeObserver loop completed with undelivered notifications.')).toBe(true);
  expect(isNoise('ResizeObserver loop limit exceeded')).toBe(true);
  expect(isNoise('Something broke')).toBe(false);
  const reported = Array.from({ length: 40 }, () =>
    isNoise("Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."),
  ).filter((noise) => !noise);
  expect(reported).toHaveLength(2);
});

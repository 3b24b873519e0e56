/** @jest-environment node */
import { readRequest } from '../request';
import { canonicalRequest, signatureOf, signingKey, stringToSign } from './canonical';
import { claimOf } from './claim';
import { verifySignature } from './verify';

/** The vendor's test suite of Signature V4: key, scope and requests as published. */
const suite = {
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  scope: { timestamp: '20150830T123600Z', day: '20150830', region: 'us-east-1', service: 'service' },
  empty: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};

it.each([
  ['get-vanilla', 'GET', '', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  [
    'get-vanilla-query-order-key-case',
    'GET',
    'Param2=value2&Param1=value1',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
  ['post-vanilla', 'POST', '', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
])('signs %s of the published suite', (_, method, query, signature) => {
  const headers: Readonly<Record<string, string>> = {
    host: 'example.amazonaws.com',
    'x-amz-date': suite.scope.timestamp,
  };
  const canonical = canonicalRequest({
    method,
    path: '/',
    query: new URLSearchParams(query),
    signedHeaders: Object.keys(headers),
    header: (name) => headers[name] ?? '',
    payloadHash: suite.empty,
  });
  expect(signatureOf(signingKey(suite.secret, suite.scope), stringToSign(suite.scope, canonical))).toBe(signature);
});

/** The examples of S3's own documentation. */
const s3 = {
  host: 'examplebucket.s3.amazonaws.com',
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  at: Date.parse('2013-05-24T00:00:00Z'),
};

const authorization = (signedHeaders: string, signature: string): string =>
  `AWS4-HMAC-SHA256 Credential=${s3.key}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${signature}`;

const check = (request: Request, target?: string, now = s3.at) => {
  const read = readRequest(request, target);
  return verifySignature(read, claimOf(read), s3.secret, now);
};

const signed = (
  path: string,
  init: { method?: string; headers: Record<string, string> },
  signature: string,
): Request => {
  const headers = {
    host: s3.host,
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': suite.empty,
    ...init.headers,
  };
  const names = Object.keys(headers).sort().join(';');
  return new Request(`https://${s3.host}${path}`, {
    method: init.method ?? 'GET',
    headers: { ...headers, authorization: authorization(names, signature) },
  });
};

const examples: [name: string, request: () => Request][] = [
  [
    'an object with a range',
    () =>
      signed(
        '/test.txt',
        { headers: { range: 'bytes=0-9' } },
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
  ],
  [
    'an upload',
    () =>
      signed(
        '/test%24file.text',
        {
          method: 'PUT',
          headers: {
            date: 'Fri, 24 May 2013 00:00:00 GMT',
            'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
            'x-amz-storage-class': 'REDUCED_REDUNDANCY',
          },
        },
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
  ],
  [
    'a sub-resource',
    () => signed('/?lifecycle', { headers: {} }, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'),
  ],
  [
    'a list',
    () =>
      signed(
        '/?max-keys=2&prefix=J',
        { headers: {} },
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
  ],
  [
    'a presigned address',
    () =>
      new Request(
        `https://${s3.host}/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${s3.key}%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404`,
      ),
  ],
];

it.each(examples)('takes the published signature of %s', (_, request) => {
  expect(check(request())).toHaveLength(32);
});

it.each(examples)('refuses another method in %s', (_, request) => {
  const changed = new Request(request(), { method: 'DELETE' });
  expect(() => check(changed)).toThrow(expect.objectContaining({ code: 'SignatureDoesNotMatch' }));
});

const [range, , , , address] = examples.map(([, request]) => request);

it.each([
  ['at the wrong time', range, 15 * 60_000 + 1000, 'RequestTimeTooSkewed'],
  ['too early', range, -15 * 60_000 - 1000, 'RequestTimeTooSkewed'],
  ['after it has expired', address, 86_401_000, 'AccessDenied'],
  ['long before it holds', address, -16 * 60_000, 'AccessDenied'],
])('refuses a request %s', (_, request, later, code) => {
  expect(() => request && check(request(), undefined, s3.at + later)).toThrow(expect.objectContaining({ code }));
});

it('refuses a header of weight that was added afterwards', () => {
  const request = range?.() ?? new Request('https://no.example');
  request.headers.set('x-amz-meta-added', '1');
  expect(() => check(request)).toThrow(expect.objectContaining({ code: 'AccessDenied' }));
});

it.each([
  [{}, 'AccessDenied'],
  [{ authorization: 'AWS AKIA:signature' }, 'InvalidRequest'],
  [{ authorization: 'AWS4-HMAC-SHA256 Credential=a/b' }, 'AuthorizationHeaderMalformed'],
  [
    {
      authorization: authorization('host', '0').replace('/s3/', '/ec2/'),
      'x-amz-date': '20130524T000000Z',
      'x-amz-content-sha256': 'x',
    },
    'AuthorizationHeaderMalformed',
  ],
  [
    { authorization: authorization('host', '0'), 'x-amz-date': '20130525T000000Z', 'x-amz-content-sha256': 'x' },
    'AuthorizationHeaderMalformed',
  ],
  [{ authorization: authorization('host', '0'), 'x-amz-content-sha256': 'x' }, 'AccessDenied'],
  [{ authorization: authorization('host', '0'), 'x-amz-date': '20130524T000000Z' }, 'InvalidRequest'],
])('says what is wrong with %j', (headers, code) => {
  const request = new Request('https://localhost/b/k', { headers });
  expect(() => check(request)).toThrow(expect.objectContaining({ code }));
});

it.each(['X-Amz-Expires=0', 'X-Amz-Expires=604801', 'X-Amz-Expires=x', 'X-Amz-Date=today', 'X-Amz-Algorithm=other'])(
  'refuses an address with %s',
  (parameter) => {
    const url = new URL(address?.().url ?? '');
    const [name = '', value = ''] = parameter.split('=');
    url.searchParams.set(name, value);
    expect(() => check(new Request(url))).toThrow(
      expect.objectContaining({ code: 'AuthorizationQueryParametersError' }),
    );
  },
);

it('keeps the steps of a path, and refuses what cannot be decoded', () => {
  const request = new Request('http://localhost:8081/b/a/../c');
  expect(readRequest(request, '/b/a/../c?x=1')).toMatchObject({ bucket: 'b', key: 'a/../c' });
  expect(readRequest(request, '/b/a%2Fb//c')).toMatchObject({ key: 'a/b//c' });
  expect(() => readRequest(request, '/b/%zz')).toThrow(expect.objectContaining({ code: 'InvalidURI' }));
});

import fc from 'fast-check';
import { interpretFailure, readContent, retryAfterMs, type RawResponse } from './interpret';
import { ApiError, isCredentialRejected, toApiError } from './error';
import { isRetryable } from './retry';

const raw = (status: number, body: unknown, contentType = 'application/json', statusText = ''): RawResponse => ({
  status,
  statusText,
  contentType,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const facts = (error: ApiError) => ({ kind: error.kind, message: error.message });

it.each([
  ['20', 20_000],
  ['0', 0],
  ['Wed, 21 Oct 2015 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j', (header, ms) => {
  jest.useFakeTimers({ now: new Date('2015-10-21T07:28:00Z') });
  expect(retryAfterMs(header)).toBe(ms);
  jest.useRealTimers();
});

describe('a failed answer', () => {
  const table: [string, RawResponse, { kind: string; message: string }][] = [
    ['message', raw(500, { message: 'No' }), { kind: 'general', message: 'No' }],
    ['message with 403', raw(403, { message: 'Not yours' }), { kind: 'forbidden', message: 'Not yours' }],
    ['message with 401', raw(401, { message: 'No API key' }), { kind: 'credentials', message: 'No API key' }],
    ['message with a stack', raw(500, { message: 'Boom', stack: 'at x.js:1' }), { kind: 'stack', message: 'Boom' }],
    ['403 before stack', raw(403, { message: 'Boom', stack: 'at' }), { kind: 'forbidden', message: 'Boom' }],
    ['errorMessage', raw(500, { errorMessage: 'Broken' }), { kind: 'general', message: 'Broken' }],
    ['errors.Error', raw(500, { errors: { Error: 'No capacity' } }), { kind: 'standard', message: 'No capacity' }],
    [
      'errors.Error before errorMessage',
      raw(500, { errorMessage: 'Request failed', errors: { Error: 'No capacity' } }),
      { kind: 'standard', message: 'No capacity' },
    ],
    [
      'message before errors.Error',
      raw(500, { message: 'No', errors: { Error: 'No capacity' } }),
      { kind: 'general', message: 'No' },
    ],
    [
      'a field error',
      raw(400, { errors: { name: 'too short' } }),
      { kind: 'api', message: 'name: too short (HTTP 400)' },
    ],
    [
      'a field with a technical name',
      raw(400, { errors: { billing_account_id: 'This account is frozen' } }),
      { kind: 'api', message: 'billing account: This account is frozen (HTTP 400)' },
    ],
    [
      'an error object with msg',
      raw(403, {
        errors: { 'consumer::resource_forbidden': { msg: 'Consumer not allowed.', subtype: 'x', type: 'consumer' } },
      }),
      { kind: 'api', message: 'Consumer not allowed. (HTTP 403)' },
    ],
    ['a JSON text', raw(500, '"plain words"'), { kind: 'api', message: 'plain words (HTTP 500)' }],
    ['plain text', raw(500, 'plain words', 'text/plain'), { kind: 'api', message: 'plain words (HTTP 500)' }],
    ['nothing', raw(500, '', 'text/plain', 'Oops'), { kind: 'api', message: 'Oops (HTTP 500)' }],
    ['nothing over HTTP/2', raw(503, ''), { kind: 'api', message: 'Service Unavailable (HTTP 503)' }],
    ['an empty object', raw(502, {}), { kind: 'api', message: 'Bad Gateway (HTTP 502)' }],
    ['text with 504', raw(504, 'slow', 'text/plain'), { kind: 'gateway-timeout', message: 'slow' }],
    [
      'HTML with 502',
      raw(502, '<html><b>x</b></html>'),
      { kind: 'unexpected-content', message: '<html><b>x</b></html>' },
    ],
    [
      'HTML with 504',
      raw(504, '<!DOCTYPE html><p>x', 'text/html'),
      { kind: 'gateway-timeout', message: '<!DOCTYPE html><p>x' },
    ],
  ];
  it.each(table)('%s', (_, response, expected) => {
    expect(facts(interpretFailure(response))).toEqual(expected);
  });

  it('puts the correlation id before the status, and knows its component', () => {
    const error = interpretFailure(raw(500, { meta: { correlationId: 'resource-7c1f9a' } }, undefined, 'Oops'));
    expect(error.message).toBe('Oops [resource-7c1f9a] (HTTP 500)');
    expect(error.component).toBe('resource');
    expect(error.text).toBe('Oops');
  });

  it('keeps the errors of fields apart', () => {
    const both = interpretFailure(raw(400, { errors: { name: 'too short', 'api::quota': { msg: 'Used up' } } }));
    expect(both).toMatchObject({
      fieldErrors: { name: 'too short' },
      rest: 'Used up',
      text: 'Used up; name: too short',
    });
    expect(interpretFailure(raw(400, { errors: { name: 'too short', ram: 'too small' } }))).toMatchObject({
      fieldErrors: { name: 'too short', ram: 'too small' },
      rest: '',
    });
  });

  it.each([
    ['message', { message: 'x'.repeat(200_000) }],
    ['errorMessage', { errorMessage: 'x'.repeat(200_000) }],
    ['errors.Error', { errors: { Error: 'x'.repeat(200_000) } }],
    ['a list of texts', { message: Array.from({ length: 20_000 }, () => 'xxxxxxxx') }],
    ['a field', { errors: { name: 'x'.repeat(200_000) } }],
    ['many fields', { errors: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field_${i}`, 'bad'])) }],
    ['a correlation id', { message: 'No', meta: { correlationId: `api-${'x'.repeat(200_000)}` } }],
  ])('has an end, whatever the server writes: %s', (_name, body) => {
    const { text, message, correlationId, fieldErrors } = interpretFailure(raw(400, body));
    expect(text.length).toBeLessThanOrEqual(600);
    expect(message.length).toBeLessThanOrEqual(800);
    expect(correlationId?.length ?? 0).toBeLessThanOrEqual(100);
    const fields = Object.values(fieldErrors ?? {});
    expect(fields.length).toBeLessThanOrEqual(100);
    expect(Math.max(0, ...fields.map((words) => words.length))).toBeLessThanOrEqual(250);
  });

  it('cuts text at 250 and HTML at 200 characters', () => {
    expect(interpretFailure(raw(500, 'x'.repeat(900), 'text/plain')).text).toHaveLength(250);
    expect(interpretFailure(raw(500, `<html>${'x'.repeat(900)}`)).text).toHaveLength(200);
  });

  it('takes a name in angle brackets for words, not for a page', () => {
    const words = '<header-name> is missing';
    expect(interpretFailure(raw(400, words, 'text/plain'))).toMatchObject({ kind: 'api', text: words });
  });

  it.each(['<h1>Bad gateway</h1>', '  <?xml version="1.0"?><!DOCTYPE html>'])(
    'takes a piece of HTML for a page: %s',
    (body) => {
      expect(interpretFailure(raw(502, body, 'text/html; charset=utf-8'))).toMatchObject({
        kind: 'unexpected-content',
      });
    },
  );

  it('never shows an object as text, whatever the body', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.json(), (status, body) => {
        const error = interpretFailure(raw(status, body));
        expect(error.message).not.toContain('[object');
        expect(error.message).not.toBe('');
      }),
    );
  });

  it.each([
    ['a message', raw(429, { message: 'Slow down.' }), 'Slow down.'],
    ['the gateway’s message', raw(429, { errors: { Error: 'Slow down' } }), 'Slow down'],
    ['HTML', raw(429, '<html><h1>429 Too Many Requests</h1></html>', 'text/html'), 'Too many requests'],
    ['plain text', raw(429, 'rate limited', 'text/plain'), 'Too many requests'],
    ['nothing', raw(429, ''), 'Too many requests'],
  ])('of 429 is a refusal, whatever it is written in: %s', (_, response, text) => {
    expect(interpretFailure(response)).toMatchObject({ outcome: 'refused', text, status: 429 });
    const later = interpretFailure({ ...response, retryAfter: '20' });
    expect(later.text).toBe(`${text.replace(/\.$/, '')}. You can try again in 20 s.`);
    expect(later).toMatchObject({ outcome: 'refused', status: 429 });
    expect(interpretFailure({ ...response, retryAfter: '1' }).text).toBe(text);
  });

  it('of 429 says its wait beside what belongs to fields', () => {
    const again = 'You can try again in 20 s.';
    const later = (errors: object) => interpretFailure({ ...raw(429, { errors }), retryAfter: '20' });
    expect(later({ name: 'too often' })).toMatchObject({ text: `name: too often. ${again}`, rest: again });
    expect(later({ name: 'too often', 'api::quota': 'Slow down.' }).rest).toBe(`Slow down. ${again}`);
  });

  it('is tried again only for 502 and lost connections', () => {
    const statuses = [429, 500, 502, 503, 504];
    expect(statuses.filter((status) => isRetryable(interpretFailure(raw(status, '{}'))))).toEqual([502]);
    expect(isRetryable(toApiError(new TypeError('Failed to fetch')))).toBe(true);
    expect(isRetryable(toApiError(new DOMException('x', 'TimeoutError')))).toBe(false);
  });

  it('knows a rejected key from a forbidden thing', () => {
    expect(isCredentialRejected(interpretFailure(raw(403, { message: 'Invalid authentication credentials' })))).toBe(
      true,
    );
    expect(isCredentialRejected(interpretFailure(raw(403, { message: 'Not yours' })))).toBe(false);
  });
});

describe('a successful answer', () => {
  it.each([raw(204, ''), raw(200, '', 'text/plain'), raw(200, ' \n', 'text/plain')])(
    'without content is done',
    (response) => {
      expect(readContent(response)).toBeUndefined();
    },
  );
  it('may be the literal true', () => expect(readContent(raw(200, 'true'))).toBe(true));
  it('of another type names the type and shows 500 characters', () => {
    expect(() => readContent(raw(200, 'y'.repeat(900), 'text/csv'))).toThrow(new RegExp(`text/csv.*: y{500}$`));
  });

  it.each([raw(200, '{"a":'), raw(200, '<html>')])('with broken JSON is unexpected content', (response) => {
    expect(() => readContent(response)).toThrow(expect.objectContaining({ kind: 'unexpected-content' }));
  });
});

describe('anything thrown', () => {
  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.', 'You are offline'])(
    '%s is a lost connection',
    (message) => {
      expect(facts(toApiError(new TypeError(message)))).toEqual({
        kind: 'connection',
        message: 'Failed to connect to server',
      });
    },
  );
  it('while the browser is offline is the same, whatever was thrown', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toApiError(new Error('x')).message).toBe('Failed to connect to server');
    online.mockRestore();
  });
  it('stays the same object for the same error, so that it is told once', () => {
    const thrown = new Error('x');
    expect(toApiError(thrown)).toBe(toApiError(thrown));
  });
  it('becomes an ApiError', () => {
    fc.assert(fc.property(fc.anything(), (thrown) => expect(toApiError(thrown)).toBeInstanceOf(ApiError)));
  });
});

import { identityError } from './failure';

const failureWith = (status: number, body: Record<string, unknown>) => ({
  // The transport says the status in words, whatever the provider says.
  original: { message: 'Bad Request', response: { statusCode: status, body } },
  code: body['code'] ?? body['error'],
  description: body['description'] ?? body['error_description'],
});

it.each([
  [
    'a wrong password',
    failureWith(403, { error: 'access_denied', error_description: 'Wrong email or password.' }),
    'Wrong email or password.',
    'login',
  ],
  [
    'a known address',
    failureWith(400, { name: 'BadRequestError', code: 'invalid_signup', description: 'Invalid sign up' }),
    'Invalid signup. The account may already exist.',
    'signup',
  ],
  [
    'a prohibited domain',
    failureWith(400, { error: 'domain_prohibited', error_description: 'no' }),
    'Email domain is prohibited',
    'generic',
  ],
  [
    'a weak password',
    { ...failureWith(400, { code: 'invalid_password', message: 'Password is too weak' }), description: { rules: [] } },
    'Password is too weak',
    'signup',
  ],
  [
    'a bad address',
    failureWith(400, { code: 'invalid_request', description: 'error in email - email format validation failed' }),
    'error in email - email format validation failed',
    'signup',
  ],
  [
    'too many requests',
    failureWith(429, { error: 'too_many_requests', error_description: 'too many requests' }),
    'too many requests',
    'generic',
  ],
  ['a code alone', failureWith(400, { code: 'unsupported' }), 'Error code: unsupported', 'generic'],
  ['a page in place of an answer', { original: { message: 'Bad Gateway' }, code: 502 }, 'Error code: 502', 'generic'],
  [
    'a provider that cannot be reached',
    { error: 'request_error', error_description: '{"crossDomain":true}' },
    'Failed to connect to server',
    'generic',
  ],
  [
    'a broken connection',
    { original: { message: 'Request has been terminated\nPossible causes: …' }, code: null, description: null },
    'Failed to connect to server',
    'generic',
  ],
  ['nothing known', {}, 'Unknown Auth0 error', 'generic'],
  ['no object at all', undefined, 'Unknown Auth0 error', 'generic'],
])('%s', (_, thrown, message, kind) => {
  const error = identityError(thrown);
  expect([error.message, error.kind]).toEqual([message, kind]);
});

it('has an end, whatever the provider says', () => {
  expect(identityError({ description: 'x'.repeat(200_000) }).message).toHaveLength(500);
});

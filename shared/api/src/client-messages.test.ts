/** @jest-environment node */
import { toApiError } from './error';
import { interpretFailure } from './interpret';
import { provideTranslation } from './client-messages';

afterEach(() => provideTranslation((english) => english));

it('says what it says itself in the language of whoever reads, and passes on what the server says', () => {
  expect(toApiError(new TypeError('Failed to fetch')).message).toBe('Failed to connect to server');
  provideTranslation((english) => `(${english})`);
  expect(toApiError(new TypeError('Failed to fetch')).message).toBe('(Failed to connect to server)');
  const response = { status: 400, statusText: '', contentType: 'application/json', body: '{"message":"No capacity"}' };
  expect(interpretFailure(response).message).toBe('No capacity');
});

/** @jest-environment node */
import { ApiError } from './error';
import { interpretFailure } from './interpret';
import { retryDelay } from './retry';

it('sends again after 7 s, three times', () => {
  const error = new ApiError({ kind: 'connection', text: 'Gone' });
  expect([0, 1, 2, 3].map((made) => retryDelay(error, made))).toEqual([7000, 7000, 7000, undefined]);
});

it('leaves what was too much for the server to a person, whenever it says that it takes it', () => {
  const tooMany = { status: 429, contentType: 'application/json', statusText: '', body: '{}', retryAfter: '20' };
  expect(retryDelay(interpretFailure(tooMany), 0)).toBeUndefined();
});

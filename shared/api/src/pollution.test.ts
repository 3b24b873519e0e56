import * as contract from '@console/contract';
import { listImpersonations } from '@console/contract/impersonation';
import fc from 'fast-check';
import { checkResponse } from './check-response';
import { ApiError } from './error';
import { interpretFailure, readContent, type RawResponse } from './interpret';
import { configureApi } from './settings';

const endpoints = Object.values(contract.endpoints);
const before = Object.getOwnPropertyNames(Object.prototype);
const isClean = (): boolean =>
  Reflect.get({}, 'polluted') === undefined &&
  Object.getOwnPropertyNames(Object.prototype).join() === before.join() &&
  typeof {}.toString === 'function';

/** Objects as an attacker writes them: names that every object has, in any depth, as JSON reads them. */
const names = fc.oneof(
  fc.constantFrom(...before, 'prototype', 'polluted', 'message', 'errors', 'Error', 'uuid'),
  fc.string(),
);
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 1 }),
    tie('object'),
    fc.array(tie('object'), { maxLength: 3 }),
  ),
  object: fc
    .array(fc.tuple(names, tie('value')), { maxLength: 5 })
    .map((pairs): unknown =>
      JSON.parse(
        `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join()}}`,
      ),
    ),
}));

const raw = (status: number, value: unknown): RawResponse => ({
  status,
  statusText: '',
  contentType: 'application/json',
  body: JSON.stringify(value) ?? 'null',
});

it('no answer of any call reaches what all objects have', () => {
  for (const environment of ['development', 'production'] as const) {
    configureApi({ environment, onReport: () => undefined });
    fc.assert(
      fc.property(fc.constantFrom(...endpoints), anything, (endpoint, value) => {
        try {
          checkResponse(endpoint, readContent(raw(200, value)));
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
        expect(isClean()).toBe(true);
      }),
      { numRuns: 400 },
    );
  }
});

it('no failed answer does, and what it says of fields is a plain table of texts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), anything, (status, value) => {
      const { message, fieldErrors = {} } = interpretFailure(raw(status, value));
      expect(typeof message).toBe('string');
      expect(Object.getPrototypeOf(fieldErrors)).toBe(Object.prototype);
      for (const text of Object.values(fieldErrors)) expect(typeof text).toBe('string');
      expect(isClean()).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it('a name that every object has is a name of a field like any other', () => {
  const body = '{"errors":{"__proto__":"bad","constructor":"worse","name":"too short"}}';
  const { fieldErrors } = interpretFailure({ ...raw(400, null), body });
  expect(Object.entries(fieldErrors ?? {})).toEqual([
    ['__proto__', 'bad'],
    ['constructor', 'worse'],
    ['name', 'too short'],
  ]);
});

it('a map by uuid is read row by row, whatever its keys are', () => {
  const row = (uuid: string) => ({ uuid, access_owner: `${uuid}@example.com` });
  const byUuid: unknown = JSON.parse(
    `{"__proto__":{"polluted":true},"a":${JSON.stringify(row('a'))},"b":${JSON.stringify(row('b'))}}`,
  );
  const rows = checkResponse(listImpersonations, byUuid);
  expect(rows.map(({ uuid }) => uuid)).toEqual(['a', 'b']);
  expect(isClean()).toBe(true);
});

import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { openEnum } from '@console/contract/schema';
import { checkResponse } from './check-response';
import { configureApi, type Report } from './settings';

const Row = v.object({ id: v.number(), note: v.optional(v.string()), status: v.optional(openEnum(['on', 'off'])) });
const list = defineEndpoint({
  name: 'listRows',
  method: 'GET',
  path: '/rows',
  params: v.object({}),
  response: v.array(Row),
  source: 'test',
});
const one = defineEndpoint({
  name: 'getRow',
  method: 'GET',
  path: '/row',
  params: v.object({}),
  response: Row,
  source: 'test',
});

let reports: Report[];
const problems = () => reports.flatMap(({ context }) => context?.['problems'] ?? []);
const run = (environment: 'development' | 'production') =>
  configureApi({ environment, onReport: (report) => reports.push(report) });
beforeEach(() => {
  reports = [];
  run('production');
});

it('shows the other rows of a list with a broken one, and reports it', () => {
  expect(checkResponse(list, [{ id: 1 }, { id: 'x' }, { id: 3 }])).toEqual([{ id: 1 }, { id: 3 }]);
  expect(reports).toHaveLength(1);
});

it('leaves out what is broken and optional', () => {
  expect(checkResponse(list, [{ id: 1, note: 5 }])).toEqual([{ id: 1 }]);
});

it('gives up where something needed is missing', () => {
  expect(() => checkResponse(one, { note: 'x' })).toThrow(expect.objectContaining({ kind: 'developer' }));
});

it('says nothing of unknown keys and words in production', () => {
  expect(checkResponse(one, { id: 1, status: 'later', extra: 1 })).toEqual({ id: 1, status: 'later' });
  expect(reports).toEqual([]);
});

it('reports unknown keys and words in development, once each', () => {
  run('development');
  const row = { id: 1, status: 'later', extra: { deep: 1 } };
  expect(checkResponse(list, [row, row])).toHaveLength(2);
  expect(problems()).toEqual(['unknown word "later" at answer[].status', 'unknown key answer[].extra']);
});

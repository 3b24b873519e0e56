/** @jest-environment node */
import * as v from 'valibot';
import { datetime, done, flag, listOf, number, openEnum, wholeNumber } from './schema';

const read = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | 'refused' => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'refused';
};

it.each<[value: unknown, expected: unknown]>([
  [true, true],
  ['true', true],
  ['True', true],
  ['1', true],
  [1, true],
  [false, false],
  ['false', false],
  ['False', false],
  ['0', false],
  [0, false],
  ['', false],
  ['yes', 'refused'],
  [2, 'refused'],
  [null, 'refused'],
])('a flag: %j is %j', (value, expected) => {
  expect(read(flag(), value)).toBe(expected);
});

it.each<[value: unknown, expected: unknown]>([
  [3, 3],
  ['3', 3],
  ['-3', -3],
  ['3.5', 'refused'],
  [3.5, 'refused'],
  ['3GB', 'refused'],
  ['', 'refused'],
])('a whole number of a request: %j is %j', (value, expected) => {
  expect(read(wholeNumber(), value)).toBe(expected);
});

it('says what real servers say about a number that is not whole', () => {
  expect(v.safeParse(wholeNumber(), 'many').issues?.[0].message).toBe('Invalid whole number provided');
});

it.each<[value: unknown, expected: unknown]>([
  [0.00685, 0.00685],
  ['0.00685', 0.00685],
  ['-12', -12],
  ['1e3', 'refused'],
  ['12 EUR', 'refused'],
  ['', 'refused'],
  [Number.NaN, 'refused'],
  [9e307, 'refused'],
  ['9'.repeat(400), 'refused'],
])('a number of an answer: %j is %j', (value, expected) => {
  expect(read(number(), value)).toBe(expected);
});

describe('a datetime', () => {
  it('comes out as a date', () => {
    expect(read(datetime(), '2026-11-21 06:12:59')).toEqual(new Date('2026-11-21T06:12:59Z'));
    expect(read(datetime(), 1_795_241_579)).toEqual(new Date('2026-11-21T06:12:59Z'));
  });

  it('that cannot be read is refused with the reason of the parser', () => {
    expect(v.safeParse(datetime(), 'soon').issues?.[0].message).toBe('Unknown datetime format: soon');
    expect(v.safeParse(datetime(), 12).issues?.[0].message).toBe('Unknown Unix timestamp format: 12');
  });
});

it('a word that nobody knew yet is kept', () => {
  const status = openEnum(['running', 'stopped']);
  expect(read(status, 'running')).toBe('running');
  expect(read(status, 'hibernating')).toBe('hibernating');
  expect(read(status, 7)).toBe('refused');
});

it.each<[value: unknown, expected: unknown]>([
  [undefined, []],
  [null, []],
  [[], []],
  [['a'], ['a']],
  [['a', 1], 'refused'],
  ['a', 'refused'],
])('a list that may be missing: %j is %j', (value, expected) => {
  expect(read(listOf(v.string()), value)).toEqual(expected);
});

it.each([undefined, null, '', true, { success: true }, { uuid: 'x' }, { message: 'Done' }])(
  'takes %j for the end of a call that responds with nothing',
  (content) => expect(v.safeParse(done(), content).success).toBe(true),
);

it.each([
  false,
  42,
  'text',
  [],
  {},
  { success: false, message: 'No' },
  { success: 1 },
  { uuid: 42 },
  { hello: 'world' },
])('does not take %j for the end of a call', (content) => expect(v.safeParse(done(), content).success).toBe(false));

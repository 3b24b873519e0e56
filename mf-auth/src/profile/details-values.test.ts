import * as v from 'valibot';
import { overwrittenBy, changesOf, detailsSchema, valuesOf } from './details-values';

const kadri = { first_name: 'Kadri', last_name: 'Tamm', phone_number: null, personal_id_number: undefined, lang: 'ET' };

it('shows nothing as the empty text', () => {
  expect(valuesOf(kadri)).toEqual({
    first_name: 'Kadri',
    last_name: 'Tamm',
    phone_number: '',
    personal_id_number: '',
    lang: 'et',
  });
});

it('names what has changed, and takes away what is empty', () => {
  const before = valuesOf(kadri);
  expect(changesOf(before, { ...before, first_name: '', phone_number: ' +372 5555 ' })).toEqual({
    first_name: '',
    phone_number: '+372 5555',
  });
  expect(changesOf(before, { ...before, last_name: ' Tamm ' })).toEqual({});
});

it('holds the rules of the call', () => {
  const check = (change: object) => v.safeParse(detailsSchema, { ...valuesOf(kadri), ...change }).success;
  expect(check({})).toBe(true);
  expect(check({ first_name: 'x'.repeat(255) })).toBe(true);
  expect(check({ first_name: 'x'.repeat(256) })).toBe(false);
  expect(check({ lang: 'english' })).toBe(false);
});

it('knows which of its changes would overwrite what somebody else has changed meanwhile', () => {
  const before = valuesOf({
    first_name: 'Kadri',
    last_name: 'Tamm',
    phone_number: '',
    personal_id_number: '',
    lang: 'et',
  });
  const now = { ...before, first_name: 'Kadri-Liis', phone_number: '+372 5', lang: 'en' };
  const changes = { first_name: 'Kati', last_name: 'Kask', lang: 'en' };
  expect(overwrittenBy(changes, { before, now })).toEqual(['first_name']);
  expect(overwrittenBy(changes, { before: now, now })).toEqual([]);
});

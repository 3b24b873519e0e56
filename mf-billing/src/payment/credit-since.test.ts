import { creditSince } from './credit-since';

const at = new Date('2026-11-22T10:00:00Z');
const lost = { amount: 20, at };
const entry = (seconds: number, more = {}) => ({
  id: 1,
  amount: 20,
  created: new Date(at.getTime() + seconds * 1000),
  reference: 'ch_1',
  ...more,
});

it.each([
  ['a moment later', entry(2), true],
  ['by a clock that is a little behind', entry(-4), true],
  ['long before', entry(-60), false],
  ['of another amount', entry(2, { amount: 21 }), false],
  ['without a date', entry(2, { created: null }), false],
  ['of a payment that was answered', entry(-2, { reference: 'ch_answered' }), false],
  ['without a reference', entry(2, { reference: null }), true],
])('credit that came %s: %#', (_, credit, isFound) =>
  expect(creditSince([credit], lost, ['ch_answered']) !== undefined).toBe(isFound),
);

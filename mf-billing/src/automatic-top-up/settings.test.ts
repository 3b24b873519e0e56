import { amountProblem, offRequest, onRequest } from './settings';

it.each([
  [null, 13, 'EUR', 'This field is required'],
  [12.99, 13, 'EUR', 'Enter €13.00 or more'],
  [10_000_000_001, 13, 'EUR', 'Enter €10000000000.00 or less'],
  [13, 13, 'EUR', undefined],
  [13.005, 13, 'EUR', 'Use at most 2 decimal places'],
  [0.1 + 0.2, 0, 'EUR', 'Use at most 2 decimal places'],
  [20_000.5, 0, 'IDR', 'Enter a whole number'],
  [0, 0, 'IDR', undefined],
])('of %s, at least %d %s: %s', (value, min, currency, problem) => {
  expect(amountProblem(value, min, currency)?.replaceAll(/(?<=\d),/g, '')).toBe(problem);
});

it('sends both amounts to switch it on, and the flag alone to switch it off', () => {
  expect(onRequest(7, { amount: 50, threshold: 0 })).toEqual({
    billing_account_id: 7,
    is_recurring_payment_enabled: true,
    recurring_payment_amount: 50,
    recurring_payment_threshold: 0,
  });
  expect(offRequest(7)).toEqual({ billing_account_id: 7, is_recurring_payment_enabled: false });
});

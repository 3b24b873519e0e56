/** @jest-environment node */
import fc from 'fast-check';
import { granteeProblem } from './grantee-problem';

const known = { invited: ['colleague@example.com'], own: 'Customer@example.com' };

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['anna', 'email'],
  ['anna@', 'email'],
  ['a@example.com, b@example.com', 'email'],
  [' CUSTOMER@example.com', 'own'],
  ['Colleague@Example.com ', 'invited'],
  ['anna@example.com', undefined],
])('%j: %s', (typed, problem) => expect(granteeProblem(typed, known)).toBe(problem));

it('is the same in any case and with spaces around', () => {
  fc.assert(
    fc.property(fc.constantFrom('colleague@example.com', 'customer@example.com', 'x@y.example'), fc.nat(3), (to, n) => {
      const spaces = ' '.repeat(n);
      expect(granteeProblem(`${spaces}${to.toUpperCase()}${spaces}`, known)).toBe(granteeProblem(to, known));
    }),
  );
});

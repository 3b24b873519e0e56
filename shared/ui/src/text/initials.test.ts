import { initialsOf } from './initials';

it.each([
  ['Kadri Tamm', 'KT'],
  ['Kadri Mai Tamm', 'KT'],
  ['customer@example.com', 'CU'],
  ['jaan.tamm@example.com', 'JT'],
  ['  Õnne Maria  õunapuu ', 'ÕÕ'],
  ['𝒶bc', '𝒶B'],
  ['x', 'X'],
  ['', ''],
  ['@', ''],
])('the initials of %j are %s', (name, letters) => expect(initialsOf(name)).toBe(letters));

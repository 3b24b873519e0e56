import { sandboxKey } from './stub';

it.each([
  ['customer@example.com', 'customer000000000000000000000000'],
  [' New@example.com', 'new00000000000000000000000000000'],
  ['admin', 'admin000000000000000000000000000'],
])('signs %s in', (username, key) => expect(sandboxKey(username)).toBe(key));

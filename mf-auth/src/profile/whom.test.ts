import * as v from 'valibot';
import { whomSchema } from './whom';

const schema = whomSchema({ required: 'required', invalid: 'invalid' });

it.each([
  [' 1001 ', { user_id: 1001 }],
  ['Customer@Example.com', { email: 'customer@example.com' }],
])('%j', (whom, expected) => expect(v.parse(schema, { whom })).toEqual({ whom: expected }));

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['customer', 'invalid'],
  ['-1', 'invalid'],
  ['1.5', 'invalid'],
  ['9'.repeat(16), 'invalid'],
])('%j is %s', (whom, message) => expect(v.safeParse(schema, { whom }).issues?.[0].message).toBe(message));

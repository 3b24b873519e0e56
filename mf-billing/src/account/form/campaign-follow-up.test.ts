import { madeFor } from './campaign-follow-up';

const account = (id: number, email: string, is_deleted = false) => ({ id, email, is_deleted });
const campaign = { email: 'me@example.com', known: [1] };

it.each([
  ['the one that was made', [account(1, 'me@example.com'), account(2, 'me@example.com')], 2],
  ['none of before', [account(1, 'me@example.com')], undefined],
  ['nobody else’s', [account(2, 'you@example.com')], undefined],
  ['none that is gone', [account(2, 'me@example.com', true)], undefined],
])('a code is for %s', (_, accounts, id) => expect(madeFor(accounts, campaign)).toBe(id));

import { fakeServer } from '@console/domain/testing/fake-server';
import { allowEntries, allowProblem, disallowEntry, listFact, type AllowValues } from './allow';

const service = { uuid: 's-1', location: 'tll' };
const LIST = '/user-resource/service/package/s-1/whitelist_addresses';
const SERVICES = 'GET /user-resource/service/packages';

const serve = (
  lists: readonly (readonly string[])[],
  posts: readonly (object | { fails: number; body: unknown })[] = [],
) =>
  fakeServer({
    [`GET ${LIST}`]: lists.map((list) => Object.assign([], list)),
    [`POST ${LIST}`]: posts,
    [`DELETE ${LIST}`]: [[]],
    [SERVICES]: [[]],
  });
const writes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

it('sends each entry in its normal form, and keeps what is left when one is refused', async () => {
  const refused = { fails: 500, body: { errors: { Error: 'The list is locked' } } };
  const { calls, bodies } = serve([[]], [['10.0.0.0/8'], refused]);
  const kept: AllowValues[] = [];
  const values = { entries: ['10.1.2.3/8', '::1', '10.9.9.9'], seen: 'everyone' };
  await expect(allowEntries(service, values, (left) => kept.push(left))).rejects.toThrow(
    'Added: 10.0.0.0/8. Not added: ::1, 10.9.9.9. The list is locked',
  );
  expect(writes(calls)).toHaveLength(2);
  expect(bodies.filter(Boolean)).toEqual(['ip_address=10.0.0.0%2F8', 'ip_address=%3A%3A1']);
  expect(kept).toEqual([{ entries: ['::1', '10.9.9.9'], done: ['10.1.2.3/8'], seen: '10.0.0.0/8' }]);
});

it('sends nothing before somebody has seen what another person made of the list', async () => {
  const { calls } = serve([['192.0.2.1']]);
  const everyone = { entries: ['10.0.0.1'], seen: 'everyone' };
  await expect(allowEntries(service, everyone, () => undefined)).rejects.toThrow(/It is now: 192\.0\.2\.1/);
  await expect(disallowEntry(service, '192.0.2.1', '192.0.2.1, 10.0.0.1')).rejects.toThrow(/It is now: 192\.0\.2\.1\./);
  expect(writes(calls)).toEqual([]);
  await disallowEntry(service, '192.0.2.1', '192.0.2.1');
  expect(writes(calls)).toEqual([`DELETE ${LIST}`]);
});

it('takes a list in another order for the same list', async () => {
  const { calls } = serve([['192.0.2.1', '10.0.0.1']]);
  await disallowEntry(service, '192.0.2.1', listFact(['10.0.0.1', '192.0.2.1']));
  expect(writes(calls)).toEqual([`DELETE ${LIST}`]);
});

it('names the rule that an entry breaks, and of several which entry', () => {
  expect(allowProblem(['10.0.0.1'], [])).toBeUndefined();
  expect(allowProblem(['db.local'], [])).toBe('Enter an IP address, such as 203.0.113.7, not a host name');
  expect(allowProblem(['10.0.0.1', '10.0.0.2/40'], [])).toMatch(/^10\.0\.0\.2\/40: Use a prefix length/);
  expect(allowProblem(['a', 'b', 'c', 'd', 'e'], [])).toMatch(/And 2 more\.$/);
});

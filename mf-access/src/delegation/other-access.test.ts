import { otherAccess } from './other-access';

const ann = { uuid: 'a', grantee_username: 'ann@example.com', is_accepted: true };
const from = { id: 1, billing_account_id: 7, impersonations: [ann] };
const also = { uuid: 'b', grantee_username: 'Ann@example.com', is_accepted: true };

it.each([
  ['by another delegation of the account', { billing_account_id: 7, impersonations: [also] }, [2]],
  ['by another account', { billing_account_id: 8, impersonations: [also] }, []],
  ['once they accept', { billing_account_id: 7, impersonations: [{ ...also, is_accepted: false }] }, []],
  [
    'as somebody else',
    { billing_account_id: 7, impersonations: [{ ...also, grantee_username: 'bob@example.com' }] },
    [],
  ],
  ['as nobody that is named', { billing_account_id: 7, impersonations: [{ uuid: 'c', is_accepted: true }] }, []],
])('tells whether a person has access %s', (_, other, ids) => {
  const found = otherAccess([from, { id: 2, ...other }], from, ann);
  expect(found.map(({ id }) => id)).toEqual(ids);
});

it('knows a person by their number rather than by the address', () => {
  const other = { id: 2, billing_account_id: 7, impersonations: [{ ...also, grantee_id: 5 }] };
  const idsFor = (grantee_id: number) => otherAccess([from, other], from, { ...ann, grantee_id }).map(({ id }) => id);
  expect([idsFor(5), idsFor(6)]).toEqual([[2], []]);
});

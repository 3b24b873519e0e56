import { resetApi } from '@console/api';
import { fakeServer } from '@console/domain/testing/fake-server';
import { removeDelegation, withdraw } from './requests';

const GROUPS = '/user-resource/access_group';

afterEach(() => resetApi());

it.each([
  [false, 1],
  [true, 0],
])('takes an invitation back only while nobody has accepted it (accepted: %s)', async (is_accepted, sent) => {
  const { calls } = fakeServer({
    [`GET ${GROUPS}`]: [[{ id: 7, billing_account_id: 1, impersonations: [{ uuid: 'a', is_accepted }] }]],
    [`DELETE ${GROUPS}/7/impersonation/a`]: [true],
  });
  const done = withdraw({ id: 7 }, { uuid: 'a' }, 'Accepted');
  if (is_accepted) await expect(done).rejects.toMatchObject({ message: 'Accepted', outcome: 'refused' });
  else await done;
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(sent);
});

const accepted = { uuid: 'a', is_accepted: true };
const open = { uuid: 'b', is_accepted: false };

it.each([
  ['as it was told', [open, accepted], 1],
  ['one has accepted meanwhile', [accepted, { ...open, is_accepted: true }], 0],
  ['one was invited meanwhile', [accepted, open, { uuid: 'c', is_accepted: false }], 0],
  ['one has left meanwhile', [accepted], 0],
])('deletes a delegation only while the people are those who were told of: %s', async (_, impersonations, sent) => {
  const { calls } = fakeServer({
    [`GET ${GROUPS}`]: [[{ id: 7, billing_account_id: 1, impersonations }]],
    [`DELETE ${GROUPS}/7`]: [true],
  });
  const done = removeDelegation({ id: 7, impersonations: [accepted, open] }, 'Changed');
  if (sent === 0) await expect(done).rejects.toMatchObject({ message: 'Changed', outcome: 'refused' });
  else await done;
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(sent);
});

it('deletes a delegation that is gone already, and nothing while it cannot be read', async () => {
  const shown = { id: 7, impersonations: [] };
  const gone = fakeServer({ [`GET ${GROUPS}`]: [[]], [`DELETE ${GROUPS}/7`]: [true] });
  await removeDelegation(shown, 'Changed');
  expect(gone.calls).toContain(`DELETE ${GROUPS}/7`);
  const failing = fakeServer({ [`GET ${GROUPS}`]: [{ fails: 500, body: { message: 'Out of order' } }] });
  await expect(removeDelegation(shown, 'Changed')).rejects.toMatchObject({ outcome: 'refused' });
  expect(failing.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

const UNREADABLE = 5;

it.each([
  ['the delegation', { id: {}, impersonations: [accepted] }],
  ['its people', { id: 7, billing_account_id: 1, impersonations: 'many' }],
  ['one person more', { id: 7, billing_account_id: 1, impersonations: [accepted, UNREADABLE] }],
  ['whether somebody has accepted', { id: 7, impersonations: [{ ...open, is_accepted: 'perhaps' }] }],
  ['the person', { id: 7, billing_account_id: 1, impersonations: [UNREADABLE, { is_accepted: true, uuid: 3 }] }],
])('deletes and takes back nothing while %s cannot be read', async (_, row) => {
  const { calls } = fakeServer({
    [`GET ${GROUPS}`]: [[row]],
    [`DELETE ${GROUPS}/7`]: [true],
    [`DELETE ${GROUPS}/7/impersonation/b`]: [true],
  });
  await expect(removeDelegation({ id: 7, impersonations: [accepted] }, 'Changed')).rejects.toMatchObject({
    outcome: 'refused',
  });
  await expect(withdraw({ id: 7 }, { uuid: 'b' }, 'Accepted')).rejects.toMatchObject({ outcome: 'refused' });
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

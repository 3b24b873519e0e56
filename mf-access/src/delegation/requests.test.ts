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

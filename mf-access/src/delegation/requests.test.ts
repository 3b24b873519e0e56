import { resetApi } from '@console/api';
import { fakeServer } from '@console/domain/testing/fake-server';
import { withdraw } from './requests';

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

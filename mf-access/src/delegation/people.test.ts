import { call, resetApi } from '@console/api';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { fakeServer } from '@console/domain/testing/fake-server';
import { peopleOf } from './people';

afterEach(() => resetApi());

it('counts invitations and acceptances', () => {
  const impersonations = [{ uuid: 'a', is_accepted: true }, { uuid: 'b', is_accepted: false }, { uuid: 'c' }];
  expect(peopleOf({ impersonations })).toEqual({ invited: 3, accepted: 1, unread: 0 });
  expect(peopleOf({ impersonations: [] })).toEqual({ invited: 0, accepted: 0, unread: 0 });
});

it('counts those apart who could not be read', async () => {
  const impersonations = [{ uuid: 'a', is_accepted: true }, { uuid: {} }];
  fakeServer({ 'GET /user-resource/access_group': [[{ id: 7, billing_account_id: 1, impersonations }]] });
  const [delegation] = await call(listAccessDelegations, {});
  expect(delegation && peopleOf(delegation)).toEqual({ invited: 1, accepted: 1, unread: 1 });
});

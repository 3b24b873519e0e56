import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { call, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { fakeServer } from '@console/domain/testing/fake-server';
import { usePeopleText } from './columns';

const accepted = { uuid: 'a', is_accepted: true };
const open = { uuid: 'b', is_accepted: false };
const unread = { uuid: {} };

afterEach(() => resetApi());

it.each([
  ['nobody was invited', [], 'nobody invited'],
  ['some have accepted', [accepted, open], '1 of 2 people accepted'],
  ['one could not be read', [accepted, open, unread], '1 of 2 people accepted, details of 1 person could not be read'],
  ['none could be read', [unread, unread], 'details of 2 people could not be read'],
])('says how many people a delegation has where %s', async (_, impersonations, said) => {
  provideTestSite();
  fakeServer({ 'GET /user-resource/access_group': [[{ id: 7, billing_account_id: 1, impersonations }]] });
  nav.navigator.push('/app/access/delegations');
  const [row] = await call(listAccessDelegations, {});
  if (!row) throw new Error('The delegation could not be read');
  const wrapper = ({ children }: { children: ReactNode }) => <AreaRoot name="test">{children}</AreaRoot>;
  const { result } = renderHook(usePeopleText, { wrapper });
  expect(result.current({ ...row, uuid: '7', title: 'Support' })).toBe(said);
});

import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { call, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { fakeServer } from '@console/domain/testing/fake-server';
import { useDelegationColumns, usePeopleText } from './columns';

const accepted = { uuid: 'a', is_accepted: true };
const open = { uuid: 'b', is_accepted: false };
const unread = { uuid: {} };
const UNKNOWN = [undefined, undefined];

afterEach(() => resetApi());

it.each([
  ['nobody was invited', [], 'nobody invited', [0, 0]],
  ['some have accepted', [accepted, open], '1 of 2 people accepted', [1, 1]],
  [
    'one could not be read',
    [accepted, open, unread],
    '1 of 2 people accepted, details of 1 person could not be read',
    UNKNOWN,
  ],
  ['none could be read', [unread, unread], 'details of 2 people could not be read', UNKNOWN],
])('says how many people a delegation has where %s', async (_, impersonations, said, counts) => {
  provideTestSite();
  fakeServer({ 'GET /user-resource/access_group': [[{ id: 7, billing_account_id: 1, impersonations }]] });
  nav.navigator.push('/app/access/delegations');
  const [row] = await call(listAccessDelegations, {});
  if (!row) throw new Error('The delegation could not be read');
  const wrapper = ({ children }: { children: ReactNode }) => <AreaRoot name="test">{children}</AreaRoot>;
  const { result, unmount } = renderHook(() => ({ textOf: usePeopleText(), columns: useDelegationColumns() }), {
    wrapper,
  });
  const { textOf, columns } = result.current;
  const shown = { ...row, uuid: '7', title: 'Support' };
  expect(textOf(shown)).toBe(said);
  const counted = columns.filter(({ id }) => id === 'accepted' || id === 'open');
  expect(counted.map(({ value }) => value?.(shown))).toEqual(counts);
  unmount();
});

import { render, screen } from '@testing-library/react';
import { call, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { BulkDelete } from './bulk-delete';

const accepted = { uuid: 'a', is_accepted: true };
const open = { uuid: 'b', is_accepted: false };
const unread = { uuid: {} };
const UNREAD = '1 person whose details could not be read loses this access or their invitation.';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it.each([
  ['nobody', [], 'Nobody has access through it.'],
  ['one who was invited', [open], 'Nobody has access through it; 1 pending invitation is withdrawn.'],
  ['one who has accepted', [accepted], '1 person has access through it; no invitation is withdrawn.'],
  ['one who could not be read', [unread], UNREAD],
  ['one who was invited and one who could not be read', [open, unread], `1 invitation is withdrawn. ${UNREAD}`],
  [
    'one who has accepted and one who could not be read',
    [accepted, unread],
    `1 person has access through it. ${UNREAD}`,
  ],
])('says what deleting a delegation does to %s', async (_, impersonations, effect) => {
  provideTestSite();
  fakeServer({
    'GET /user-resource/access_group': [[{ id: 7, billing_account_id: 1, impersonations }]],
    'GET /payment/billing_account/list': [[]],
  });
  nav.navigator.push('/app/access/delegations');
  const [row] = await call(listAccessDelegations, {});
  if (!row) throw new Error('The delegation could not be read');
  render(
    <AreaRoot name="test">
      <BulkDelete resources={[{ ...row, uuid: '7', title: 'Support' }]} unseen={[]} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText(effect)).toBeVisible();
});

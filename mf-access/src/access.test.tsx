import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi, startImpersonation } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { DeleteDelegationDialog } from './delegation/actions/delete-dialog';
import { RemoveGranteeDialog } from './delegation/actions/remove-dialog';
import { DelegationDetail } from './delegation/detail/page';
import { EditTokenDialog } from './token/actions/edit-dialog';
import { TokenCreate } from './token/create/page';
import { TokenDetail } from './token/detail/page';

const ACCOUNTS = 'GET /payment/billing_account/list';
const TOKENS = 'GET /user-resource/token/list';
const DELEGATIONS = 'GET /user-resource/access_group';
const failure = { fails: 500, body: { message: 'Out of order' } };
const account = { id: 7, title: 'Main' };
const token = { id: 5, uuid: '5', name: 'ci', ending: undefined, isSession: false, description: 'ci' };

beforeAll(() => loadOverlays());
beforeEach(() => {
  localStorage.clear();
  provideTestSite();
  nav.navigator.push('/app/access');
});
afterEach(() => resetApi());

const show = (part: React.ReactNode) => render(<AreaRoot name="test">{part}</AreaRoot>);

it.each([
  ['to create', <TokenCreate key="create" />],
  ['to edit', <EditTokenDialog key="edit" token={token} onClose={jest.fn()} />],
])('a form %s a token takes nobody for somebody without accounts whose list did not come', async (_, form) => {
  fakeServer({ [ACCOUNTS]: [failure, [account]], [TOKENS]: [[]] });
  show(form);
  expect(await screen.findByText(/^Your billing accounts could not be loaded/)).toBeVisible();
  expect(screen.queryByText('You have no billing account yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: /^One billing account/ })).toBeEnabled();
});

it.each([
  ['token', <TokenDetail key="token" />],
  ['delegation', <DelegationDetail key="delegation" />],
])('the page of a %s says that an owner sees what a delegate does not', async (_, page) => {
  fakeServer({ [ACCOUNTS]: [[account]], [TOKENS]: [[]], [DELEGATIONS]: [[]] });
  startImpersonation({ token: 't'.repeat(32), access_owner: 'owner@example.com' }, '/');
  show(page);
  expect(await screen.findByText(/can't be shown$/)).toBeVisible();
  expect(screen.getByText(/Only they can see and change all API tokens/)).toBeVisible();
  expect(screen.queryByText('It may have been deleted.')).toBeNull();
});

it('the dialog that takes access away names the delegation by which it is kept', async () => {
  const ann = { uuid: 'a', grantee_username: 'ann@example.com', is_accepted: true };
  const shared = { billing_account_id: 7, impersonations: [ann] };
  fakeServer({ [ACCOUNTS]: [[account]], [DELEGATIONS]: [[{ id: 2, name: 'Operations', ...shared }]] });
  const delegation = { id: 1, uuid: '1', title: 'Accounting', ...shared };
  show(<RemoveGranteeDialog delegation={delegation} invitation={ann} onClose={jest.fn()} />);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('They still have access to Main through Operations')).toBeVisible();
  expect(within(dialog).queryByText(/^They lose access/)).toBeNull();
});

it('the dialog that deletes a delegation tells who keeps access from who loses it', async () => {
  const ann = { uuid: 'a', grantee_username: 'ann@example.com', is_accepted: true };
  const bob = { uuid: 'b', grantee_username: 'bob@example.com', is_accepted: true };
  const other = { id: 2, name: 'Operations', billing_account_id: 7, impersonations: [ann] };
  fakeServer({ [ACCOUNTS]: [[account]], [DELEGATIONS]: [[other]] });
  const delegation = { id: 1, uuid: '1', title: 'Accounting', billing_account_id: 7, impersonations: [ann, bob] };
  show(<DeleteDelegationDialog delegation={delegation} onClose={jest.fn()} />);
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText('1 person keeps access to Main through another access delegation'),
  ).toBeVisible();
  expect(within(dialog).getByText('1 person loses access to Main at once')).toBeVisible();
});

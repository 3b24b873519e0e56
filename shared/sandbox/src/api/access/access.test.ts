/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, SECOND } from '../../testing/orders';
import { mailsOf } from '../../testing/sign-in';
import { requestWithKey, OUT_OF_REACH } from '../../testing/with-key';

const COLLEAGUE = 'colleague@example.com';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const delegate = async (name = 'Team', account = SECOND) =>
  (await test.call('createAccessDelegation', { billing_account_id: account, name })).id;

const invite = async (delegation_id: number, grantee_username = COLLEAGUE) =>
  (await test.call('createDelegatedImpersonation', { delegation_id, grantee_username })).uuid;

const accept = (uuid: string, as = 'colleague') => test.call('acceptImpersonation', { uuid }, { as });
const start = async (uuid: string, as = 'colleague') => (await test.call('startImpersonation', { uuid }, { as })).token;

/** The key with which the colleague acts for the customer, and what it comes from. */
async function acting(account = SECOND) {
  const delegation = await delegate('Team', account);
  const uuid = await invite(delegation);
  await accept(uuid);
  return { delegation, uuid, key: await start(uuid) };
}

const status = async (key: string) => (await requestWithKey(test, key, 'getUser', {})).status;

describe('delegations', () => {
  it('are made, listed and deleted', async () => {
    const before = await test.call('listAccessDelegations', {});
    const made = await test.call('createAccessDelegation', { billing_account_id: MAIN, name: ' Team ' });
    expect(made).toMatchObject({ name: 'Team', billing_account_id: MAIN, owner_id: 1001, impersonations: [] });
    expect(await test.call('listAccessDelegations', {})).toEqual([...before, made]);
    await test.call('deleteAccessDelegation', { id: made.id });
    expect(await test.call('listAccessDelegations', {})).toEqual(before);
  });

  it.each([
    [{ billing_account_id: MAIN, name: '' }, 400, { name: 'This field is required' }],
    [{ billing_account_id: 'x', name: 'Team' }, 400, { billing_account_id: 'Invalid whole number provided' }],
    [{ billing_account_id: 1_048_009, name: 'Team' }, 403, { 'consumer::resource_forbidden': expect.any(Object) }],
    [{ billing_account_id: MAIN, name: 'create-failure' }, 500, { Error: 'Failed to create access delegation group' }],
  ])('are refused for %j', async (params, wanted, errors) => {
    expect(await test.request('createAccessDelegation', params)).toMatchObject({ status: wanted, body: { errors } });
  });

  it('of somebody else are not there', async () => {
    const id = await delegate();
    const uuid = await invite(id);
    const refusal = { status: 400, body: { errors: { Error: `No such access delegation exists: ${id}` } } };
    const as = { as: 'colleague' };
    expect(await test.request('deleteAccessDelegation', { id }, as)).toMatchObject(refusal);
    const invitation = { delegation_id: id, grantee_username: 'x@example.com' };
    expect(await test.request('createDelegatedImpersonation', invitation, as)).toMatchObject(refusal);
    const removal = { delegation_id: id, impersonation_id: uuid };
    expect(await test.request('deleteDelegatedImpersonation', removal, as)).toMatchObject(refusal);
  });

  it('named delete-failure cannot be deleted before their invitations are', async () => {
    const id = await delegate('delete-failure');
    const uuid = await invite(id);
    expect(await test.request('deleteAccessDelegation', { id })).toMatchObject({
      status: 500,
      body: { errors: { Error: 'Failed to delete access delegation' } },
    });
    await test.call('deleteDelegatedImpersonation', { delegation_id: id, impersonation_id: uuid });
    await test.call('deleteAccessDelegation', { id });
  });
});

describe('invitations', () => {
  it('are mailed, seen by whoever is invited, and accepted once', async () => {
    const uuid = await invite(await delegate(), ' Colleague@Example.com ');
    expect(await mailsOf(test)).toMatchObject([
      { to: COLLEAGUE, kind: 'invitation', link: 'http://localhost:8140/app/profile' },
    ]);
    const seen = async () =>
      (await test.call('listImpersonations', {}, { as: 'colleague' })).find((row) => row.uuid === uuid);
    expect(await seen()).toMatchObject({ access_owner: 'customer@example.com', is_accepted: false });
    await accept(uuid);
    await accept(uuid);
    expect(await seen()).toMatchObject({ is_accepted: true });
    expect((await mailsOf(test)).map(({ kind, to }) => [kind, to])).toEqual([
      ['invitation-accepted', 'customer@example.com'],
      ['invitation', COLLEAGUE],
    ]);
    const delegation = (await test.call('listAccessDelegations', {})).at(-1);
    expect(delegation?.impersonations).toMatchObject([
      { uuid, grantee_id: 1003, grantee_username: COLLEAGUE, is_accepted: true, accepted_at: expect.any(Date) },
    ]);
  });

  it('wait for somebody who has not signed up yet', async () => {
    const delegation_id = await delegate();
    const made = await test.call('createDelegatedImpersonation', {
      delegation_id,
      grantee_username: 'later@x.example',
    });
    expect(made).toMatchObject({ grantee_id: null, is_accepted: false, accepted_at: null });
  });

  it.each([
    ['no address', 'colleague', 400, { grantee_username: 'Enter an email address' }],
    ['oneself', 'Customer@example.com', 400, { grantee_username: 'You cannot invite yourself' }],
    ['somebody twice', 'twice@example.com', 400, { grantee_username: 'This address is invited already' }],
    ['create-failure', 'create-failure@example.com', 500, { Error: 'Failed to creating impersonation key' }],
  ])('are refused for %s', async (_, grantee_username, wanted, errors) => {
    const delegation_id = await delegate();
    await invite(delegation_id, 'twice@example.com');
    const response = await test.request('createDelegatedImpersonation', { delegation_id, grantee_username });
    expect(response).toMatchObject({ status: wanted, body: { errors } });
    expect(await mailsOf(test)).toHaveLength(1);
  });

  it('are taken back, but for one to delete-failure', async () => {
    const delegation_id = await delegate();
    const remove = (impersonation_id: string) =>
      test.request('deleteDelegatedImpersonation', { delegation_id, impersonation_id });
    const stuck = await invite(delegation_id, 'delete-failure@example.com');
    expect(await remove(stuck)).toMatchObject({
      status: 500,
      body: { errors: { Error: 'Failed to delete impersonation key' } },
    });
    const uuid = await invite(delegation_id);
    expect((await remove(uuid)).status).toBe(200);
    expect((await remove(uuid)).status).toBe(400);
    expect(await test.request('acceptImpersonation', { uuid }, { as: 'colleague' })).toMatchObject({ status: 400 });
  });

  it('to somebody else are not there', async () => {
    const uuid = await invite(await delegate());
    const refusal = { status: 400, body: { errors: { Error: `No such invitation exists: ${uuid}` } } };
    for (const as of ['new', 'customer']) {
      expect(await test.request('acceptImpersonation', { uuid }, { as })).toMatchObject(refusal);
      expect(await test.request('startImpersonation', { uuid }, { as })).toMatchObject(refusal);
    }
  });
});

describe('acting for an owner', () => {
  it('needs an accepted invitation', async () => {
    const uuid = await invite(await delegate());
    expect(await test.request('startImpersonation', { uuid }, { as: 'colleague' })).toMatchObject({
      status: 403,
      body: { message: 'The invitation is not accepted' },
    });
  });

  it('is being the owner, for one billing account', async () => {
    const { key, uuid } = await acting();
    expect(await start(uuid)).toBe(key);
    expect((await requestWithKey(test, key, 'getUser', {})).body).toMatchObject({ id: 1001 });
    expect((await requestWithKey(test, key, 'listBillingAccounts', {})).body).toMatchObject([{ id: SECOND }]);
    expect(await requestWithKey(test, key, 'listUsage', { billing_account_id: MAIN })).toMatchObject(OUT_OF_REACH);
    expect((await requestWithKey(test, key, 'listUsage', { billing_account_id: SECOND })).status).toBe(200);
  });

  it('shows nothing that is the owner’s alone, and changes none of it', async () => {
    const { key, uuid, delegation } = await acting();
    expect((await requestWithKey(test, key, 'listTokens', {})).body).toEqual([]);
    expect((await requestWithKey(test, key, 'listImpersonations', {})).body).toEqual({});
    expect((await requestWithKey(test, key, 'listAccessDelegations', {})).body).toMatchObject([
      { billing_account_id: SECOND },
      { id: delegation },
    ]);
    const refused = [
      requestWithKey(test, key, 'createToken', { description: 'x' }),
      requestWithKey(test, key, 'createAccessDelegation', { billing_account_id: SECOND, name: 'x' }),
      requestWithKey(test, key, 'deleteAccessDelegation', { id: delegation }),
      requestWithKey(test, key, 'createDelegatedImpersonation', {
        delegation_id: delegation,
        grantee_username: 'x@x.example',
      }),
      requestWithKey(test, key, 'deleteDelegatedImpersonation', { delegation_id: delegation, impersonation_id: uuid }),
      requestWithKey(test, key, 'acceptImpersonation', { uuid }),
      requestWithKey(test, key, 'startImpersonation', { uuid }),
      requestWithKey(test, key, 'updateUserProfile', { first_name: 'x' }),
      requestWithKey(test, key, 'activateMfa', {}),
      requestWithKey(test, key, 'deactivateMfa', {}),
    ];
    for (const response of await Promise.all(refused)) expect(response).toMatchObject(OUT_OF_REACH);
    expect((await requestWithKey(test, key, 'createAdminToken', { user_id: 1002 })).status).toBe(403);
  });

  it('ends at once with the invitation', async () => {
    const { key, uuid, delegation } = await acting();
    expect(await status(key)).toBe(200);
    await test.call('deleteDelegatedImpersonation', { delegation_id: delegation, impersonation_id: uuid });
    expect(await status(key)).toBe(403);
  });

  it('ends at once with the billing account, and cannot be started again', async () => {
    const fields = { email: 'a@example.com', customer_phone: '+372 5555', country: 'EE' };
    const { id } = await test.call('createBillingAccount', fields);
    const { key, uuid } = await acting(id);
    expect(await status(key)).toBe(200);
    await test.call('deleteBillingAccount', { billing_account_id: id });
    expect(await status(key)).toBe(403);
    expect(await test.request('startImpersonation', { uuid }, { as: 'colleague' })).toMatchObject({
      status: 403,
      body: { message: 'The billing account of this invitation is closed' },
    });
  });

  it('ends at once with the delegation, and for nobody else', async () => {
    const one = await acting();
    const other = await acting(MAIN);
    await test.call('deleteAccessDelegation', { id: one.delegation });
    expect([await status(one.key), await status(other.key)]).toEqual([403, 200]);
  });
});

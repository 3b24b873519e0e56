/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { requestWithKey } from '../../testing/with-key';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const patchJson = (body: unknown) =>
  test.raw('/user-resource/user/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the profile', () => {
  it('changes what is named, leaves the rest, and answers the profile alone', async () => {
    const before = await test.call('getUser', {});
    expect(before.profile_data.updated_at).toBeNull();
    const after = await test.call('updateUserProfile', { first_name: ' Kata ', phone_number: '(0) 55-5 ext. 7' });
    expect(after).toMatchObject({
      ...before.profile_data,
      first_name: 'Kata',
      phone_number: '(0) 55-5 ext. 7',
      updated_at: expect.any(Date),
    });
    expect((await test.call('getUser', {})).profile_data).toEqual(after);
  });

  it('takes away what is empty, or null in JSON', async () => {
    expect(await test.call('updateUserProfile', { first_name: '', lang: '' })).toMatchObject({
      first_name: null,
      lang: null,
      last_name: 'Tamm',
    });
    expect(await patchJson({ last_name: null, personal_id_number: '38001010000' })).toMatchObject({
      status: 200,
      body: { last_name: null, personal_id_number: '38001010000', phone_number: '+372 5555 0114' },
    });
  });

  it('changes nothing else, whatever is sent', async () => {
    const { profile_data: before } = await test.call('getUser', {});
    expect(await patchJson({ email: 'other@example.com', avatar: 'x', user_id: 1, is_admin: true })).toMatchObject({
      status: 200,
      body: { email: before.email, avatar: '', user_id: before.user_id },
    });
    expect((await test.raw('/user-resource/user/privileges')).status).toBe(403);
  });

  it.each([
    ['lang', 'english', 'A language has two or three letters'],
    ['first_name', 'x'.repeat(256), 'At most 255 characters'],
  ])('refuses %s %j', async (field, value, message) => {
    expect(await patchJson({ [field]: value })).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
  });
});

describe('administrators', () => {
  const token = async (params: { user_id?: number; email?: string }, as = 'admin') =>
    test.request('createAdminToken', params, { as });
  const keyFor = async (email: string): Promise<string> =>
    (await test.call('createAdminToken', { email }, { as: 'admin' })).token;

  it('act as a user, by number or address, and are no administrators meanwhile', async () => {
    const key = await keyFor('customer@example.com');
    expect((await test.call('createAdminToken', { user_id: 1001 }, { as: 'admin' })).token).toBe(key);
    expect((await requestWithKey(test, key, 'getUser', {})).body).toMatchObject({ name: 'customer@example.com' });
    expect((await requestWithKey(test, key, 'listBillingAccounts', {})).body).toHaveLength(2);
    expect((await requestWithKey(test, key, 'getPrivileges', {})).status).toBe(403);
    expect((await requestWithKey(test, key, 'createAdminToken', { user_id: 1002 })).status).toBe(403);
  });

  it('leave their number on the tokens that they make', async () => {
    const made = await requestWithKey(test, await keyFor('customer@example.com'), 'createToken', {
      description: 'by support',
    });
    expect(made.body).toMatchObject({ length: 5 });
    const tokens = await test.call('listTokens', {});
    expect(tokens.at(-1)).toMatchObject({ user_id: 1001, acting_user_id: 1004 });
    expect(tokens[0]?.acting_user_id).toBeNull();
  });

  it.each([
    ['nobody named', {}, 400],
    ['a user that is none', { user_id: 42 }, 400],
    ['themselves', { email: 'admin@example.com' }, 400],
    ['two different users', { user_id: 1001, email: 'new@example.com' }, 400],
    ['no address', { email: 'customer' }, 400],
  ])('get no token for %s', async (_, params, status) => {
    expect((await token(params)).status).toBe(status);
  });

  it('are the only ones to get a token', async () => {
    expect(await token({ user_id: 1001 }, 'colleague')).toMatchObject({
      status: 403,
      body: { message: 'User is not an administrator' },
    });
  });
});

it('takes a token of an administrator for one only where it is not bound to an account', async () => {
  const create = (restricted: boolean) =>
    test.call(
      'createToken',
      { description: 'x', restricted, ...(restricted ? { billing_account_id: account } : {}) },
      { as: 'admin' },
    );
  const account = (await test.call('listBillingAccounts', {}, { as: 'admin' }))[0]?.id ?? 0;
  const bound = (await create(true)).at(-1)?.token ?? '';
  const free = (await create(false)).at(-1)?.token ?? '';
  expect((await requestWithKey(test, bound, 'getPrivileges', {})).status).toBe(403);
  expect((await requestWithKey(test, free, 'getPrivileges', {})).status).toBe(404);
});

/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, SECOND } from '../../testing/orders';
import { requestWithKey, OUT_OF_REACH } from '../../testing/with-key';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const create = async (params: Parameters<typeof test.call<'createToken'>>[1]) => {
  const made = (await test.call('createToken', params)).at(-1);
  return { id: made?.id ?? 0, key: made?.token ?? '' };
};

it('answers all tokens, the new one last, with its secret', async () => {
  const before = await test.call('listTokens', {});
  const after = await test.call('createToken', { description: ' robot ', billing_account_id: MAIN, restricted: true });
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({
    description: 'robot',
    billing_account_id: MAIN,
    restricted: true,
    token: expect.stringMatching(/^[a-z0-9]{32}$/),
    updated_at: null,
  });
  expect(await test.call('listTokens', {})).toEqual(after);
});

it.each(['true', 'True', '1'])('takes %s for restricted', async (restricted) => {
  const { id } = await create({ description: 'x', billing_account_id: SECOND, restricted });
  expect((await test.call('listTokens', {})).find((row) => row.id === id)).toMatchObject({ restricted: true });
});

it.each(['false', 'False', '0', ''])('takes %j for not restricted, and keeps no account then', async (restricted) => {
  const { id, key } = await create({ description: 'x', billing_account_id: SECOND, restricted });
  expect((await test.call('listTokens', {})).find((row) => row.id === id)).toMatchObject({
    restricted: false,
    billing_account_id: 0,
  });
  expect((await requestWithKey(test, key, 'listBillingAccounts', {})).body).toHaveLength(2);
});

it.each([
  [{ restricted: true, description: 'x' }, 400, { billing_account_id: 'This field is required' }],
  [{ restricted: 'yes', description: 'x' }, 400, { restricted: expect.any(String) }],
  [{ description: ' ' }, 400, { description: 'This field is required' }],
  [{ description: 'x'.repeat(256) }, 400, { description: 'At most 255 characters' }],
  [{ description: 'x', restricted: true, billing_account_id: 1_048_009 }, 403, expect.any(Object)],
  [{ description: 'create-failure' }, 500, { Error: 'Failed to create kong token' }],
])('refuses %j', async (params, status, errors) => {
  expect(await test.request('createToken', params)).toMatchObject({ status, body: { errors } });
  expect(await test.call('listTokens', {})).toHaveLength(4);
});

it('changes what is named', async () => {
  const { id, key } = await create({ description: 'one', billing_account_id: MAIN, restricted: true });
  expect(await test.call('updateToken', { token_id: id, description: 'two' })).toMatchObject({
    description: 'two',
    restricted: true,
    billing_account_id: MAIN,
    updated_at: expect.any(Date),
    token: key,
  });
  expect(await test.call('updateToken', { token_id: id, billing_account_id: SECOND })).toMatchObject({
    billing_account_id: SECOND,
  });
  expect((await requestWithKey(test, key, 'listBillingAccounts', {})).body).toMatchObject([{ id: SECOND }]);
  expect(await test.call('updateToken', { token_id: id, restricted: false })).toMatchObject({ billing_account_id: 0 });
  expect(await test.request('updateToken', { token_id: id, restricted: true })).toMatchObject({
    status: 400,
    body: { errors: { billing_account_id: 'This field is required' } },
  });
});

it('does not change or delete the token of somebody else, nor one that is none', async () => {
  const { id } = await create({ description: 'mine' });
  for (const [token_id, as] of [
    [id, 'colleague'],
    [42, 'customer'],
  ] as const) {
    const refusal = { status: 400, body: { errors: { Error: `No such token exists: ${token_id}` } } };
    expect(await test.request('updateToken', { token_id, description: 'theirs' }, { as })).toMatchObject(refusal);
    expect(await test.request('deleteToken', { token_id }, { as })).toMatchObject(refusal);
  }
  expect((await test.call('listTokens', {})).at(-1)).toMatchObject({ id, description: 'mine' });
});

it('stops a deleted token at once, calls that wait included', async () => {
  const { id, key } = await create({ description: 'gone' });
  await test.control('POST', 'faults', [{ path: '/user-resource/user', delay_ms: 150, times: 1 }]);
  const waiting = requestWithKey(test, key, 'getUser', {});
  await test.call('deleteToken', { token_id: id });
  expect((await requestWithKey(test, key, 'getUser', {})).status).toBe(403);
  expect((await waiting).status).toBe(403);
});

it('has tokens that cannot be changed, or deleted', async () => {
  const update = await create({ description: 'update-failure' });
  expect(await test.request('updateToken', { token_id: update.id, description: 'x' })).toMatchObject({
    status: 500,
    body: { errors: { Error: 'Failed to update kong token' } },
  });
  await test.call('deleteToken', { token_id: update.id });
  const remove = await create({ description: 'delete-failure' });
  expect(await test.request('deleteToken', { token_id: remove.id })).toMatchObject({
    status: 500,
    body: { errors: { Error: 'Failed to delete kong token' } },
  });
  await test.call('updateToken', { token_id: remove.id, description: 'x' });
  await test.call('deleteToken', { token_id: remove.id });
  expect(await test.call('listTokens', {})).toHaveLength(4);
});

it('shows a restricted token itself alone, and lets it make, change and delete none', async () => {
  const { id, key } = await create({ description: 'bound', billing_account_id: MAIN, restricted: true });
  expect((await requestWithKey(test, key, 'listTokens', {})).body).toMatchObject([{ id }]);
  expect(await requestWithKey(test, key, 'createToken', { description: 'x' })).toMatchObject(OUT_OF_REACH);
  expect(await requestWithKey(test, key, 'updateToken', { token_id: id, restricted: false })).toMatchObject(
    OUT_OF_REACH,
  );
  expect(await requestWithKey(test, key, 'deleteToken', { token_id: id })).toMatchObject(OUT_OF_REACH);
});

/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';

const HOUR = 3600;

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const accountsOf = async (as = 'customer') => test.call('listBillingAccounts', {}, { as });
const mainAccount = async (): Promise<number> => {
  const account = (await accountsOf()).find((row) => row.is_default);
  if (!account) throw new Error('The customer has no default account');
  return account.id;
};
const create = async (name: string) => test.call('createBucket', { name, billing_account_id: await mainAccount() });
const message = (status: number, text: string | RegExp) => ({
  status,
  body: expect.objectContaining({ message: typeof text === 'string' ? text : expect.stringMatching(text) }),
});

describe('buckets', () => {
  it('are made, found, moved and deleted', async () => {
    const made = await create('fresh-bucket');
    expect(made).toMatchObject({ name: 'fresh-bucket', num_objects: 0, size_bytes: 0, is_suspended: false });
    expect(await test.call('getBucket', { name: 'fresh-bucket' })).toEqual(made);
    const other = (await accountsOf()).find((account) => account.id !== made.billing_account_id);
    const params = { name: 'fresh-bucket', billing_account_id: other?.id ?? 0 };
    expect(await test.call('updateBucket', params)).toMatchObject({ billing_account_id: other?.id });
    const names = async (billing_account_id?: number) =>
      (await test.call('listBuckets', billing_account_id ? { billing_account_id } : {})).map(({ name }) => name);
    expect(await names(other?.id)).toContain('fresh-bucket');
    expect(await names(await mainAccount())).not.toContain('fresh-bucket');
    expect((await test.request('deleteBucket', { name: 'fresh-bucket' })).status).toBe(204);
    expect(await names()).not.toContain('fresh-bucket');
  });

  it('have names that nobody else has', async () => {
    await create('mine-alone');
    const [account] = await accountsOf('colleague');
    const params = { name: 'mine-alone', billing_account_id: account?.id ?? 0 };
    const taken = message(409, "Bucket name 'mine-alone' is taken, choose another one.");
    expect(await test.request('createBucket', params, { as: 'colleague' })).toMatchObject(taken);
    expect(await test.request('createBucket', { ...params, billing_account_id: await mainAccount() })).toMatchObject(
      taken,
    );
  });

  it('have names that keep the rule', async () => {
    const response = await test.request('createBucket', { name: 'No', billing_account_id: await mainAccount() });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: { name: 'The name must have 3 to 63 characters' } },
    });
  });

  it('are deleted only when they are empty', async () => {
    const response = await test.request('deleteBucket', { name: 'static-www' });
    expect(response).toMatchObject(message(409, /not empty/));
    expect((await test.call('getBucket', { name: 'static-www' })).num_objects).toBe(41);
  });

  it('are their owner’s', async () => {
    const lost = message(500, 'Failed to get storage bucket');
    const as = { as: 'colleague' };
    const name = 'static-www';
    const [account] = await accountsOf('colleague');
    expect(await test.request('getBucket', { name }, as)).toMatchObject(lost);
    expect(await test.request('updateBucket', { name, billing_account_id: account?.id ?? 0 }, as)).toMatchObject(lost);
    expect(await test.request('deleteBucket', { name }, as)).toMatchObject(lost);
    expect(await test.request('setBucketCors', { name, allowed_origin: 'https://a.example' }, as)).toMatchObject(lost);
  });

  it('need somebody who can pay', async () => {
    const frozen = (await accountsOf('admin')).find((account) => account.restriction_level === 'FROZEN');
    const params = { name: 'unpaid', billing_account_id: frozen?.id ?? 0 };
    const response = await test.request('createBucket', params, { as: 'admin' });
    expect(response).toMatchObject({ status: 400, body: { errors: { billing_account_id: expect.any(String) } } });
    expect(await test.request('createBucket', { name: 'unpaid' })).toMatchObject(
      message(400, "'billing_account_id' is required if using a global API token"),
    );
    const [foreign] = await accountsOf('colleague');
    expect((await test.request('createBucket', { ...params, billing_account_id: foreign?.id ?? 0 })).status).toBe(403);
  });

  it('fail with an I/O exception by name', async () => {
    const failure = message(500, 'I/O exception while talking to the object store');
    const params = { name: 'io-exception', billing_account_id: await mainAccount() };
    expect(await test.request('createBucket', params)).toMatchObject(failure);
    await create('io-exception-list');
    expect(await test.request('listBuckets', {})).toMatchObject(failure);
    expect(await test.call('listBuckets', {}, { as: 'colleague' })).toEqual([]);
    await test.call('deleteBucket', { name: 'io-exception-list' });
    expect(await test.call('listBuckets', {})).toHaveLength(6);
  });
});

describe('what a bucket costs', () => {
  const usageOf = async (accountId: number, name: string) =>
    (await test.call('listUsage', { billing_account_id: accountId })).filter((row) => row.owner_uuid === name);

  it('is billed to the account that it is moved to, from then on', async () => {
    const [first = 0, second = 0] = (await accountsOf()).map(({ id }) => id);
    const name = 'static-www';
    const { billing_account_id: before = first } = await test.call('getBucket', { name });
    const after = before === first ? second : first;
    expect(await usageOf(after, name)).toEqual([]);
    // In the middle of an hour, which the account before has paid: a second that a slow machine takes changes nothing.
    await test.control('POST', 'clock', { advance_seconds: 0.5 * HOUR });
    await test.call('updateBucket', { name, billing_account_id: after });
    await test.control('POST', 'clock', { advance_seconds: 2 * HOUR });
    const [entry] = await usageOf(after, name);
    expect(entry).toMatchObject({ hours: 2 });
    expect(entry?.cost).toBeGreaterThan(0);
  });
});

describe('the rule for pages', () => {
  it('is answered as XML', async () => {
    await create('for-pages');
    const params = new URLSearchParams({ name: 'for-pages', allowed_origin: 'https://shop.example' });
    const response = await test.raw('/storage/bucket/cors', { method: 'PUT', body: params });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(response.body).toContain('<AllowedOrigin>https://shop.example</AllowedOrigin>');
    expect(
      await test.call('setBucketCors', Object.fromEntries(params) as { name: string; allowed_origin: string }),
    ).toBe(response.body);
  });

  it.each(['shop.example', '*', '', 'javascript:alert(1)'])('refuses %j', async (allowed_origin) => {
    const response = await test.request('setBucketCors', { name: 'static-www', allowed_origin });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: { allowed_origin: 'The allowed origin must be a URL' } },
    });
  });
});

describe('the account at the object store', () => {
  const as = { as: 'new' };

  it('is made with a pair of keys when it is first asked for', async () => {
    const missing = message(404, 'Storage account not found.');
    expect(await test.request('listS3Keys', {}, as)).toMatchObject(missing);
    expect(await test.request('createS3Key', {}, as)).toMatchObject(missing);
    expect(await test.request('deleteS3Key', { access_key: 'x' }, as)).toMatchObject(missing);
    const user = await test.call('getS3User', {}, as);
    expect(user).toMatchObject({ email: 'new@example.com', maxBuckets: 1000, suspended: 0 });
    expect(user.s3Credentials).toHaveLength(1);
    expect(await test.call('getS3User', {}, as)).toEqual(user);
    expect(await test.call('listS3Keys', {}, as)).toEqual(user.s3Credentials);
  });

  it('stays when its last key goes', async () => {
    const [first] = (await test.call('getS3User', {}, as)).s3Credentials;
    const both = await test.call('createS3Key', {}, as);
    expect(both).toHaveLength(2);
    for (const { accessKey } of both) await test.call('deleteS3Key', { access_key: accessKey }, as);
    expect(await test.call('listS3Keys', {}, as)).toEqual([]);
    expect(await test.request('deleteS3Key', { access_key: first?.accessKey ?? '' }, as)).toMatchObject(
      message(404, /not found/),
    );
  });

  it('is the owner’s alone', async () => {
    const [key] = await test.call('listS3Keys', {});
    await test.call('getS3User', {}, as);
    expect((await test.request('deleteS3Key', { access_key: key?.accessKey ?? '' }, as)).status).toBe(404);
    expect(await test.call('listS3Keys', {})).toHaveLength(2);
  });

  it('cannot be had where no storage is sold', async () => {
    const response = await test.request('getS3User', {}, { host: 'metal.localhost' });
    expect(response).toMatchObject(message(500, 'Failed to get S3 user info'));
  });
});

it('has its endpoint on the port after the site’s', async () => {
  expect(await test.call('getS3Endpoint', {})).toEqual({ url: 'http://localhost:8141/' });
});

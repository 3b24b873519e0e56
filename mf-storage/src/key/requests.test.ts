import { configureApi, resetApi, signIn } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { createKey } from './requests';

const pair = (accessKey: string) => ({ userId: 'u1', accessKey, secretKey: `secret of ${accessKey}` });

function respond(body: unknown): string[] {
  const calls: string[] = [];
  resetApi();
  signIn('k'.repeat(32));
  provideTestSite();
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input, init) => {
      calls.push(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`);
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers }));
    },
  });
  return calls;
}

afterEach(() => resetApi());

it('finds the new pair among all that the answer has', async () => {
  const calls = respond([pair('A'), pair('NEW'), pair('B')]);
  expect(await createKey([pair('B'), pair('A')])).toMatchObject({ accessKey: 'NEW', secretKey: 'secret of NEW' });
  expect(calls).toEqual(['POST /api/v1/storage/user/keys']);
});

it('says where the answer shows no new one', async () => {
  respond([pair('A')]);
  await expect(createKey([pair('A')])).rejects.toThrow(/Check the list/);
});

it('makes the storage account where there is none, which comes with a first pair', async () => {
  const calls = respond({ userId: 'u1', s3Credentials: [pair('FIRST')], swiftCredentials: [], subusers: [], caps: [] });
  expect((await createKey(undefined)).accessKey).toBe('FIRST');
  expect(calls).toEqual(['GET /api/v1/storage/user']);
});

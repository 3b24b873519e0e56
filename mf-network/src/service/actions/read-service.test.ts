import { fakeServer } from '@console/domain/testing/fake-server';
import { readService, serviceReader } from './read-service';

const row = (uuid: string, billing_account_id: number) => ({ uuid, service: 'mariadb', billing_account_id });
const LIST = 'GET /user-resource/service/packages';
const one = { uuid: 's-1', name: 'orders' };
const other = { uuid: 's-2', name: 'shop' };

it('reads one service, and says which is gone', async () => {
  fakeServer({ [LIST]: [[row('s-1', 7), { ...row('s-2', 7), is_deleted: true }]] });
  await expect(readService(one)).resolves.toMatchObject({ billing_account_id: 7 });
  await expect(readService(other)).rejects.toThrow('shop');
});

it('does not say that a service is gone that could not be read', async () => {
  fakeServer({ [LIST]: [[{ ...row('s-1', 7), service: 5 }]] });
  await expect(readService(one)).rejects.toThrow("can't be checked right now");
});

it('reads the list once for the rows of the same second, and again for those after it', async () => {
  let now = 0;
  const { calls } = fakeServer({
    [LIST]: [
      [row('s-1', 1), row('s-2', 2)],
      [row('s-1', 3), row('s-2', 4)],
    ],
  });
  const read = serviceReader(() => now);
  const both = await Promise.all([read(one), read(other)]);
  expect(both.map(({ billing_account_id: payer }) => payer)).toEqual([1, 2]);
  now = 999;
  await expect(read(one)).resolves.toMatchObject({ billing_account_id: 1 });
  expect(calls).toHaveLength(1);
  now = 1000;
  await expect(read(one)).resolves.toMatchObject({ billing_account_id: 3 });
  expect(calls).toHaveLength(2);
});

it('does not keep a list that could not be read', async () => {
  fakeServer({ [LIST]: [{ fails: 500, body: { errors: { Error: 'Down' } } }, [row('s-1', 1)]] });
  const read = serviceReader(() => 0);
  await expect(read(one)).rejects.toThrow('Down');
  await expect(read(one)).resolves.toMatchObject({ billing_account_id: 1 });
});

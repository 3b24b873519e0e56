import { resetApi, unreadError } from '@console/api';
import { fakeServer } from '@console/domain/testing/fake-server';
import { readAccount } from './read-account';

const GONE = 'This account is no longer in your list. Nothing was saved.';
const serve = (...rows: readonly object[]) => fakeServer({ 'GET /payment/billing_account/list': [rows] });

afterEach(() => resetApi());

it('has an account as the server has it now', async () => {
  serve({ id: 6 }, { id: 7, title: 'Mine' });
  expect(await readAccount(7)).toMatchObject({ title: 'Mine' });
});

it.each([
  ['that is not in the list', { id: 6 }],
  ['that was deleted', { id: 7, is_deleted: true }],
])('fails for one %s', async (_, row) => {
  serve(row);
  await expect(readAccount(7)).rejects.toThrow(GONE);
});

it('takes nothing for gone while a row could not be read', async () => {
  serve({ title: 'Mine' });
  await expect(readAccount(7)).rejects.toThrow(unreadError().message);
});

import { act, render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { KeyList } from './list';

const KEYS = 'GET /storage/user/keys';
const TOKENS = 'GET /user-resource/token/list';
const refused = { fails: 403, body: { message: 'Consumer not allowed to access resource.' } };
const limited = { id: 1, restricted: true, token: 'k'.repeat(32) };
const key = { userId: 'u', accessKey: 'AK', secretKey: 'SK' };

async function show(keys: FakeResponse, tokens: FakeResponse): Promise<readonly string[]> {
  provideTestSite();
  const { calls } = fakeServer({ [KEYS]: [keys], [TOKENS]: [tokens], 'GET /storage/api/s3': [{ url: 'https://s3' }] });
  nav.navigator.push('/app/storage/keys');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <KeyList />
      </AreaRoot>,
    );
  });
  return calls;
}

afterEach(() => resetApi());

it('says why a token of one billing account does not get the keys that open all buckets', async () => {
  await show(refused, [limited]);
  expect(await screen.findByText(/You're logged in with a token restricted to one billing account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('shows any other refusal as it is', async () => {
  await show(refused, []);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
});

it('asks for no tokens where the keys come', async () => {
  const calls = await show([key], [limited]);
  expect(await screen.findByText('AK')).toBeVisible();
  expect(calls).not.toContain(TOKENS);
});

it.each([
  ['no storage account yet', { fails: 404, body: { message: 'Storage account not found.' } }, /with your first bucket/],
  ['deleted the last key', [], /You have no access key left/],
] as const)('says to whoever has %s what a key is for, and offers one', async (_, keys, text) => {
  await show(keys, []);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: /Create/ })).toBeVisible();
});

import { act, render, screen } from '@testing-library/react';
import { resetApi, startImpersonation } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { ObjectBrowser } from './browser';

const KEYS = 'GET /storage/user/keys';
const TOKENS = 'GET /user-resource/token/list';
const refused = { fails: 403, body: { message: 'Consumer not allowed to access resource.' } };
const bucket = { name: 'photos' };

async function show(tokens: FakeResponse, owner?: string): Promise<readonly string[]> {
  provideTestSite();
  const { calls } = fakeServer({
    [KEYS]: [refused],
    [TOKENS]: [tokens],
    'GET /storage/api/s3': [{ url: 'https://s3.example' }],
  });
  if (owner) startImpersonation({ token: 't'.repeat(32), access_owner: owner }, '/');
  nav.navigator.push('/app/storage/bucket/photos');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <ObjectBrowser bucket={bucket} label="Objects" />
      </AreaRoot>,
    );
  });
  return calls;
}

afterEach(() => resetApi());

it('tells a delegate that only the owner has what opens objects, and asks for no keys', async () => {
  const calls = await show([], 'owner@example.com');
  expect(await screen.findByText(/Objects are opened with access keys, which only the owner has/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(calls).not.toContain(KEYS);
});

it('tells so to a token of one billing account, too', async () => {
  await show([{ id: 1, restricted: true, token: 'k'.repeat(32) }]);
  expect(await screen.findByText(/which such a token doesn't get/)).toBeVisible();
  expect(screen.queryByText(/Object storage refused/)).toBeNull();
});

it('shows any other refusal of the keys as it is', async () => {
  await show([]);
  expect(await screen.findByText(/Consumer not allowed/)).toBeVisible();
});

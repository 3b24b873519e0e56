import { act, render, screen } from '@testing-library/react';
import { resetApi, startImpersonation } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '../testing/fake-server';
import { useBinding } from './use-binding';

const TOKENS = 'GET /user-resource/token/list';
const OWNER = 'owner@example.com';
const session = (restricted: boolean) => ({ id: 1, restricted, token: 'k'.repeat(32) });
const other = { id: 2, restricted: true, token: 'o'.repeat(32) };

beforeEach(() => {
  localStorage.clear();
  provideTestSite();
});
afterEach(() => resetApi());

function Shown({ isNeeded }: { isNeeded: boolean }) {
  const binding = useBinding(isNeeded);
  return <output>{binding === undefined ? 'unknown' : JSON.stringify(binding)}</output>;
}

async function bindingOf(
  tokens: FakeResponse,
  { actsAs, isNeeded = true }: { actsAs?: { administrator?: boolean }; isNeeded?: boolean } = {},
): Promise<{ words: string | null; calls: readonly string[] }> {
  const { calls } = fakeServer({ [TOKENS]: [tokens] });
  if (actsAs) startImpersonation({ token: 't'.repeat(32), access_owner: OWNER, ...actsAs }, '/');
  nav.navigator.push('/app/');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <Shown isNeeded={isNeeded} />
      </AreaRoot>,
    );
  });
  return { words: (await screen.findByRole('status')).textContent, calls };
}

it.each([
  ['a restricted token, which sees itself among the tokens', [session(true)], '{"by":"token"}'],
  ['a token for everything, beside limited ones', [other, session(false)], 'null'],
  ['a key that is no token', [other], 'null'],
  ['a key that may not read the tokens', { fails: 500, body: { message: 'Out of order' } }, 'null'],
])('of %s', async (_, tokens, words) => {
  expect((await bindingOf(tokens)).words).toBe(words);
});

it('of whoever acts for somebody is known without asking', async () => {
  const delegate = await bindingOf([session(true)], { actsAs: {} });
  expect(delegate).toEqual({ words: JSON.stringify({ by: 'delegation', owner: OWNER }), calls: [] });
});

it('of an administrator is nothing', async () => {
  expect(await bindingOf([session(true)], { actsAs: { administrator: true } })).toEqual({ words: 'null', calls: [] });
});

it('is not asked for while nobody has to know', async () => {
  expect(await bindingOf([session(true)], { isNeeded: false })).toEqual({ words: 'unknown', calls: [] });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureApi, resetApi, session, signIn, startImpersonation } from '@console/api';
import * as area from '@console/area';
import { AreaRoot, mayEndWork, nav, useUnsavedGuard } from '@console/area';
import { startBulk } from '@console/area/progress';
import { provideTestSite } from '@console/area/testing';
import { AreasContext } from '../layout/areas-context';
import { AccountMenu } from '../layout/account-menu';
import { WorkQuestion } from './work-question';

jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  fullLoad: jest.fn(),
}));
const fullLoad = jest.mocked(area.fullLoad);

const ends: (() => void)[] = [];
const stop = (count: number, outlivesPage = false) =>
  act(() => {
    startBulk({
      rows: Array.from({ length: count }, (_, index) => ({ id: String(index) })),
      label: `Stop ${count} machines`,
      run: () => new Promise<void>((resolve) => ends.push(resolve)),
      tell: { done: () => ['done'], failed: () => 'failed', unknown: () => 'unknown' },
      outlivesPage,
    });
  });

function Typed() {
  useUnsavedGuard(true);
  return null;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  ends.length = 0;
  resetApi();
  provideTestSite();
  configureApi({ fetch: () => new Promise(() => undefined) });
  signIn('key');
  jest.clearAllMocks();
  act(() => nav.navigator.push('/app'));
});

const show = (more = <></>) =>
  render(
    <AreaRoot name="shell">
      <AreasContext value={[]}>
        <AccountMenu />
      </AreasContext>
      <WorkQuestion />
      {more}
    </AreaRoot>,
  );

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('button', { name }));
}

it('asks about what was typed, alone and beside what runs', async () => {
  show(<Typed />);
  await choose('Log out');
  const dialog = await screen.findByRole('dialog', { name: 'Log out now?' });
  expect(dialog).toHaveTextContent("What you've entered on this page hasn't been saved.");
  expect(dialog).not.toHaveTextContent('Still running');
  stop(1);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = mayEndWork('account');
  });
  expect(dialog).toHaveTextContent('Stop 1 machines (1 of 1 left)');
  expect(dialog).toHaveTextContent("hasn't been saved");
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(answer).resolves.toBe(false);
  expect(session.getState().credential).toBe('key');
});

it('asks once about forms that would be forgotten, and not where they wait for their person', async () => {
  show();
  // What is not typed: an order that was sent.
  sessionStorage.setItem('draft.vm-create-sent', '{}');
  await expect(mayEndWork('logOut')).resolves.toBe(true);
  sessionStorage.setItem('draft.form.vm-create', JSON.stringify({ name: 'web-01' }));
  await expect(mayEndWork('account')).resolves.toBe(true);
  await choose('Log out');
  const dialog = await screen.findByRole('dialog', { name: 'Log out now?' });
  expect(dialog).toHaveTextContent("Forms you've started but haven't submitted will be lost.");
  expect(dialog).not.toHaveTextContent('nothing more is sent');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/'));
  expect(sessionStorage.getItem('draft.form.vm-create')).toBeNull();
});

it('asks before logging out ends a bulk action, and says how much of it is left', async () => {
  show();
  stop(8);
  await act(async () => ends.slice(0, 2).forEach((end) => end()));
  await choose('Log out');
  const dialog = await screen.findByRole('dialog', { name: 'Log out now?' });
  expect(dialog).toHaveTextContent('Stop 8 machines (6 of 8 left)');
  expect(dialog).not.toHaveTextContent("hasn't been saved");
  await act(async () => ends[2]?.());
  expect(dialog).toHaveTextContent('Stop 8 machines (5 of 8 left)');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.getState().credential).toBe('key');
  expect(ends.length).toBeGreaterThan(3);

  await choose('Log out');
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/'));
  expect(session.getState().credential).toBeUndefined();
});

it('asks before one returns to one’s own account', async () => {
  startImpersonation({ token: 'token', access_owner: 'owner@example.com' }, '/profile');
  show();
  stop(2);
  await choose('Return to your own account');
  expect(await screen.findByRole('dialog', { name: 'Switch accounts now?' })).toHaveTextContent('(2 of 2 left)');
  expect(session.getState().credential).toBe('token');
  await userEvent.click(screen.getByRole('button', { name: 'Switch accounts' }));
  await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/profile'));
});

it('asks nothing where the browser would not ask either', async () => {
  show();
  stop(2, true);
  await choose('Log out');
  await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, resetApi, signIn, signOut } from '@console/api';
import { actionStore, AreaRoot, nav, showInJobs, startJob } from '@console/area';
import { startBulk } from '@console/area/progress';
import { provideTestSite } from '@console/area/testing';
import { JobsMenu } from './jobs-menu';

const menu = () =>
  render(
    <AreaRoot name="shell">
      <JobsMenu />
    </AreaRoot>,
  );

beforeEach(() => {
  resetApi();
  signIn('abc');
  provideTestSite();
  act(() => nav.navigator.push('/app'));
});

it('shows a bulk action on every page, how far it is, and cancels the rest of it', async () => {
  const ends: (() => void)[] = [];
  const view = menu();
  expect(screen.queryByRole('button')).toBeNull();
  const ids = Array.from({ length: 10 }, (_, index) => String(index));
  let bulk: ReturnType<typeof startBulk> | undefined;
  act(() => {
    bulk = startBulk({
      rows: ids.map((id) => ({ id })),
      label: 'Start 10 machines',
      run: () => new Promise<void>((resolve) => ends.push(resolve)),
      tell: { done: () => ['done'], failed: () => 'failed', unknown: () => 'unknown' },
    });
  });
  const end = bulk?.watch(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: '1 running job' }));
  expect(await screen.findByText('Start 10 machines')).toBeVisible();
  await act(async () => ends[0]?.());
  expect(screen.getByText('1 of 10 done')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the rest' }));
  await act(async () => ends.forEach((finish) => finish()));
  expect(screen.getByText('4 of 10 done, 6 not done')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the rest' })).toBeNull();
  expect(ends).toHaveLength(4);
  end?.();
  view.unmount();

  act(() => signOut());
  menu();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows what an area does in a way of its own: its note, its page, and a way to end all of it', async () => {
  let isRunning = true;
  const listeners = new Set<() => void>();
  let version = 0;
  const cancel = jest.fn(() => {
    isRunning = false;
    version += 1;
    for (const listener of listeners) listener();
  });
  menu();
  const counts = { count: 3, ended: 1, done: 1, failed: 0, unknown: 0, skipped: 0, waiting: 0 };
  act(() =>
    showInJobs(
      'Upload 3 files',
      {
        counts: () => ({ ...counts, skipped: isRunning ? 0 : 2 }),
        isRunning: () => isRunning,
        cancelRest: () => undefined,
        cancel,
        note: () => '31%, 2 minutes left',
        version: () => version,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      '/storage/bucket/photos',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: '1 running job' }));
  expect(await screen.findByRole('link', { name: 'Upload 3 files' })).toHaveAttribute(
    'href',
    '/app/storage/bucket/photos',
  );
  expect(screen.getByText('31%, 2 minutes left')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(screen.getByText('1 of 3 done, 2 not done')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  act(() => signOut());
});

it('does not say that something was not created where nobody knows', async () => {
  menu();
  const unknown = new ApiError({ kind: 'unknown', text: 'Check before.', outcome: 'unknown' });
  const facts = { kind: 'thing', area: 'mf-x', expectedMs: 1000 };
  await act(async () => {
    startJob({ ...facts, name: 'web-1', run: () => Promise.reject(unknown) });
    startJob({ ...facts, name: 'web-2', run: () => Promise.reject(new Error('No capacity')) });
    startJob({ ...facts, name: 'web-3', run: () => Promise.reject(new Error('<html><title>502 Bad Gateway</title>')) });
  });
  await userEvent.click(screen.getByRole('button', { name: '0 running jobs' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/web-3 was not created.*502 Bad Gateway$/),
    expect.stringContaining('web-2 was not created'),
    expect.stringContaining("We don't know whether web-1 was created"),
  ]);
  act(() => actionStore.setState({ actions: [] }));
});

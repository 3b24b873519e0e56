import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi, signIn, signOut } from '@console/api';
import { AreaRoot, nav } from '@console/area';
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

import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from '../toasts/toast';
import { ToastHost } from '../toasts/toast-host';
import { useToastStore } from '../toasts/toast-store';
import { BottomSheet, Dialog } from './dialogs';
import { loadOverlays } from './load';

beforeAll(() => loadOverlays());
afterEach(() => act(() => useToastStore.getState().spoken.forEach(({ id }) => toast.dismiss(id))));

const close = (): void => undefined;

/** The lines that a screen reader is told of: those in live regions, unless something hides these from it. */
const announced = (): string[] =>
  screen
    .queryAllByText(/./)
    .filter(
      (element) => element.closest('[aria-live=assertive], [role=alert]') && !element.closest('[aria-hidden=true]'),
    )
    .map((element) => element.textContent ?? '');

const modals: readonly [string, ReactElement][] = [
  ['a dialog', <Dialog key="d" open title="Rename" onClose={close} />],
  ['a sheet', <BottomSheet key="s" open title="Rename" onClose={close} />],
];

it.each(modals)('a toast is read out while %s hides everything else', async (_, modal) => {
  render(<ToastHost />);
  act(() => toast.info('Said before'));
  render(modal);
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  await screen.findByText('Said before');
  expect(announced()).toEqual([]);
  act(() => toast.error({ message: 'Failed to stop', correlationId: 'vm-1' }));
  expect(await within(dialog).findByText('Error: Failed to stop [vm-1]')).toBeVisible();
  expect(announced()).toEqual(['Error: Failed to stop [vm-1]']);
  act(() => toast.error('Failed to start'));
  expect(await within(dialog).findByText('Multiple (2) errors: Failed to start')).toBeVisible();
  expect(announced()).toHaveLength(1);
});

it('a job that goes on is read out once, and at its end', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let share = 0.1;
  render(<Dialog open title="Rename" onClose={close} />);
  await act(() => jest.advanceTimersByTimeAsync(300));
  const line = () => screen.getByText(/web-1/);
  const job = await act(() =>
    Promise.resolve(toast.progress('Creating web-1...', { progress: () => share, note: (done) => `${done * 100}%` })),
  );
  await act(() => jest.advanceTimersByTimeAsync(300));
  const first = line();
  share = 0.5;
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(line()).toBe(first);
  expect(line()).toHaveTextContent(/^Creating web-1\.\.\.$/);
  act(() => job.success('web-1 is ready'));
  expect(line()).toHaveTextContent(/^web-1 is ready$/);
  act(() => job.dismiss());
  expect(screen.queryByText(/web-1/)).toBeNull();
  jest.useRealTimers();
});

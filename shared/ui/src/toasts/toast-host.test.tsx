import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from './toast';
import { ToastHost } from './toast-host';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => jest.useRealTimers());
const settle = () => act(() => jest.advanceTimersByTimeAsync(300));
const alerts = () => screen.queryAllByRole('alert');
const only = (): HTMLElement => {
  const [first, ...others] = alerts();
  if (!first || others.length > 0) throw new Error(`${others.length + 1} toasts`);
  return first;
};

it('shows several errors as one alert: a list that the keyboard reaches, where only what is new is read', async () => {
  act(() => {
    toast.error({ message: 'Failed to stop', correlationId: 'vm-1' });
    toast.error('Failed to list');
  });
  await settle();
  expect(only()).toHaveTextContent('Multiple (2) errors');
  expect(only().parentElement?.closest('[aria-live="polite"]')).toBeNull();
  const list = within(only()).getByRole('list', { name: 'Messages' });
  expect(list).toHaveAttribute('tabindex', '0');
  act(() => toast.error('Failed to start'));
  await settle();
  expect(only()).toHaveTextContent('Multiple (3) errors');
  expect(
    within(only())
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.getAttribute('aria-live')]),
  ).toEqual([
    ['Failed to stop [vm-1]', 'off'],
    ['Failed to list', 'off'],
    ['Failed to start', null],
  ]);
  expect(within(only()).getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
  fireEvent.click(within(only()).getByRole('button', { name: 'Close' }));
});

it('is held by the pointer and by the keyboard, each on its own', async () => {
  const onFold = jest.fn();
  act(() => void toast.progress('Creating web-2...', { progress: () => 0.1, fold: { after: 1000, onFold } }));
  await settle();
  const body = () => only().querySelector('.ui-toast') ?? document.body;
  fireEvent.pointerEnter(body());
  fireEvent.focus(within(only()).getByRole('button', { name: 'Close' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  fireEvent.pointerLeave(body());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(onFold).not.toHaveBeenCalled();
  fireEvent.blur(within(only()).getByRole('button', { name: 'Close' }));
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(onFold).toHaveBeenCalledTimes(1);
});

it('reads a running job out once, not at every percent', async () => {
  let share = 0.1;
  act(() => void toast.progress('Creating web-1...', { progress: () => share, note: (done) => `${done * 100}%` }));
  await settle();
  const bar = () => within(only()).getAllByRole('progressbar', { hidden: true })[0];
  expect(only().className).toContain('Toastify__toast--success');
  expect(bar()).toHaveAttribute('aria-valuenow', '10');
  expect(bar()).toHaveAccessibleName('Creating web-1...');
  share = 0.5;
  await settle();
  expect(bar()).toHaveAttribute('aria-valuenow', '50');
  expect(within(only()).getByText('50%')).toHaveAttribute('aria-hidden', 'true');
});

it('gives the bar of a toast that will go no name: whoever looks for what it speaks of finds that', async () => {
  act(() => toast.success('Phone was changed'));
  await settle();
  expect(within(only()).getAllByRole('progressbar', { hidden: true })[0]).not.toHaveAttribute('aria-label');
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useLastingToasts } from './lasting';
import { toast } from './toast';
import { ToastHost } from './toast-host';
import { useToastStore } from './toast-store';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => {
  useToastStore.setState({ toasts: [], spoken: [] });
  jest.useRealTimers();
});
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
  expect(within(only()).getByRole('button', { name: 'Copy correlation ID' })).toBeVisible();
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
  expect(only()).toHaveClass('success');
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

it('goes when its time is over, which stands still while somebody is at it', async () => {
  act(() => toast.success('Phone was changed'));
  const [clock] = within(only()).getAllByRole('progressbar', { hidden: true });
  if (!clock) throw new Error('no clock');
  expect(clock).toHaveStyle({ animationDuration: '5000ms', animationPlayState: 'running' });
  fireEvent.focus(within(only()).getByRole('button', { name: 'Close' }));
  expect(clock).toHaveStyle({ animationPlayState: 'paused' });
  fireEvent.blur(within(only()).getByRole('button', { name: 'Close' }));
  expect(clock).toHaveStyle({ animationPlayState: 'running' });
  fireEvent.animationEnd(clock);
  expect(alerts()).toHaveLength(0);
  await settle();
  expect(screen.queryByText('Phone was changed')).toBeNull();
});

it('stays until it is closed where a person has set that, in another tab, too', () => {
  const clocks = () => within(only()).queryAllByRole('progressbar', { hidden: true });
  act(() => useLastingToasts.getState().setOn(true));
  act(() => toast.success('Phone was changed'));
  expect(clocks()).toHaveLength(0);
  localStorage.removeItem('lastingToasts');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lastingToasts' })));
  expect(clocks()).toHaveLength(1);
});

it('has its whole time again for each message that joins it', () => {
  const clock = () => within(only()).getAllByRole('progressbar', { hidden: true })[0];
  act(() => toast.error('Failed to stop'));
  const first = clock();
  act(() => toast.error('Failed to list'));
  expect(clock()).not.toBe(first);
});

it('is closed by a finger that takes it over 80 percent of its width, and comes back from less', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(360);
  act(() => toast.info('Restarting'));
  // jsdom's own pointer events know neither place nor kind.
  const point = (type: string, clientX: number, pointerType = 'touch') =>
    fireEvent(only(), Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
  point('pointerdown', 100, 'mouse');
  point('pointermove', 500, 'mouse');
  expect(only()).not.toHaveAttribute('style', expect.stringContaining('translate'));
  point('pointerup', 500, 'mouse');
  point('pointerdown', 100);
  point('pointermove', 244);
  expect(only()).toHaveStyle({ transform: 'translateX(144px)', opacity: '0.5' });
  point('pointerup', 388);
  expect(only()).not.toHaveStyle({ transform: 'translateX(144px)' });
  point('pointerdown', 100);
  point('pointerup', 389);
  expect(alerts()).toHaveLength(0);
  jest.restoreAllMocks();
});

it('stands above those before it, and Alt and T lead to it', () => {
  act(() => {
    toast.info('First');
    toast.info('Second');
  });
  expect(alerts().map((alert) => alert.textContent)).toEqual(['Second', 'First']);
  fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' });
  expect(alerts()[0]).toHaveFocus();
});

describe('the focus', () => {
  let button: HTMLButtonElement;
  beforeEach(() => {
    button = document.body.appendChild(document.createElement('button'));
    button.focus();
    act(() => {
      toast.info('First');
      toast.info('Second');
    });
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' });
  });
  afterEach(() => button.remove());
  const close = async () => {
    const [newest] = alerts();
    const cross = within(newest ?? document.body).getByRole('button', { name: 'Close' });
    cross.focus();
    fireEvent.click(cross);
    await settle();
  };

  it('goes from a toast that is closed to the next, and from the last one to where it came from', async () => {
    await close();
    expect(only()).toHaveTextContent('First');
    expect(only()).toHaveFocus();
    await close();
    expect(button).toHaveFocus();
  });

  it('goes back on Escape, and the toasts stay', () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(button).toHaveFocus();
    expect(alerts()).toHaveLength(2);
  });

  it('is left where somebody has gone meanwhile', async () => {
    button.focus();
    act(() => useToastStore.setState({ toasts: [] }));
    expect(button).toHaveFocus();
    button.blur();
    await settle();
    expect(document.body).toHaveFocus();
  });
});

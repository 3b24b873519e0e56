import { act, render } from '@testing-library/react';
import { useNow } from './use-now';

const Clock = ({ ms, active = true }: { ms: number; active?: boolean }) => <p>{useNow(ms, active)}</p>;

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

it('shows one moment wherever it is shown, at the pace of the fastest', () => {
  const slow = render(<Clock ms={1000} />);
  act(() => jest.advanceTimersByTime(350));
  const fast = render(<Clock ms={200} />);
  expect([slow.container.textContent, fast.container.textContent]).toEqual(['1000350', '1000350']);
  act(() => jest.advanceTimersByTime(250));
  expect([slow.container.textContent, fast.container.textContent]).toEqual(['1000550', '1000550']);
  fast.unmount();
  act(() => jest.advanceTimersByTime(900));
  expect(slow.container.textContent).toBe('1000550');
  act(() => jest.advanceTimersByTime(100));
  expect(slow.container.textContent).toBe('1001600');
});

it('stands still where nothing runs, and leaves no timer behind', () => {
  const { container, rerender, unmount } = render(<Clock ms={200} active={false} />);
  act(() => jest.advanceTimersByTime(400));
  expect(container.textContent).toBe('1000000');
  rerender(<Clock ms={200} />);
  expect(container.textContent).toBe('1000400');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** What a browser sends when a finger taps: the pointer is gone before the click comes. */
function tap(element: Element): void {
  for (const type of ['pointerdown', 'pointerup', 'pointerout']) {
    const event = new MouseEvent(type, { bubbles: true });
    fireEvent(element, Object.defineProperty(event, 'pointerType', { value: 'touch' }));
  }
  fireEvent.click(element);
}

it('says why not to a finger that taps, until it taps elsewhere', async () => {
  const resize = jest.fn();
  render(
    <Button reason="Stop the machine first" onClick={resize}>
      Resize
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Resize' });
  tap(button);
  await wait(1000);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Stop the machine first');
  expect(button).toHaveAccessibleDescription('Stop the machine first');
  expect(resize).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('tells screen readers why not before anything is pressed', () => {
  render(<Button reason="Stop the machine first">Resize</Button>);
  expect(screen.getByRole('button', { name: 'Resize' })).toHaveAttribute('aria-description', 'Stop the machine first');
});

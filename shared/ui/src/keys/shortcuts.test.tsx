import { act, fireEvent, render, screen } from '@testing-library/react';
import { useOneKeyShortcuts } from './one-key';
import { useShortcut, useShortcuts } from './shortcuts';

const run = jest.fn<void, [string]>();
const KEYS = ['/', '?', 'g c', 'g h', 'Mod+k', 'Alt+t'];

function Page() {
  useShortcuts(KEYS, run);
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Select" />
      <div contentEditable suppressContentEditableWarning data-testid="editor" />
      <div role="menu" tabIndex={-1} data-testid="menu" />
    </>
  );
}

/** What was run by a press of these keys at an element. */
function press(element: Element, ...events: readonly (string | KeyboardEventInit)[]): string[] {
  run.mockClear();
  for (const event of events) fireEvent.keyDown(element, typeof event === 'string' ? { key: event } : event);
  return run.mock.calls.map(([keys]) => keys);
}

beforeEach(() => {
  useOneKeyShortcuts.getState().setOn(true);
});

it('runs one key, two after each other, and a key with a modifier', () => {
  render(<Page />);
  expect(press(document.body, '/', '?')).toEqual(['/', '?']);
  expect(press(document.body, 'g', 'c')).toEqual(['g c']);
  expect(press(document.body, 'g', 'x', 'c')).toEqual([]);
  expect(press(document.body, 'g', '/')).toEqual(['/']);
  expect(press(document.body, { key: 'k', ctrlKey: true })).toEqual(['Mod+k']);
  expect(press(document.body, { key: '†', code: 'KeyT', altKey: true })).toEqual(['Alt+t']);
});

it('leaves keys alone that have another meaning: in a text, a menu, a dialog, with a modifier, held, or taken', () => {
  render(<Page />);
  for (const place of [screen.getByLabelText('Name'), screen.getByTestId('menu')])
    expect(press(place, '/', 'g', 'c')).toEqual([]);
  expect(press(screen.getByLabelText('Select'), '/')).toEqual(['/']);
  expect(press(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true })).toEqual(['Mod+k']);
  expect(press(document.body, { key: '/', ctrlKey: true }, { key: '/', altKey: true, code: 'Slash' })).toEqual([]);
  expect(press(document.body, { key: '/', repeat: true }, { key: '/', isComposing: true })).toEqual([]);
  const modal = document.createElement('div');
  modal.setAttribute('aria-modal', 'true');
  document.body.append(modal);
  expect(press(document.body, '/')).toEqual([]);
  modal.remove();
});

it('can be switched off for keys without a modifier, in all tabs, and stays so', () => {
  render(<Page />);
  act(() => useOneKeyShortcuts.getState().setOn(false));
  expect(press(document.body, '/', 'g', 'c', { key: 'k', ctrlKey: true })).toEqual(['Mod+k']);
  expect(localStorage.getItem('oneKeyShortcuts')).toBe('off');
  localStorage.setItem('oneKeyShortcuts', 'on');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'oneKeyShortcuts' })));
  expect(press(document.body, '/')).toEqual(['/']);
});

it('gives a key to what came last, and back', () => {
  const inner = jest.fn();
  function Inner() {
    useShortcut('/', inner);
    return null;
  }
  const { rerender } = render(<Page />);
  rerender(
    <>
      <Page />
      <Inner />
    </>,
  );
  expect([press(document.body, '/'), inner.mock.calls.length]).toEqual([[], 1]);
  rerender(<Page />);
  expect(press(document.body, '/')).toEqual(['/']);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSecondPress } from './use-second-press';

function Overlay({ onDone }: { onDone: () => void }) {
  useSecondPress();
  return <button onClick={onDone}>Assign</button>;
}

function Page({ onPress }: { onPress: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? <Overlay onDone={() => setOpen(false)} /> : null}
      <button onClick={onPress}>Billing</button>
    </>
  );
}

const AT = { clientX: 100, clientY: 700 };

it.each([
  ['the second press of a double click', { ...AT, detail: 2 }, 0],
  ['a press of its own at the same place', { ...AT, detail: 1 }, 1],
  ['a double click elsewhere', { clientX: 300, clientY: 100, detail: 2 }, 1],
])('lets what lies under a closed overlay have %s or not', (_, second, times) => {
  const onPress = jest.fn();
  render(<Page onPress={onPress} />);
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }), { ...AT, detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Billing' }), second);
  expect(onPress).toHaveBeenCalledTimes(times);
});

it('is over half a second later', () => {
  jest.useFakeTimers();
  const onPress = jest.fn();
  // Not where the presses before were: half a second of theirs is not over.
  const elsewhere = { clientX: 500, clientY: 500 };
  render(<Page onPress={onPress} />);
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }), { ...elsewhere, detail: 1 });
  jest.advanceTimersByTime(500);
  fireEvent.click(screen.getByRole('button', { name: 'Billing' }), { ...elsewhere, detail: 2 });
  expect(onPress).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

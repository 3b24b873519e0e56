import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './choice';

it('keeps the focus while what a switch does is on its way, and takes nothing else meanwhile', async () => {
  const change = jest.fn();
  function Notice() {
    const [isRunning, setRunning] = useState(false);
    return (
      <Switch
        label="Notice"
        checked={false}
        disabled={isRunning}
        onChange={(on) => {
          change(on);
          setRunning(true);
        }}
      />
    );
  }
  render(<Notice />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const box = screen.getByRole('switch', { name: 'Notice' });
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-disabled', 'true');
  expect(box).toBeEnabled();
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true]]);
  expect(box).not.toBeChecked();
});

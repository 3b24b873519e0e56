import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tiles } from './tiles';

const options = [
  { value: 'tll', code: 'tll', title: 'Tallinn', detail: 'Estonia' },
  { value: 'jkt', code: 'jkt', title: 'Jakarta', detail: 'Indonesia', reason: 'Creating is paused' },
  { value: 'jhv', code: 'jhv', title: 'Jõhvi', detail: 'Estonia' },
];

function Places({ onChange = () => undefined }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('tll');
  return (
    <Tiles
      label="Location"
      kind="location"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('chooses with arrow keys and leaves out what cannot be chosen', async () => {
  const onChange = jest.fn();
  render(<Places onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: /Tallinn/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /Jõhvi/ })).toHaveFocus();
  expect(screen.getByRole('radio', { name: /Jõhvi/ })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['jhv'], ['tll']]);
});

it('gives the chosen one the focus, where it is asked for', () => {
  render(<Tiles label="Location" options={options} value="jhv" onChange={jest.fn()} autoFocus />);
  expect(screen.getByRole('radio', { name: /Jõhvi/ })).toHaveFocus();
});

it('says why instead of the second line', async () => {
  const onChange = jest.fn();
  render(<Places onChange={onChange} />);
  const off = screen.getByRole('radio', { name: /Jakarta/ });
  expect(off).toBeDisabled();
  expect(screen.getByText('Creating is paused')).toBeInTheDocument();
  expect(screen.queryByText('Indonesia')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Jakarta'));
  expect(onChange).not.toHaveBeenCalled();
});

it('is one group with a name', () => {
  render(<Places />);
  expect(screen.getByRole('radiogroup', { name: 'Location' })).toBeInTheDocument();
});

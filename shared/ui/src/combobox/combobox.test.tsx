import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlays/dialogs';
import { loadOverlays } from '../overlays/load';
import { Combobox } from './combobox';

const many = (n: number) => Array.from({ length: n }, (_, i) => ({ value: `v${i}`, label: `machine-${i}` }));
const onChange = jest.fn();

function Sample({ n, start = '' }: { n: number; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="one">Machine</label>
      <Combobox
        id="one"
        label="Machine"
        value={value}
        options={many(n)}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </>
  );
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Machine' });
const searched = async (): Promise<HTMLInputElement> => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Machine' })).toHaveAttribute('aria-autocomplete'));
  return field();
};

beforeAll(async () => {
  await Promise.all([import('./combobox-list'), loadOverlays()]);
});
beforeEach(() => onChange.mockClear());

it('is the browser’s own list while there are few', async () => {
  render(<Sample n={11} />);
  expect((await field()).tagName).toBe('SELECT');
});

it('searches among many, lists the first ones, and says how many there are', async () => {
  render(<Sample n={10_000} />);
  const input = await searched();
  await userEvent.click(input);
  const list = screen.getByRole('listbox', { name: 'Machine' });
  expect(within(list).getAllByRole('option')).toHaveLength(100);
  expect(screen.getByRole('status')).toHaveTextContent('The first 100 of 10,000. Type to narrow them down.');
  await userEvent.type(input, 'MACHINE-9999');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 match');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['v9999']]);
  expect(input).toHaveValue('machine-9999');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('goes through the list by keys, and names the option under them', async () => {
  render(<Sample n={20} start="v3" />);
  const input = await searched();
  expect(input).toHaveValue('machine-3');
  await userEvent.click(input);
  expect(screen.getByRole('option', { name: 'machine-3' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  const active = input.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toHaveTextContent('machine-4');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('v4');
});

it('keeps what was chosen where nothing else was', async () => {
  render(<Sample n={20} start="v3" />);
  const input = await searched();
  await userEvent.clear(input);
  await userEvent.type(input, 'nothing like it');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  expect(input).toHaveValue('machine-3');
  expect(onChange).not.toHaveBeenCalled();
});

it('is not chosen from where an option is not allowed', async () => {
  const options = many(20).map((option) => ({ ...option, disabled: option.value === 'v1' }));
  render(<Combobox label="Machine" value="" options={options} onChange={onChange} />);
  await userEvent.click(await searched());
  await userEvent.click(screen.getByRole('option', { name: 'machine-1' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('works in a dialog, which stays when the list is closed by Escape', async () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Copy">
      <Sample n={20} />
    </Dialog>,
  );
  const input = await searched();
  await userEvent.click(input);
  expect(within(screen.getByRole('dialog')).getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PortPair } from './ports';
import { RuleRows } from './rule-rows';

function Rows() {
  const [rules, setRules] = useState<PortPair[]>([{ source: 80, target: 80 }]);
  return <RuleRows rules={rules} onChange={setRules} showsFaults={false} onBlur={() => undefined} />;
}
const source = () => screen.getByLabelText('Port of rule 1');
const target = () => screen.getByLabelText('Target port of rule 1');

it('leads to the port of the same number until another one is typed', async () => {
  render(<Rows />);
  await userEvent.clear(source());
  await userEvent.type(source(), '5432');
  expect(target()).toHaveValue('5432');
  await userEvent.clear(target());
  await userEvent.type(target(), '5433');
  await userEvent.type(source(), '1');
  expect(source()).toHaveValue('54321');
  expect(target()).toHaveValue('5433');
});

it('lists as many rules as there are', () => {
  render(<Rows />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('takes along what stands in a rule that goes, and leaves the others what is theirs', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  await userEvent.type(screen.getByLabelText('Port of rule 2'), '80-90');
  await userEvent.click(screen.getByRole('button', { name: 'Remove rule 1' }));
  expect(source()).toHaveValue('80-90');
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove rule 1' }));
  expect(source()).toHaveValue('');
});

it('gives the focus with the drawing, so that nothing of what is typed at once is overwritten', () => {
  render(<Rows />);
  fireEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(screen.getByLabelText('Port of rule 2')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Remove rule 2' }));
  expect(screen.getByRole('button', { name: 'Add rule' })).toHaveFocus();
});

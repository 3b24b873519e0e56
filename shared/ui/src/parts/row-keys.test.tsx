import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnChartDrawing } from './column-chart-drawing';
import { LocationRail } from './location';
import { SelectionBar } from './selection-bar';
import { Segmented, Tabs } from './tabs';

const PARTS = ['disks', 'network', 'access'];

function Parts() {
  const [value, setValue] = useState('network');
  return <Tabs label="Parts" value={value} onChange={setValue} items={PARTS.map((id) => ({ id, label: id }))} />;
}

function Group() {
  const [value, setValue] = useState('network');
  return (
    <Segmented
      label="Group"
      value={value}
      onChange={setValue}
      options={PARTS.map((id) => ({ value: id, label: id }))}
    />
  );
}

it('walks through tabs by the arrow keys, Home and End', async () => {
  render(<Parts />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'access', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'disks', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  expect(screen.getByRole('tab', { name: 'disks', selected: true })).toHaveFocus();
});

it('walks through a choice by all four arrow keys, as through radio buttons', async () => {
  render(<Group />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'access', checked: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'disks', checked: true })).toHaveFocus();
});

describe('keys with Alt, Ctrl or Cmd', () => {
  const items = PARTS.map((id) => ({ id, name: id, count: 1 }));
  const columns = [1, 2].map((amount) => ({ id: String(amount), label: `Day ${amount}`, parts: [amount] }));
  const change = jest.fn();
  const cases = {
    tabs: { shown: <Parts />, role: 'tab' },
    choice: { shown: <Group />, role: 'radio' },
    rail: { shown: <LocationRail label="Location" value="disks" onChange={change} items={items} />, role: 'radio' },
    chart: {
      shown: <ColumnChartDrawing label="Cost" columns={columns} series={[{ name: 'All' }]} height={200} />,
      role: 'slider',
    },
    'selection bar': {
      shown: (
        <SelectionBar count={1} onClear={change} actions={[{ id: 'stop', label: 'Stop', onSelect: () => undefined }]} />
      ),
      role: 'button',
    },
  };
  it.each(Object.entries(cases))('are left to the browser: %s', (_, { shown, role }) => {
    render(shown);
    const [first] = screen.getAllByRole(role);
    if (!first) throw new Error(`No ${role}`);
    first.focus();
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
      for (const held of ['altKey', 'ctrlKey', 'metaKey'])
        expect([key, held, fireEvent.keyDown(first, { key, [held]: true })]).toEqual([key, held, true]);
    expect(first).toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });
});

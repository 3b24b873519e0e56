import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { DataTable } from './data-table';
import { longLists } from './load-long-lists';
import type { StateAdapter } from './table-state';
import { useTableState } from './table-state';
import type { Column, DataTableProps } from './types';

interface Vm {
  id: string;
  name: string;
  status: string;
  cost: number | null;
}
const vms: Vm[] = [
  { id: '1', name: 'web-10', status: 'Running', cost: 5 },
  { id: '2', name: 'web-2', status: 'Stopped', cost: null },
  { id: '3', name: 'db', status: 'Running', cost: 20 },
];
const columns: Column<Vm>[] = [
  { id: 'name', header: 'Name', value: (vm) => vm.name },
  { id: 'status', header: 'Status', value: (vm) => vm.status },
  { id: 'cost', header: 'Per month', align: 'end', value: (vm) => vm.cost },
  { id: 'id', header: 'ID', value: (vm) => vm.id, hidden: true },
];
const filters = [{ id: 'status', label: 'Status', value: (vm: Vm) => vm.status }];
const search = { placeholder: 'Name', text: (vm: Vm) => [vm.name] };

/** A table over an address of its own; `written` gets every write. */
function Listed({
  start = '',
  written = () => undefined,
  ...props
}: Partial<DataTableProps<Vm>> & { start?: string; written?: (address: string) => void }) {
  const [address, setAddress] = useState(start);
  const adapter = useMemo((): StateAdapter => {
    const params = new URLSearchParams(address);
    return {
      get: (name) => params.get(name),
      set: (record) => {
        const next = new URLSearchParams(address);
        for (const [name, value] of Object.entries(record)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        written(next.toString());
        setAddress(next.toString());
      },
    };
  }, [address, written]);
  const state = useTableState({ id: 'vms', adapter, defaultSort: { id: 'name' } });
  return (
    <DataTable
      label="Machines"
      columns={columns}
      rows={vms}
      getRowId={(vm) => vm.id}
      state={state}
      search={search}
      filters={filters}
      {...props}
    />
  );
}

const names = (): (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

it('shows rows in the default order and turns it round on a click, in the address too', async () => {
  const written = jest.fn();
  render(<Listed written={written} />);
  expect(names()).toEqual(['db', 'web-2', 'web-10']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['web-10', 'web-2', 'db']);
  expect(written.mock.calls).toEqual([['sort=-name']]);
});

it('shows the largest number first, and what is missing last in both directions', async () => {
  render(<Listed />);
  await userEvent.click(screen.getByRole('button', { name: 'Per month' }));
  expect(names()).toEqual(['db', 'web-10', 'web-2']);
  await userEvent.click(screen.getByRole('button', { name: 'Per month' }));
  expect(names()).toEqual(['web-10', 'db', 'web-2']);
});

it('reads search, filter, order and columns from the address', () => {
  render(<Listed start="q=web&status=Running&sort=-name&columns=id,-cost" />);
  expect(names()).toEqual(['web-10']);
  expect(screen.getByRole('searchbox')).toHaveValue('web');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Status', 'ID']);
});

describe('search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('narrows at once and writes the address when typing pauses, once', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const written = jest.fn();
    render(<Listed written={written} />);
    // Its key is told as one, and is no text beside it.
    expect(screen.getByRole('searchbox')).toHaveAttribute('aria-keyshortcuts', '/');
    expect(screen.getByText('/')).toHaveAttribute('aria-hidden', 'true');
    await user.type(screen.getByRole('searchbox'), 'db');
    expect(names()).toEqual(['db']);
    expect(written).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(300);
    });
    expect(written.mock.calls).toEqual([['q=db']]);
    expect(screen.getByRole('searchbox')).toHaveValue('db');
  });
});

it('says what found nothing and takes it away in one step', async () => {
  const written = jest.fn();
  render(<Listed start="q=zzz&status=Running" written={written} />);
  expect(screen.getByText(/No records match/)).toHaveTextContent('No records match “zzz”, Status Running.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toHaveLength(3);
  expect(written.mock.calls.at(-1)).toEqual(['']);
});

it('shows No records by default, what it was given, or with null nothing but the strip', () => {
  const { rerender } = render(<Listed rows={[]} />);
  expect(screen.getByText('No records')).toBeInTheDocument();
  rerender(<Listed rows={[]} empty={<p>None yet</p>} />);
  expect(screen.getByText('None yet')).toBeInTheDocument();
  rerender(<Listed rows={[]} empty={null} failures={<p>Nobody answered</p>} />);
  expect(screen.getByText('Nobody answered')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('keeps the place of the rows that are expected from the start, and shows nothing in it before 500 ms', () => {
  jest.useFakeTimers();
  const { container } = render(<Listed rows={[]} loading expected={5} />);
  const waiting = () => [...container.querySelectorAll('tbody tr')];
  expect(waiting()).toHaveLength(5);
  expect(waiting()[0]).not.toBeVisible();
  act(() => jest.advanceTimersByTime(600));
  expect(waiting()).toHaveLength(5);
  expect(waiting()[0]).toBeVisible();
  jest.useRealTimers();
});

it('shows the real head while loading and bars only after 500 ms', () => {
  jest.useFakeTimers();
  const { container } = render(<Listed rows={[]} loading />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
  expect(container.querySelector('.ui-sk')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(500);
  });
  expect(container.querySelector('.ui-sk')).not.toBeNull();
  jest.useRealTimers();
});

describe('selection', () => {
  const selection = {
    actions: () => [{ id: 'stop', label: 'Stop', onSelect: () => undefined }],
    sum: (rows: readonly Vm[]) => `${rows.reduce((sum, vm) => sum + (vm.cost ?? 0), 0)} a month`,
    canSelect: (vm: Vm) => vm.id !== '2',
  };

  it('selects all that may be, sums them, and clears', async () => {
    render(<Listed selection={selection} />);
    expect(screen.getByLabelText('Select web-2')).toBeDisabled();
    await userEvent.click(screen.getByLabelText('Select all'));
    const bar = screen.getByRole('toolbar');
    expect(bar).toHaveTextContent('2 selected');
    expect(bar).toHaveTextContent('25 a month');
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveFocus();
  });

  it('is reached by keys: before the table, with Alt and S, by arrows; Escape clears it and leads to the table', async () => {
    const { container } = render(<Listed selection={selection} />);
    const said = container.querySelector('[aria-live=polite]');
    expect(said).toBeEmptyDOMElement();
    screen.getByLabelText('Select db').focus();
    await userEvent.keyboard(' ');
    expect(said).toHaveTextContent('1 selected');
    const bar = screen.getByRole('toolbar', { name: '1 selected' });
    expect(bar.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.keyboard('{Alt>}s{/Alt}');
    expect(within(bar).getByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(bar).getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(bar).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveFocus();
    screen.getByLabelText('Select db').focus();
    await userEvent.keyboard(' {Escape}');
    expect(screen.getByLabelText('Select db')).not.toBeChecked();
    expect(screen.getByLabelText('Select db')).toHaveFocus();
  });

  it.each([
    ['head', 'button'],
    ['toolbar', 'searchbox'],
  ])('hands the focus of its %s, where a second try has failed, to the next one', async (_, role) => {
    const strip = <button type="button">Retry now</button>;
    const { rerender } = render(<Listed rows={[]} loading />);
    screen.getByRole(role, { name: 'Name' }).focus();
    rerender(<Listed rows={[]} empty={null} failures={strip} />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry now' })).toHaveFocus());
  });

  it('hands the focus of a row that is gone to the next, of the last one to the one before', () => {
    const rowActions = () => [{ id: 'start', label: 'Start' }];
    const { rerender } = render(<Listed rowActions={rowActions} />);
    const menu = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
    menu('web-2').focus();
    rerender(<Listed rowActions={rowActions} rows={vms.filter(({ name }) => name !== 'web-2')} />);
    expect(menu('web-10')).toHaveFocus();
    rerender(<Listed rowActions={rowActions} rows={vms.filter(({ name }) => name === 'db')} />);
    expect(menu('db')).toHaveFocus();
  });

  it('leaves room below the last row for the bar', async () => {
    const { container } = render(<Listed selection={selection} />);
    expect(container.querySelector('tr.gap')).toBeNull();
    await userEvent.click(screen.getByLabelText('Select db'));
    expect(container.querySelector('tr.gap td')).toHaveStyle({ height: '68px' });
  });
});

const machines = (length: number): Vm[] =>
  Array.from({ length }, (_, i) => ({ id: String(i), name: `vm-${i}`, status: 'Running', cost: i }));

it('shows the first rows of a long list, and room for the rest, before the code for it is there', () => {
  const many = machines(100);
  const { container } = render(<Listed rows={many} />);
  expect(names()).toHaveLength(30);
  expect(container.querySelector('tr.gap td')).toHaveStyle({ height: `${70 * 44}px` });
});

it('has 60 of 10,000 rows in the page at most, numbered as they are in the list', async () => {
  const many = machines(10_000);
  render(<Listed rows={many} />);
  await act(() => longLists.load());
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(60);
  expect(rows[0]).toHaveAttribute('aria-rowindex', '2');
  expect(rows[0]).toHaveTextContent('vm-0');
});

describe('a long list that is searched', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('draws the rows in sight, and those around them once it rests', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const many = machines(1000);
    render(<Listed rows={many} />);
    const rest = () =>
      act(() => {
        jest.advanceTimersByTime(250);
      });
    rest();
    const rested = names().length;
    await user.type(screen.getByRole('searchbox'), '9');
    const seen = names().length;
    expect(seen).toBeLessThan(rested);
    rest();
    expect(names()).toHaveLength(seen + 8);
  });

  it('draws the rows in sight of the few that are left, and all of them once it rests', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const many = machines(1000);
    render(<Listed rows={many} />);
    await user.type(screen.getByRole('searchbox'), '4 2');
    const rows = many.filter(({ name }) => name.includes('4') && name.includes('2')).length;
    expect(names()[0]).toBe('vm-24');
    expect(names().length).toBeLessThan(rows);
    act(() => {
      jest.advanceTimersByTime(250);
    });
    expect(names()).toHaveLength(rows);
  });
});

it('makes the menu of a row when it opens, and none for a row that has no actions', async () => {
  const rowActions = jest.fn((vm: Vm) => [{ id: 'start', label: `Start ${vm.name}` }]);
  render(<Listed rowActions={rowActions} hasRowActions={(vm) => vm.name !== 'db'} />);
  expect(rowActions).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Actions for db' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for web-2' }));
  expect(await screen.findByRole('menuitem', { name: 'Start web-2' })).toBeInTheDocument();
});

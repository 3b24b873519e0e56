import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadOverlays } from '../../overlays/load';
import { DataTable } from '../data-table';
import { useTableState } from '../table-state';
import '../table-tools';
import type { ViewStorage } from './view-storage';

const KEY = 'views.vms.kadri';
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

let owner = 'kadri';
let isKept = true;
const storage: ViewStorage = {
  owner: () => owner,
  read: (key) => localStorage.getItem(key) ?? undefined,
  write: (key, value) => {
    localStorage.setItem(key, value);
    return isKept;
  },
  isKept: () => isKept,
};

const rows = [
  { id: '1', name: 'web-1', status: 'running' },
  { id: '2', name: 'db-1', status: 'stopped' },
];

let address: Record<string, string>;

function List() {
  const [record, setRecord] = useState(address);
  const state = useTableState({
    id: 'vms',
    also: ['location'],
    defaultSort: { id: 'name' },
    adapter: {
      views: storage,
      get: (name) => record[name],
      set: (next) =>
        setRecord((before) => {
          address = Object.fromEntries(
            Object.entries({ ...before, ...next }).filter((entry): entry is [string, string] => Boolean(entry[1])),
          );
          return address;
        }),
    },
  });
  return (
    <DataTable
      label="Machines"
      state={state}
      rows={rows}
      getRowId={({ id }) => id}
      columns={[
        { id: 'name', header: 'Name', value: ({ name }) => name },
        { id: 'status', header: 'Status', value: ({ status }) => status },
      ]}
      search={{ placeholder: 'Search', text: ({ name }) => [name] }}
      filters={[{ id: 'status', label: 'Status', value: ({ status }) => status }]}
    />
  );
}

beforeAll(() => loadOverlays(), 30_000);
beforeEach(() => {
  localStorage.clear();
  owner = 'kadri';
  isKept = true;
  address = {};
});

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: /^Views/ }));
  return screen.findByRole('dialog', { name: 'Views' });
};
const save = async (panel: HTMLElement, name: string): Promise<void> => {
  await userEvent.type(await within(panel).findByRole('textbox', { name: 'View name' }), `${name}{Enter}`);
};
const choose = async (panel: HTMLElement, view: string, action: string): Promise<void> => {
  await userEvent.click(within(panel).getByRole('button', { name: `Actions for view ${view}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

it('saves search, filters, order, columns and what else belongs to a view, and applies it by one click', async () => {
  address = { status: 'stopped', location: 'trtu', columns: '-status', sort: '-name', rename: 'x' };
  const first = render(<List />);
  await save(await open(), 'Stopped in Tartu');
  expect(kept()).toEqual({
    views: [
      {
        name: 'Stopped in Tartu',
        query: { status: 'stopped', location: 'trtu', columns: '-status', sort: '-name' },
      },
    ],
  });
  expect(screen.getByRole('button', { name: 'Views, Stopped in Tartu', hidden: true })).toBeInTheDocument();
  first.unmount();
  address = { q: 'web' };
  render(<List />);
  expect(screen.queryByText('db-1')).toBeNull();
  await userEvent.click(within(await open()).getByRole('button', { name: 'Stopped in Tartu' }));
  expect(address).toEqual({ status: 'stopped', location: 'trtu', columns: '-status', sort: '-name' });
  expect(screen.getByText('db-1')).toBeInTheDocument();
  expect(screen.queryByText('web-1')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('renames, makes default, and deletes', async () => {
  localStorage.setItem(KEY, JSON.stringify({ views: [{ name: 'Stopped', query: { status: 'stopped' } }] }));
  const first = render(<List />);
  expect(screen.getByText('web-1')).toBeInTheDocument();
  const panel = await open();
  await choose(panel, 'Stopped', 'Rename');
  const field = within(panel).getAllByRole('textbox', { name: 'View name' })[0];
  if (!field) throw new Error('There is no field for the new name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Off{Enter}');
  await choose(panel, 'Off', 'Make default');
  expect(kept()).toEqual({ views: [{ name: 'Off', query: { status: 'stopped' } }], byDefault: 'Off' });
  first.unmount();
  const second = render(<List />);
  expect(screen.queryByText('web-1')).toBeNull();
  second.unmount();
  address = { q: 'web' };
  render(<List />);
  expect(screen.getByText('web-1')).toBeInTheDocument();
  const again = await open();
  await choose(again, 'Off', 'Delete');
  expect(kept()).toEqual({ views: [] });
  expect(within(again).getByRole('textbox')).toHaveFocus();
});

it('agrees with the other tabs and keeps the views of accounts apart', async () => {
  render(<List />);
  const panel = await open();
  await within(panel).findByRole('textbox');
  localStorage.setItem(KEY, JSON.stringify({ views: [{ name: 'Elsewhere', query: {} }] }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(within(panel).getByRole('button', { name: 'Elsewhere' })).toBeInTheDocument();
  localStorage.setItem(KEY, JSON.stringify({ views: [{ name: 'Later', query: {} }] }));
  await save(panel, 'Mine');
  expect(kept()).toMatchObject({ views: [{ name: 'Later' }, { name: 'Mine' }] });
  owner = 'jaan';
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(within(panel).queryByRole('button', { name: 'Mine' })).toBeNull();
});

it('says where views are not kept', async () => {
  isKept = false;
  render(<List />);
  expect(await within(await open()).findByText(/lost when you close the page/)).toBeInTheDocument();
});

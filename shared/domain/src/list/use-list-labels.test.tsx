import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn, storage } from '@console/api';
import { labelPart, nav, SharedRouter } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { DataTable, type Column } from '@console/ui/data';
import { useListLabels } from './use-list-labels';
import { useListState } from './use-list-state';

interface Row {
  readonly uuid: string;
  readonly name: string;
}
const rows: readonly Row[] = ['web', 'db', 'cache'].map((name) => ({ uuid: `uuid-${name}`, name }));
const nameOf = ({ name }: Row): string => name;
const columns: readonly Column<Row>[] = [{ id: 'name', header: 'Name', value: nameOf }];
const search = { placeholder: 'Search', text: ({ name }: Row) => [name] };
const selection = { actions: () => [] };

function List() {
  const state = useListState({ id: 'test' });
  const labels = useListLabels({ state, rows, nameOf, table: { columns, search, selection } });
  return (
    <>
      <DataTable
        label="Things"
        {...labels.table}
        rows={labels.isWaiting ? [] : rows}
        getRowId={nameOf}
        state={state.table}
        loading={labels.isWaiting}
      />
      {labels.dialog}
    </>
  );
}

const KEY = 'labels.';
const keep = (labels: Record<string, readonly string[]>): void => {
  signIn('key');
  localStorage.setItem(KEY + ownerOf(), JSON.stringify({ version: 1, labels }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
};
/** As the name of what is kept for whoever is signed in has it. */
const ownerOf = (): string => JSON.parse(storage.persistent.get('signedInAs') ?? '{}').key;

const user = userEvent.setup();
function open(address = ''): void {
  act(() => nav.navigator.push(`/app/compute${address}`));
  render(<List />, { wrapper: SharedRouter });
}
const shown = () => screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);

beforeAll(async () => {
  provideTestSite();
  await Promise.all([loadOverlays(), labelPart.load()]);
}, 30_000);

it('narrows a list by what its address names, and finds rows by their labels', async () => {
  keep({ 'uuid-web': ['env=prod'], 'uuid-db': ['env=test', 'team=data'], 'uuid-gone': ['owner=anna'] });
  open('?label=env%3D');
  expect(await screen.findByText('db')).toBeVisible();
  expect(shown()).toEqual(['db', 'web']);
  await user.click(screen.getByRole('button', { name: /^Labels/ }));
  // No label, any value of a key that has several, and the three of these rows: not that of another list.
  expect(await screen.findAllByRole('checkbox', { name: /env|team|No labels|owner/ })).toHaveLength(5);
  await user.click(screen.getByRole('checkbox', { name: /No labels/ }));
  expect(shown()).toEqual(['cache', 'db', 'web']);
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox'), 'team=data');
  expect(shown()).toEqual(['db']);
});

it('adds labels to what is selected', async () => {
  keep({});
  open();
  await user.click(screen.getByRole('checkbox', { name: /web/ }));
  await user.click(screen.getByRole('checkbox', { name: /db/ }));
  await user.click(screen.getByRole('button', { name: 'Labels' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels of 2 resources' }));
  await user.type(dialog.getByRole('textbox'), 'env=prod');
  await user.click(dialog.getByRole('button', { name: 'Save labels' }));
  expect(localStorage.getItem(KEY + ownerOf())).toContain('"uuid-db":["env=prod"],"uuid-web":["env=prod"]');
  expect(nav.get().location.search).toBe('');
  expect(screen.getByRole('button', { name: /^Labels any/ })).toBeVisible();
});

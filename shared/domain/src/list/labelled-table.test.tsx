import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn, storage } from '@console/api';
import { labelPart, nav, SharedRouter } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import type { Column } from '@console/ui/data';
import { LabelledTable } from './labelled-table';
import { useListState } from './use-list-state';

interface Row {
  readonly uuid: string;
  readonly name: string;
}
const rows: readonly Row[] = ['web', 'db', 'cache'].map((name) => ({ uuid: `uuid-${name}`, name }));
const nameOf = ({ name }: Row): string => name;
const columns: readonly Column<Row>[] = [{ id: 'name', header: 'Name', value: nameOf }];
const search = { placeholder: 'Search', text: ({ name }: Row) => [name] };

function List({ kind }: { kind?: string }) {
  const state = useListState({ id: 'test' });
  return (
    <LabelledTable
      label="Things"
      columns={columns}
      rows={rows}
      search={search}
      nameOf={nameOf}
      state={state}
      kind={kind}
    />
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
function open(address = '', kind?: string): void {
  act(() => nav.navigator.push(`/app/compute${address}`));
  render(<List kind={kind} />, { wrapper: SharedRouter });
}
const shown = () => screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);

beforeAll(async () => {
  provideTestSite();
  await Promise.all([loadOverlays(), labelPart.load()]);
});

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

it('knows the labels of what has numbers by its kind', async () => {
  keep({ 'api_token/uuid-web': ['env=prod'], 'uuid-db': ['env=test'] });
  open('?label=env%3Dprod', 'api_token');
  expect(await screen.findByText('web')).toBeVisible();
  expect(shown()).toEqual(['web']);
});

it('adds labels to what is selected, though nothing else can be done to it', async () => {
  keep({});
  open();
  await user.click(screen.getByRole('checkbox', { name: /web/ }));
  await user.click(screen.getByRole('checkbox', { name: /db/ }));
  await user.click(screen.getByRole('button', { name: 'Labels' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels for 2 resources' }));
  await user.type(dialog.getByRole('textbox'), 'env=prod');
  await user.click(dialog.getByRole('button', { name: 'Save labels' }));
  expect(localStorage.getItem(KEY + ownerOf())).toContain('"uuid-db":["env=prod"],"uuid-web":["env=prod"]');
  expect(nav.get().location.search).toBe('');
  expect(screen.getByRole('button', { name: /^Labels any/ })).toBeVisible();
});

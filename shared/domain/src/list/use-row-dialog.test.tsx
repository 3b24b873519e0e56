import { act, render, waitFor } from '@testing-library/react';
import { nav, SharedRouter } from '@console/area';
import { useBulkDialog, type BulkDialogOfAddress } from '../bulk/use-bulk-dialog';
import { useRowDialog, type RowDialog } from './use-row-dialog';

interface Row {
  readonly uuid: string;
  readonly name: string;
}

const rows: readonly Row[] = [
  { uuid: 'a', name: 'web' },
  { uuid: 'b', name: 'db' },
];
let dialog: RowDialog<'rename' | 'delete', Row>;
let bulk: BulkDialogOfAddress<'delete', Row>;

function List({ listed }: { listed: readonly Row[] }) {
  dialog = useRowDialog(['rename', 'delete'], listed);
  bulk = useBulkDialog({ actions: ['delete'], rows: listed, nameOf: ({ name }) => name });
  return null;
}

const page = (listed = rows) => (
  <SharedRouter>
    <List listed={listed} />
  </SharedRouter>
);
const search = () => nav.get().location.search;
it('opens a dialog about a row as a step that Back and closing take back', async () => {
  act(() => nav.navigator.push('/app/network/vpc?q=we'));
  render(page());
  expect(dialog.shown).toBeUndefined();
  act(() => dialog.open('rename', { uuid: 'b', name: 'db' }));
  expect(search()).toBe('?q=we&rename=b');
  expect(dialog.shown).toMatchObject({ name: 'rename', row: { name: 'db' } });
  act(() => dialog.shown?.onClose());
  await waitFor(() => expect(search()).toBe('?q=we'));
  expect(dialog.shown).toBeUndefined();
});

it('opens the dialog that the page came with, and no other row or dialog', () => {
  act(() => nav.navigator.push('/app/network/vpc?delete=a'));
  render(page());
  expect(dialog.shown).toMatchObject({ name: 'delete', row: { name: 'web' } });
  act(() => dialog.shown?.onClose());
  expect(search()).toBe('');
  act(() => nav.navigator.push('/app/network/vpc?delete=gone&shred=a'));
  expect(dialog.shown).toBeUndefined();
});

it('keeps the selection of a bulk dialog, and closes one that has none', async () => {
  act(() => nav.navigator.push('/app/network/vpc?bulk=delete'));
  const { rerender } = render(page());
  expect(search()).toBe('');
  act(() => bulk.open('delete', rows));
  expect(search()).toBe('?bulk=delete');
  rerender(page(rows.slice(0, 1)));
  expect(bulk.shown).toMatchObject({ action: 'delete', items: rows, unseen: ['db'] });
  act(() => bulk.shown?.onClose());
  await waitFor(() => expect(search()).toBe(''));
  expect(bulk.shown).toBeUndefined();
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { nav, SharedRouter } from '@console/area';
import { useBulkDialog } from '../bulk/use-bulk-dialog';
import { useRowDialog } from './use-row-dialog';

const rows = [
  { uuid: 'a', name: 'web' },
  { uuid: 'b', name: 'db' },
];
const search = () => nav.get().location.search;

/** A list with its dialogs, opened at an address. */
function list(address: string) {
  act(() => nav.navigator.push(`/app/network/vpc${address}`));
  const { result, rerender } = renderHook(
    ({ listed }) => ({
      row: useRowDialog(['rename', 'delete'], listed),
      bulk: useBulkDialog({ actions: ['delete'], rows: listed, nameOf: ({ name }) => name }),
    }),
    { initialProps: { listed: rows }, wrapper: SharedRouter },
  );
  return { now: () => result.current, rerender };
}

it('opens a dialog about a row as a step that Back and closing take back', async () => {
  const { now } = list('?q=we');
  expect(now().row.shown).toBeUndefined();
  act(() => now().row.open('rename', { uuid: 'b', name: 'db' }));
  expect(search()).toBe('?q=we&rename=b');
  expect(now().row.shown).toMatchObject({ name: 'rename', row: { name: 'db' } });
  act(() => now().row.shown?.onClose());
  await waitFor(() => expect(search()).toBe('?q=we'));
  expect(now().row.shown).toBeUndefined();
});

it('opens the dialog that the page came with, and no other row or dialog', () => {
  const { now } = list('?delete=a');
  expect(now().row.shown).toMatchObject({ name: 'delete', row: { name: 'web' } });
  act(() => now().row.shown?.onClose());
  expect(search()).toBe('');
  act(() => nav.navigator.push('/app/network/vpc?delete=gone&shred=a'));
  expect(now().row.shown).toBeUndefined();
});

it('keeps the selection of a bulk dialog, and closes one that has none', async () => {
  const { now, rerender } = list('?bulk=delete');
  expect(search()).toBe('');
  act(() => now().bulk.open('delete', rows));
  expect(search()).toBe('?bulk=delete');
  rerender({ listed: rows.slice(0, 1) });
  expect(now().bulk.shown).toMatchObject({ action: 'delete', resources: rows, unseen: ['db'] });
  act(() => now().bulk.shown?.onClose());
  await waitFor(() => expect(search()).toBe(''));
  expect(now().bulk.shown).toBeUndefined();
});

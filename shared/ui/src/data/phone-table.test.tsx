import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';
import { useTableState } from './table-state';

jest.mock('../root/media', () => ({ useIsPhone: () => true, useMedia: () => true }));

const rows = [
  { id: '1', name: 'web' },
  { id: '2', name: 'db' },
];
const columns = [
  { id: 'name', header: 'Name', value: ({ name }: { name: string }) => name },
  { id: 'id', header: 'ID', value: ({ id }: { id: string }) => `#${id}`, hidden: true },
];

function Listed() {
  const state = useTableState({ id: 'phone', defaultSort: { id: 'name' } });
  return (
    <>
      <button type="button" onClick={() => state.setColumn('id', true, false)}>
        Show ID
      </button>
      <DataTable
        label="Machines"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        state={state}
        card={({ name }) => ({ title: name })}
        selection={{ actions: () => [{ id: 'stop', label: 'Stop', onSelect: () => undefined }] }}
      />
    </>
  );
}

it('has selection and further columns, and says how many were found', async () => {
  render(<Listed />);
  expect(screen.getByRole('status')).toHaveTextContent('2 records');
  expect(screen.queryByText('#1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show ID' }));
  expect(screen.getByText('#1')).toBeVisible();
  expect(screen.queryByLabelText('Select all')).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Select rows' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByLabelText('Select all'));
  expect(screen.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await userEvent.click(screen.getByLabelText('Select db'));
  expect(screen.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  await userEvent.click(toggle);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

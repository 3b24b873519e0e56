import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '../../toasts/toast';
import { DataTable } from '../data-table';
import { useTableState } from '../table-state';
import type { UnreadRow } from '../types';
import { CsvButton } from './csv-button';

const files: string[] = [];
const warning = jest.spyOn(toast, 'warning');
const success = jest.spyOn(toast, 'success');

beforeEach(() => {
  files.length = 0;
  jest.clearAllMocks();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push(this.download);
  });
});

function Exported({ unread = [], missing = [] }: { unread?: readonly UnreadRow[]; missing?: readonly string[] }) {
  const state = useTableState({ id: 'machines' });
  return (
    <>
      <CsvButton state={state} name="machines" missing={missing} />
      <DataTable
        label="Machines"
        columns={[{ id: 'name', header: 'Name', value: (name: string) => name }]}
        rows={['web', 'db']}
        getRowId={(name) => name}
        state={state}
        unread={unread}
      />
    </>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

it('saves what the table shows', async () => {
  render(<Exported />);
  await save();
  expect(files).toEqual([expect.stringMatching(/^machines-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(success).toHaveBeenCalledWith(`2 rows saved as ${files[0]}`);
});

it('says what is not in the file, in its name, too', async () => {
  const row = { label: 'odd', isMissing: true };
  render(<Exported missing={['Tartu']} unread={[row, row, { label: 'part', isMissing: false }]} />);
  await save();
  expect(files).toEqual([expect.stringMatching(/^machines-incomplete-/)]);
  expect(warning).toHaveBeenCalledWith(`2 rows saved as ${files[0]}. Not in it: Tartu, 2 rows that could not be read`);
});

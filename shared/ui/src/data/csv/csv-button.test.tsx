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

interface ExportedProps {
  readonly unread?: readonly UnreadRow[];
  readonly missing?: readonly string[];
  readonly rows?: readonly string[];
  readonly loading?: boolean;
  readonly hasTable?: boolean;
}

function Exported({ unread = [], missing = [], rows = ['web', 'db'], loading, hasTable = true }: ExportedProps) {
  const state = useTableState({ id: 'machines' });
  return (
    <>
      <CsvButton state={state} name="machines" missing={missing} />
      {hasTable ? (
        <DataTable
          label="Machines"
          columns={[{ id: 'name', header: 'Name', value: (name: string) => name }]}
          rows={rows}
          getRowId={(name) => name}
          state={state}
          unread={unread}
          loading={loading}
        />
      ) : null}
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
  expect(warning).toHaveBeenCalledWith(
    `2 rows saved as ${files[0]}. Not included: Tartu, 2 rows that could not be read`,
  );
});

it('saves no list of which nothing was read, and one that is empty', async () => {
  const { rerender } = render(<Exported rows={[]} loading />);
  const button = () => screen.getByRole('button', { name: 'Export CSV' });
  expect(button()).toHaveAccessibleDescription("The list hasn't loaded yet");
  await save();
  expect(files).toEqual([]);
  rerender(<Exported />);
  expect(button()).not.toHaveAttribute('aria-disabled', 'true');
  // Its table makes way for what went wrong.
  rerender(<Exported hasTable={false} />);
  expect(button()).toHaveAccessibleDescription("The list hasn't loaded yet");
  rerender(<Exported rows={[]} unread={[{ label: 'odd', isMissing: true }]} />);
  expect(button()).toHaveAccessibleDescription("The list hasn't loaded yet");
  rerender(<Exported rows={[]} />);
  await save();
  expect(files).toHaveLength(1);
});

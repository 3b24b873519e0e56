import type { ReactNode } from 'react';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import './data.css';
import './admin.css';

/** A record as an administrator's call answers it. */
export type AdminRecord = Readonly<Record<string, unknown>>;

export interface AdminTableProps {
  /** What the table shows, for screen readers. */
  label: string;
  rows: readonly AdminRecord[];
  /** Fields to show, in this order, with their headings; by default every field that a row has, by its own name. */
  columns?: readonly { id: string; header: string }[];
  /** Default: the place of the row. */
  getRowId?: (row: AdminRecord) => string;
}

function columnsOf(rows: readonly AdminRecord[]): { id: string; header: string }[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].map((id) => ({ id, header: id }));
}

function Value({ value }: { value: unknown }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  if (value === undefined || value === null || value === '') return <span className="ui-mut">{t('noneValue')}</span>;
  if (value instanceof Date) return date(value, 'datetime');
  if (typeof value === 'object') return <code className="ui-mono">{JSON.stringify(value)}</code>;
  return String(value);
}

/** Data of any shape, row by row as it is, for administrators; 'No records' when there is none. (spec 1, sections 2 and 9) */
export function AdminTable({ label, rows, columns = columnsOf(rows), getRowId }: AdminTableProps): ReactNode {
  const t = useText();
  const isNumeric = (id: string): boolean => rows.length > 0 && rows.every((row) => typeof row[id] === 'number');
  const numeric = new Set(columns.filter(({ id }) => isNumeric(id)).map(({ id }) => id));
  return (
    // A table wider than the window scrolls sideways, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ui-admin" role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map(({ id, header }) => (
                <th key={id} scope="col" className={numeric.has(id) ? 'n' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td className="none" colSpan={Math.max(1, columns.length)}>
                {t('noRecords')}
              </td>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={getRowId?.(row) ?? index}>
              {columns.map(({ id }) => (
                <td key={id} className={numeric.has(id) ? 'n' : undefined}>
                  <Value value={Object.hasOwn(row, id) ? row[id] : undefined} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

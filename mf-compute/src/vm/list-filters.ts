import type { Id } from '../texts';
import type { VmRow } from './rows';
import { statusView } from './status';

interface Option {
  readonly value: string;
  readonly label: string;
}

const distinct = (rows: readonly VmRow[], option: (row: VmRow) => Option): Option[] => {
  const options = new Map(rows.map((row) => [option(row).value, option(row)]));
  return [...options.values()].toSorted((a, b) => a.label.localeCompare(b.label));
};

/** The statuses that occur, under the words they are shown by; the address keeps those of the API. */
export const statusOptions = (rows: readonly VmRow[], t: (id: Id) => string): Option[] =>
  distinct(rows, ({ status }) => {
    const { text, word } = statusView({ status });
    return { value: status, label: text ? t(text) : word };
  });

const NO_ACCOUNT = 'none';

/** The account of a row in the address: its number, which no rename changes. */
export const accountKey = (row: VmRow): string =>
  row.billing_account == null ? NO_ACCOUNT : String(row.billing_account);

/** The accounts that occur. */
export const accountOptions = (rows: readonly VmRow[], none: string): Option[] =>
  distinct(rows, (row) => ({ value: accountKey(row), label: row.accountName ?? none }));

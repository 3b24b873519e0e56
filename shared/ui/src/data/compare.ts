import type { SortValue } from './types';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Orders two values of a column; words as people do ('vm-2' before 'vm-10'), dates by time. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

/** What is missing stands last in both directions: undefined to the table, whatever it was. */
export function sortKey(value: SortValue): SortValue {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number' && Number.isNaN(value)) return undefined;
  if (value instanceof Date && Number.isNaN(value.getTime())) return undefined;
  return value;
}

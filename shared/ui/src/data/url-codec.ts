/** The order of a table. */
export interface Sort {
  id: string;
  desc?: boolean;
}

/** Columns that differ from their default: true is shown, false is hidden. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

const escapeComma = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeComma = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');

/** 'running,stopped'; null when there is nothing to say. */
export const encodeList = (values: readonly string[]): string | null =>
  values.length > 0 ? values.map(escapeComma).join(',') : null;

export const decodeList = (text: string | null | undefined): string[] =>
  text ? text.split(',').map(unescapeComma) : [];

const sameSort = (a: Sort, b: Sort | undefined): boolean => a.id === b?.id && Boolean(a.desc) === Boolean(b?.desc);

/** 'name' or '-name'; the default order is not written. */
export const encodeSort = (sort: Sort | undefined, byDefault: Sort | undefined): string | null =>
  !sort || sameSort(sort, byDefault) ? null : `${sort.desc ? '-' : ''}${sort.id}`;

export function decodeSort(text: string | null | undefined, byDefault: Sort | undefined): Sort | undefined {
  if (!text) return byDefault;
  return text.startsWith('-') ? { id: text.slice(1), desc: true } : { id: text };
}

/** 'uuid,-image': the first is shown, the second hidden. */
export const encodeColumns = (choice: ColumnChoice): string | null =>
  encodeList(Object.entries(choice).map(([id, shown]) => (shown ? id : `-${id}`)));

export const decodeColumns = (text: string | null | undefined): ColumnChoice =>
  Object.fromEntries(decodeList(text).map((item) => (item.startsWith('-') ? [item.slice(1), false] : [item, true])));

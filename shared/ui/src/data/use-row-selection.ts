import { useMemo } from 'react';
import type { Item } from './narrow';
import { useSelected, type Selected } from './selection';
import type { TableSelection } from './types';

const always = (): boolean => true;

interface Options<Row> {
  readonly shown: readonly Item<Row>[];
  /** Whether rows have boxes now. */
  readonly isOn: boolean;
  readonly allows: TableSelection<Row>['canSelect'];
  /** Rows that are only to look at. */
  readonly isOld: ((row: Row) => boolean) | undefined;
}

export interface RowSelection<Row> {
  readonly isOn: boolean;
  readonly canSelect: (row: Row) => boolean;
  /** How many of the rows shown can be selected. */
  readonly of: number;
  readonly selected: Selected;
  /** Those that are selected, in the order shown. */
  readonly rows: readonly Row[];
}

/** Which rows of a table can be selected, and which are. */
export function useRowSelection<Row>({ shown, isOn, allows = always, isOld }: Options<Row>): RowSelection<Row> {
  const canSelect = useMemo(() => (isOld ? (row: Row) => !isOld(row) && allows(row) : allows), [isOld, allows]);
  const selectable = useMemo(
    () => (isOn ? shown.filter(({ row }) => canSelect(row)).map(({ id }) => id) : []),
    [shown, isOn, canSelect],
  );
  const selected = useSelected(selectable);
  const { ids } = selected;
  const rows = ids.size > 0 ? shown.filter(({ id }) => ids.has(id)).map(({ row }) => row) : [];
  return { isOn, canSelect, of: selectable.length, selected, rows };
}

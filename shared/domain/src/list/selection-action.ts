import type { IconName } from '@console/ui';
import type { SelectionAction } from '@console/ui/data';

interface RowAction<Id extends string, Row> {
  readonly id: Id;
  readonly icon: IconName;
  readonly label: string;
  readonly danger?: boolean;
  /** Why it is not possible for a row; nothing where it is. */
  readonly whyNot: (id: Id, row: Row) => unknown;
  /** Why it cannot be chosen where it is possible for none of the rows. */
  readonly none: string;
  readonly onSelect: (id: Id, rows: readonly Row[]) => void;
}

/** An action on the rows that are selected, as the table offers it: for how many of them it is possible, or why for none. */
export function selectionAction<Id extends string, Row>(
  rows: readonly Row[],
  { id, whyNot, none, onSelect, ...look }: RowAction<Id, Row>,
): SelectionAction {
  const applies = rows.filter((row) => whyNot(id, row) === undefined).length;
  return { id, ...look, applies, onSelect: () => onSelect(id, rows), ...(applies === 0 ? { reason: none } : {}) };
}

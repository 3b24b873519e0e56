import { useMemo, useState, type ReactNode } from 'react';
import { hasLabels, labelPart, labelStore } from '@console/area';
import { useOnDemand } from '@console/ui';
import type { DataTableProps } from '@console/ui/data';
import { useBulkDialog } from '../bulk/use-bulk-dialog';
import { useText } from './messages';
import { LABELS, type ListState } from './use-list-state';

interface Labelled {
  readonly uuid: string;
}

type Parts<Row> = Pick<DataTableProps<Row>, 'columns' | 'filters' | 'search' | 'selection'>;

export interface ListLabelsOptions<Row> {
  readonly state: ListState;
  readonly rows: readonly Row[];
  readonly nameOf?: ((row: Row) => string) | undefined;
  /** By which name the labels of a row are kept, where that is not its uuid; the same function in every drawing. */
  readonly idOf?: (row: Row) => string;
  /** What the table has without labels. */
  readonly table: Parts<Row>;
}

export interface ListLabels<Row> {
  /** The same with a column and a filter of labels, where there are any. */
  readonly table: Parts<Row>;
  /** The list is narrowed by labels that have not been read. */
  readonly isWaiting: boolean;
  readonly dialog: ReactNode;
}

const actions = ['edit'] as const;
/** Of a list whose rows have no other actions in common. */
const LABELS_ONLY = { actions: () => [] };
const uuidOf = ({ uuid }: Labelled): string => uuid;

/**
 * The labels of a list's rows: a column, a filter, words to search for, and their change for those that are selected. Without
 * labels in this browser none of their code is loaded.
 */
export function useListLabels<Row extends Labelled>(options: ListLabelsOptions<Row>): ListLabels<Row> {
  const { state, rows, nameOf = uuidOf, idOf = uuidOf, table } = options;
  const { selection = LABELS_ONLY } = table;
  const t = useText();
  const [hadSome] = useState(hasLabels);
  const labels = labelStore((store) => store.labels);
  const { open, shown } = useBulkDialog({ actions, rows, nameOf, parameter: 'labels' });
  const isNarrowed = state.table.filter(LABELS).length > 0;
  const part = useOnDemand(labelPart, hadSome || isNarrowed || shown !== undefined);
  const own = useMemo(() => labels && part?.listParts(labels, idOf), [part, labels, idOf]);
  const allSelection = useMemo(
    () => ({
      ...selection,
      actions: (chosen: readonly Row[]) => {
        const others = selection.actions(chosen);
        const firstDanger = others.findIndex(({ danger }) => danger);
        return others.toSpliced(firstDanger < 0 ? others.length : firstDanger, 0, {
          id: LABELS,
          icon: 'tag' as const,
          label: t('labels'),
          onSelect: () => open('edit', chosen),
        });
      },
    }),
    [selection, open, t],
  );
  return {
    table: { ...table, ...own?.table(table, rows, isNarrowed), selection: allSelection },
    isWaiting: isNarrowed && !own,
    dialog: part && shown && <part.BulkLabelDialog {...shown} idOf={idOf} nameOf={nameOf} />,
  };
}

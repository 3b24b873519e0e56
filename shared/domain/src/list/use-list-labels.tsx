import { useEffect, useMemo, useState, type ReactNode } from 'react';
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

export interface ListLabelsOptions<Row> extends Parts<Row> {
  readonly state: ListState;
  readonly rows: readonly Row[];
  readonly nameOf?: ((row: Row) => string) | undefined;
}

export interface ListLabels<Row> {
  /** What the table has of it, with a column and a filter of labels where there are any. */
  readonly table: Parts<Row>;
  /** The list is narrowed by labels that have not been read. */
  readonly isWaiting: boolean;
  readonly dialog: ReactNode;
}

const actions = ['edit'] as const;
const uuidOf = ({ uuid }: Labelled): string => uuid;

/**
 * The labels of a list's rows: a column, a filter, words to search for, and their change for those that are selected. Without
 * labels in this browser none of their code is loaded.
 */
export function useListLabels<Row extends Labelled>(options: ListLabelsOptions<Row>): ListLabels<Row> {
  const { state, rows, nameOf = uuidOf, columns, filters, search, selection } = options;
  const t = useText();
  const [hadSome] = useState(hasLabels);
  const labels = labelStore((store) => store.labels);
  const { open, shown } = useBulkDialog({ actions, rows, nameOf, parameter: 'labels' });
  const isNarrowed = state.table.filter(LABELS).length > 0;
  const part = useOnDemand(labelPart, hadSome || isNarrowed || labels !== undefined || shown !== undefined);
  useEffect(() => part?.openLabels(), [part]);
  const own = useMemo(
    () => (part && labels && (labels.size > 0 || isNarrowed) ? part.listParts(labels, rows) : undefined),
    [part, labels, rows, isNarrowed],
  );
  const allSelection = useMemo(
    () =>
      selection && {
        ...selection,
        actions: (chosen: readonly Row[]) => {
          const others = selection.actions(chosen);
          return others.toSpliced(
            others.findIndex(({ danger }) => danger),
            0,
            { id: LABELS, icon: 'tag', label: t('labels'), onSelect: () => open('edit', chosen) },
          );
        },
      },
    [selection, open, t],
  );
  return {
    table: {
      columns: useMemo(
        () => (own ? [...columns.slice(0, 1), own.column, ...columns.slice(1)] : columns),
        [own, columns],
      ),
      filters: useMemo(() => (own ? [...(filters ?? []), own.filter] : filters), [own, filters]),
      search: own && search ? own.searched(search) : search,
      selection: allSelection,
    },
    isWaiting: isNarrowed && !own,
    dialog:
      part && shown ? (
        <part.LabelDialog
          resources={shown.resources.map((row) => ({ id: row.uuid, name: nameOf(row) }))}
          onClose={shown.onClose}
        />
      ) : null,
  };
}

import { useMemo } from 'react';
import { DataTable, type DataTableProps } from '@console/ui/data';
import { labelId } from '../labels';
import { useListLabels } from './use-list-labels';
import type { ListState } from './use-list-state';

export interface Labelled {
  /** Its uuid, or the name or number of what has none. */
  readonly uuid: string;
}

export interface LabelledTableProps<Row extends Labelled> extends Omit<DataTableProps<Row>, 'state' | 'getRowId'> {
  readonly state: ListState;
  /** Of rows that have no uuid and are not a bucket: their labels are kept with it. */
  readonly kind?: string;
  /** Name of a row, for the title of its labels; the same function in every drawing. */
  readonly nameOf?: (row: Row) => string;
}

const NONE = [] as const;
const uuidOf = ({ uuid }: Labelled): string => uuid;

/** A table whose rows have labels. The one of a whole list is `QueryTable`. */
export function LabelledTable<Row extends Labelled>(props: LabelledTableProps<Row>) {
  const { state, kind, nameOf, rows, loading, ...table } = props;
  const idOf = useMemo(() => (kind ? ({ uuid }: Row) => labelId(kind, uuid) : uuidOf), [kind]);
  const labels = useListLabels({ state, rows, nameOf, idOf, table });
  return (
    <>
      <DataTable
        {...table}
        {...labels.table}
        rows={labels.isWaiting ? NONE : rows}
        getRowId={uuidOf}
        state={state.table}
        loading={loading || labels.isWaiting}
      />
      {labels.dialog}
    </>
  );
}

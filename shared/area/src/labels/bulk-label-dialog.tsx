import { LabelDialog } from './label-dialog';

export interface BulkLabelDialogProps<Row> {
  readonly resources: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly onClose: () => void;
}

/** Changes the labels of the rows that are selected in a list. */
export function BulkLabelDialog<Row extends { readonly uuid: string }>(props: BulkLabelDialogProps<Row>) {
  const { resources, nameOf, onClose } = props;
  return <LabelDialog resources={resources.map((row) => ({ id: row.uuid, name: nameOf(row) }))} onClose={onClose} />;
}

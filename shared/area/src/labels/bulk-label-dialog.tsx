import { LabelDialog } from './label-dialog';

export interface BulkLabelDialogProps<Row> {
  readonly resources: readonly Row[];
  /** By which name the labels of a row are kept. */
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly onClose: () => void;
}

/** Changes the labels of the rows that are selected in a list. */
export function BulkLabelDialog<Row>(props: BulkLabelDialogProps<Row>) {
  const { resources, idOf, nameOf, onClose } = props;
  return <LabelDialog resources={resources.map((row) => ({ id: idOf(row), name: nameOf(row) }))} onClose={onClose} />;
}

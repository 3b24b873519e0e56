export { ConfirmName, toGo } from './confirm-name';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { Intro } from './intro';
export { Prerequisite } from './prerequisite';
export { PriceChangeTable } from './price-change-table';
export { RenameDialog } from './rename-dialog';
export type { Problems } from './rule-schema';
export { useConfirmedAction } from './use-confirmed-action';
export { useFirst } from './use-first';

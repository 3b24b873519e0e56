export { ConfirmName, toGo } from './confirm-name';
export { FormDialog } from './form-dialog';
export { Intro } from './intro';
export { Prerequisite } from './prerequisite';
export { PriceChangeTable } from './price-change-table';
export { RenameDialog } from './rename-dialog';
export { useConfirmedAction } from './use-confirmed-action';
export { useDialog } from './use-dialog';
export { useFirst } from './use-first';

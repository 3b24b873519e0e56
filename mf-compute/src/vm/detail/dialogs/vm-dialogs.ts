/** The dialogs about a machine that its list has as well; one chunk. */
export { RenameDialog } from './rename-dialog';
export { VmDeleteDialog } from './vm-delete-dialog';

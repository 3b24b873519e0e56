import type { ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { DeleteObjects } from './delete-dialog';
import { DuplicateObjects } from './duplicate-objects';
import { EmptyBucket } from './empty-dialog';
import { FolderCode } from './folder-code';
import { MoveObjects } from './move-dialog';
import { NewFolder } from './new-folder';
import { RenameObject } from './rename-dialog';
import { ZipObjects } from './zip-dialog';

/** As they stand in the address: Back closes them. */
export const objectDialogs = [
  'folder',
  'empty',
  'folder-code',
  'zip-objects',
  'delete-objects',
  'rename-object',
  'move-objects',
  'copy-objects',
  'duplicate-objects',
] as const;
export type ObjectDialog = (typeof objectDialogs)[number];

interface ObjectDialogsProps {
  readonly dialog: ObjectDialog;
  readonly store: ObjectStore;
  readonly prefix: string;
  /** What was chosen when the dialog was opened; nothing after a reload. */
  readonly chosen: readonly Entry[];
  readonly onClose: () => void;
}

/** The dialog that the address names. */
export function ObjectDialogs({ dialog, store, prefix, chosen, onClose }: ObjectDialogsProps) {
  if (dialog === 'folder') return <NewFolder store={store} parent={prefix} onClose={onClose} />;
  if (dialog === 'empty') return <EmptyBucket store={store} onClose={onClose} />;
  if (dialog === 'folder-code') return <FolderCode bucket={store.bucket} prefix={prefix} onClose={onClose} />;
  const [first] = chosen;
  if (!first) return null;
  switch (dialog) {
    case 'delete-objects':
      return <DeleteObjects store={store} entries={chosen} onClose={onClose} />;
    case 'rename-object':
      return <RenameObject store={store} entry={first} onClose={onClose} />;
    case 'move-objects':
      return <MoveObjects store={store} entries={chosen} how="move" onClose={onClose} />;
    case 'zip-objects':
      return <ZipObjects store={store} entries={chosen} onClose={onClose} />;
    case 'duplicate-objects':
      return <DuplicateObjects store={store} entries={chosen} onClose={onClose} />;
    case 'copy-objects':
      return <MoveObjects store={store} entries={chosen} how="copy" onClose={onClose} />;
  }
}

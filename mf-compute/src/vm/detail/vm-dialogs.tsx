import { RenameDialog, VmDeleteDialog } from '../actions/lazy-dialogs';
import type { VmRow } from '../machine/rows';
import { DiskDialogs, SettingsDialogs } from './lazy-parts';
import type { DialogUrl } from './use-dialog-url';
import { isDiskDialog, isSettingsDialog } from '../machine/urls';

export interface VmDialogsProps {
  readonly vm: VmRow;
  readonly url: DialogUrl;
  readonly onDeleted: () => void;
}

/** The dialog that the address names. */
export function VmDialogs({ vm, url, onDeleted }: VmDialogsProps) {
  const { dialog, close } = url;
  if (dialog === undefined) return null;
  if (dialog === 'rename') return <RenameDialog vm={vm} onClose={close} />;
  if (dialog === 'delete') return <VmDeleteDialog vm={vm} onClose={close} onDeleted={onDeleted} />;
  if (isSettingsDialog(dialog)) return <SettingsDialogs vm={vm} dialog={dialog} onClose={close} />;
  return isDiskDialog(dialog) ? <DiskDialogs vm={vm} url={url} dialog={dialog} /> : null;
}

import { useDialogClose, useUrlAdapter } from '@console/area';
import { readDialog, readTab, type VmDialogName, type VmTab } from '../machine/urls';

export interface DialogUrl {
  readonly tab: VmTab;
  readonly dialog: VmDialogName | undefined;
  /** What the dialog is about. */
  readonly disk: string | null;
  readonly replica: string | null;
  readonly close: () => void;
}

/** The tab and the dialog that the address names. */
export function useDialogUrl(): DialogUrl {
  const url = useUrlAdapter();
  const dialog = readDialog(url.get('dialog'));
  const close = useDialogClose(dialog, ['dialog', 'disk', 'replica']);
  return {
    tab: readTab(url.get('tab')),
    dialog,
    disk: url.get('disk'),
    replica: url.get('replica'),
    close,
  };
}

import { useRef } from 'react';
import { useUrlAdapter } from '@console/area';
import { useNavigate } from '@console/area/router';
import { readDialog, readTab, type VmDialogName, type VmTab } from './vm-urls';

export interface DialogUrl {
  readonly tab: VmTab;
  readonly dialog: VmDialogName | undefined;
  /** What the dialog is about. */
  readonly disk: string | null;
  readonly replica: string | null;
  readonly close: () => void;
}

/**
 * The tab and the dialog that the address names. A dialog that was opened on this page closes as Back does, so that no
 * step is left behind; one that the page was opened with is taken out of the address.
 */
export function useDialogUrl(): DialogUrl {
  const url = useUrlAdapter();
  const navigate = useNavigate();
  const dialog = readDialog(url.get('dialog'));
  const opened = useRef({ dialog, here: false });
  if (opened.current.dialog !== dialog) opened.current = { dialog, here: dialog !== undefined };
  return {
    tab: readTab(url.get('tab')),
    dialog,
    disk: url.get('disk'),
    replica: url.get('replica'),
    close: () => {
      if (opened.current.here) void navigate(-1);
      else url.set({ dialog: '', disk: '', replica: '' });
    },
  };
}

import { useRef } from 'react';
import { useUrlAdapter } from '@console/area';
import { useNavigate } from '@console/area/router';
import { readDialog, readTab, type LeaseDialogName, type LeaseTab } from '../lease-urls';

export interface LeaseUrl {
  readonly tab: LeaseTab;
  readonly dialog: LeaseDialogName | undefined;
  readonly close: () => void;
}

/**
 * The tab and the dialog that the address names. A dialog that was opened on this page closes as Back does, so that no
 * step is left behind; one that the page was opened with is taken out of the address.
 */
export function useLeaseUrl(): LeaseUrl {
  const url = useUrlAdapter();
  const navigate = useNavigate();
  const dialog = readDialog(url.get('dialog'));
  const opened = useRef({ dialog, here: false });
  if (opened.current.dialog !== dialog) opened.current = { dialog, here: dialog !== undefined };
  return {
    tab: readTab(url.get('tab')),
    dialog,
    close: () => {
      if (opened.current.here) void navigate(-1);
      else url.set({ dialog: '' });
    },
  };
}

import { useDialogClose, useUrlAdapter } from '@console/area';
import { readDialog, readTab, type LeaseDialogName, type LeaseTab } from '../lease-urls';

export interface LeaseUrl {
  readonly tab: LeaseTab;
  readonly dialog: LeaseDialogName | undefined;
  readonly close: () => void;
}

/** The tab and the dialog that the address names. */
export function useLeaseUrl(): LeaseUrl {
  const url = useUrlAdapter();
  const dialog = readDialog(url.get('dialog'));
  return {
    tab: readTab(url.get('tab')),
    dialog,
    close: useDialogClose(dialog),
  };
}

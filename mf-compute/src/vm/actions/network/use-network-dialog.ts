import { useRef } from 'react';
import { useUrlAdapter } from '@console/area';
import { useNavigate } from '@console/area/router';
import { vmPath } from '../../machine/urls';
import type { JoinedVm } from '../../machine/rows';

/** The dialogs of the network tab, by their names in the address. */
const networkDialogs = ['subinterface-add', 'subinterface-remove', 'address-assign', 'address-unassign'] as const;
type NetworkDialog = (typeof networkDialogs)[number];

const readDialog = (name: string | null): NetworkDialog | undefined => networkDialogs.find((known) => known === name);

/** The address of a dialog; `item` is the interface, subinterface or floating IP that it is about. */
export const networkDialogPath = (
  vm: Pick<JoinedVm, 'uuid' | 'location'>,
  dialog: NetworkDialog,
  item?: string,
): string => {
  const query = new URLSearchParams({ dialog, ...(item === undefined ? {} : { item }) });
  return `${vmPath(vm, { tab: 'network' })}&${query.toString()}`;
};

export interface NetworkDialogUrl {
  readonly dialog: NetworkDialog | undefined;
  readonly item: string | null;
  readonly close: () => void;
}

/** The dialog that the address names; one that was opened on this page closes as Back does. */
export function useNetworkDialog(): NetworkDialogUrl {
  const url = useUrlAdapter();
  const navigate = useNavigate();
  const dialog = readDialog(url.get('dialog'));
  const opened = useRef({ dialog, isHere: false });
  if (opened.current.dialog !== dialog) opened.current = { dialog, isHere: dialog !== undefined };
  return {
    dialog,
    item: url.get('item'),
    close: () => {
      if (opened.current.isHere) void navigate(-1);
      else url.set({ dialog: '', item: '' });
    },
  };
}

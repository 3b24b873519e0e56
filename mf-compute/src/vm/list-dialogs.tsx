import type { UrlAdapter } from '@console/area';
import { RenameDialog } from './rename-dialog';
import type { VmRow } from './rows';
import { VmDeleteDialog } from './vm-delete-dialog';

/** The dialog about one machine that the address names: `?rename=` or `?delete=` with its uuid. */
export function ListDialogs({ url, vms }: { url: UrlAdapter; vms: readonly VmRow[] }) {
  const named = (name: string): VmRow | undefined => {
    const uuid = url.get(name);
    return uuid ? vms.find((vm) => vm.uuid === uuid) : undefined;
  };
  const renamed = named('rename');
  const deleted = named('delete');
  return (
    <>
      {renamed ? <RenameDialog vm={renamed} onClose={() => url.set({ rename: '' })} /> : null}
      {deleted ? <VmDeleteDialog vm={deleted} onClose={() => url.set({ delete: '' })} /> : null}
    </>
  );
}

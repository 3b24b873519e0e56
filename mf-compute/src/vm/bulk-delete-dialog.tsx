import { locationName } from '@console/area';
import { DeleteDialog, toast, type Consequence } from '@console/ui';
import { totalOf } from '../money';
import { useText } from '../texts';
import { forEachVm } from './bulk';
import { bulkFailure } from './power';
import { deleteWithAddresses } from './delete-vm';
import type { VmRow } from './rows';

/** Deletes several machines, each of them named in full; their floating IPs are kept. */
export function BulkDeleteDialog({ vms, onClose }: { vms: readonly VmRow[]; onClose: () => void }) {
  const t = useText();
  const addresses = vms.flatMap((vm) => vm.addresses);
  const monthly = totalOf(vms.map((vm) => vm.monthly));
  const items: Consequence[] = vms.map((vm) => ({
    id: vm.uuid,
    tone: 'erased',
    text: vm.name,
    detail: t('delete.oneOfMany', { place: locationName(vm.location), n: vm.storage.length, size: vm.diskGb }),
  }));
  if (addresses.length > 0) {
    const text = t('delete.addressKept', { n: addresses.length, list: addresses.join(', ') });
    items.push({ id: 'addresses', tone: 'kept', icon: 'globe', text, detail: t('delete.addressesCharged') });
  }
  const confirm = async (): Promise<void> => {
    const { done, failures } = await forEachVm(vms, (vm) => deleteWithAddresses(vm));
    if (done.length > 0) toast.success(t('bulk.deleted', { n: done.length }));
    if (failures.length > 0) toast.error(bulkFailure('delete', failures));
  };
  return (
    <DeleteDialog
      open
      onClose={onClose}
      title={t('delete.titleMany', { n: vms.length })}
      name={t('delete.nameMany', { n: vms.length })}
      consequences={items}
      {...(monthly && addresses.length === 0 ? { spend: { amount: monthly } } : {})}
      confirmLabel={t('delete.confirmMany', { n: vms.length })}
      confirmText={t('delete.typeMany')}
      onConfirm={confirm}
    />
  );
}

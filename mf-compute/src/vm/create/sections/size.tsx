import { CUSTOM, type Limit, type Size } from '@console/domain/order';
import { SizeSection as Section } from '@console/domain/order-form';
import { AddedDisks, disksRequest } from './disks';
import { useVmForm } from '../form';
import type { VmOrder, CreateRequest } from '../order';
import { quoteSize, usePriceSource } from '../price';
import { numberProblem, required } from '../rules';
import { useText, type Message } from '../texts';
import type { Problems } from '../values';
import { MB_PER_GB } from '../../machine/memory';

const gigabytes = ({ min, max }: Limit): Limit => ({ min: min / MB_PER_GB, max: max / MB_PER_GB });

/** Memory goes out in whole MB. */
const memoryProblem = (value: number | null, limit: Limit): Message | undefined =>
  numberProblem(value, gigabytes(limit), limit.min % MB_PER_GB === 0) ??
  (value !== null && !Number.isInteger(value * MB_PER_GB) ? { id: 'size.wholeMb' } : undefined);

/** A custom size against the parameters call and the pool first, then against what the account has left. */
function customProblems({ values, limits, room }: VmOrder): Problems {
  const { vcpu, memoryMb, diskGb } = limits.machine;
  const over = (
    value: number | null,
    unit: string,
    left: number | undefined,
    most: number | undefined,
  ): Message | undefined =>
    value !== null && left !== undefined && most !== undefined && value > left
      ? { id: 'size.accountHas', values: { left, most, unit } }
      : undefined;
  return {
    vcpu: numberProblem(values.vcpu, vcpu) ?? over(values.vcpu, 'vCPU', room?.left.vcpu, room?.most.vcpu),
    memoryGb:
      memoryProblem(values.memoryGb, memoryMb) ??
      over(values.memoryGb, 'GB', room && room.left.ram_mb / MB_PER_GB, room && room.most.ram_mb / MB_PER_GB),
    diskGb: values.origin === 'disk' ? undefined : numberProblem(values.diskGb, diskGb),
  };
}

/** What is wrong with the size of a machine. */
export function sizeProblems(order: VmOrder): Problems {
  const { values, packages } = order;
  if (values.packageId === CUSTOM) return customProblems(order);
  const chosen = packages.find((entry) => entry.id === values.packageId);
  return { packageId: chosen ? chosen.reason : required };
}

/** The size, with the disks that it has; nothing while it is not known. */
export const sizeRequest = (order: VmOrder): Partial<CreateRequest> => {
  const { size } = order;
  return size
    ? { vcpu: size.vcpu, ram: Math.round(size.memoryGb * MB_PER_GB), ...disksRequest(order, size.diskGb) }
    : {};
};

/** How large the machine is: a package of the site, or numbers of one's own; and more disks. */
export function SizeSection() {
  const t = useText();
  const { order, values, change } = useVmForm();
  const { packages, limits, size, room } = order;
  const prices = usePriceSource();
  const bringsDisk = values.origin === 'disk';
  const priceOf = (entry: Size) =>
    prices && quoteSize(order, bringsDisk ? { ...entry, diskGb: 0 } : entry, prices)?.monthly;
  return (
    <Section
      title={t('create.size')}
      packages={packages}
      limits={{ ...limits.roomy, diskGb: limits.machine.diskGb }}
      packageId={values.packageId}
      size={size}
      text={useSizeText()}
      change={change}
      priceOf={priceOf}
      ownDisk={bringsDisk ? t('size.ownDisk') : undefined}
      isNarrow
      room={
        room &&
        t('size.room', {
          vcpu: room.used.vcpu,
          mostVcpu: room.most.vcpu,
          memory: room.used.ram_mb / MB_PER_GB,
          mostMemory: room.most.ram_mb / MB_PER_GB,
        })
      }
    >
      {bringsDisk ? null : <AddedDisks />}
    </Section>
  );
}

/** '2 vCPU, 4 GB, 60 GB', all disks together; undefined while the size is not known. */
export function useSizeText(): string | undefined {
  const t = useText();
  const { order, values } = useVmForm();
  const size = order.size;
  if (!size) return undefined;
  const { vcpu, memoryGb: memory, diskGb } = size;
  return values.origin === 'disk'
    ? t('size.noDisk', { vcpu, memory })
    : t('vm.size', { vcpu, memory, disk: diskGb + order.addedGb });
}

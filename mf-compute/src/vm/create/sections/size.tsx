import { useState, type ReactNode } from 'react';
import { Price, Segmented } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { AddedDisks, disksRequest } from './disks';
import { ChoiceTiles, NumberField, useVmForm } from '../form';
import type { VmOrder, CreateRequest } from '../order';
import { firstChoice, type Limit, type OfferedPackage } from '@console/domain/order';
import { quoteSize, usePriceSource } from '../price';
import { numberProblem, required } from '../rules';
import { Text, useSay, useText, type Message } from '../texts';
import { CUSTOM } from '../choices';
import type { Problems } from '../values';

const gigabytes = ({ min, max }: Limit): Limit => ({ min: min / 1024, max: max / 1024 });

/** Memory goes out in whole MB. */
const memoryProblem = (value: number | null, limit: Limit): Message | undefined =>
  numberProblem(value, gigabytes(limit), limit.min % 1024 === 0) ??
  (value !== null && !Number.isInteger(value * 1024) ? { id: 'field.whole' } : undefined);

/** A custom size against the parameters call and the pool first, then against what the account has left. */
function customProblems({ values, limits, room }: VmOrder): Problems {
  const { vcpu, memoryMb, diskGb } = limits.machine;
  const over = (value: number | null, left: number | undefined, most: number | undefined): Message | undefined =>
    value !== null && left !== undefined && most !== undefined && value > left
      ? { id: 'size.accountHas', values: { left, most } }
      : undefined;
  return {
    vcpu: numberProblem(values.vcpu, vcpu) ?? over(values.vcpu, room?.left.vcpu, room?.most.vcpu),
    memoryGb:
      memoryProblem(values.memoryGb, memoryMb) ??
      over(values.memoryGb, room && room.left.ram_mb / 1024, room && room.most.ram_mb / 1024),
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
  return size ? { vcpu: size.vcpu, ram: Math.round(size.memoryGb * 1024), ...disksRequest(order, size.diskGb) } : {};
};

/** The packages of the site as tiles, and the way to a size of one's own. */
function Packages({ packages }: { packages: readonly OfferedPackage[] }) {
  const t = useText();
  const say = useSay();
  const prices = usePriceSource();
  const { order, values } = useVmForm();
  const limits = order.limits.roomy;
  const price = (entry: OfferedPackage): ReactNode => {
    const size = values.origin === 'disk' ? { ...entry, diskGb: 0 } : entry;
    const quote = prices && quoteSize(order, size, prices);
    return quote && <Price amount={quote.monthly} per="month" />;
  };
  return (
    <ChoiceTiles
      name="packageId"
      label={t('create.size')}
      kind="size"
      options={[
        ...packages.map((entry) => {
          const reason =
            entry.reason && (entry.reason.id === 'size.unavailable' && entry.notice ? entry.notice : say(entry.reason));
          const disk = values.origin === 'disk' ? t('size.ownDisk') : t('size.ssd', { size: entry.diskGb });
          return {
            value: entry.id,
            title: (
              <Text
                id="size.tile"
                values={{
                  vcpu: entry.vcpu,
                  memory: entry.memoryGb,
                  slash: <span className="compute-slash">/</span>,
                }}
              />
            ),
            detail: entry.notice ? t('size.noticed', { disk, notice: entry.notice }) : disk,
            price: price(entry),
            ...(reason ? { reason } : {}),
          };
        }),
        {
          value: CUSTOM,
          title: t('size.custom'),
          detail: Number.isFinite(limits.vcpu.max)
            ? t('size.upTo', { vcpu: limits.vcpu.max, memory: limits.memoryMb.max / 1024 })
            : t('size.anySize'),
          price: <span className="compute-link">{t('size.set')}</span>,
        },
      ]}
    />
  );
}

/** How large the machine is: a package of the site, or numbers of one's own; and more disks. */
export function SizeSection() {
  const t = useText();
  const { order, values, change } = useVmForm();
  const packages = order.packages;
  const size = order.size;
  // Where no package can be had, one may still look at them and read why.
  const [isLooking, setLooking] = useState(false);
  const isCustom = values.packageId === CUSTOM && !isLooking;
  const switchTo = (mode: 'packages' | 'custom'): void => {
    const offered = firstChoice(packages);
    setLooking(mode === 'packages' && !offered);
    if (mode === 'packages') change(offered ? { packageId: offered.id } : {});
    else if (!size) change({ packageId: CUSTOM });
    else change({ packageId: CUSTOM, vcpu: size.vcpu, memoryGb: size.memoryGb, diskGb: size.diskGb });
  };
  const shown = useSizeText();
  return (
    <FormSection
      id="size"
      title={t('create.size')}
      value={shown}
      actions={
        packages.length > 0 ? (
          <Segmented
            label={t('size.mode')}
            value={isCustom ? 'custom' : 'packages'}
            options={[
              { value: 'packages', label: t('size.packages') },
              { value: 'custom', label: t('size.custom') },
            ]}
            onChange={switchTo}
          />
        ) : undefined
      }
    >
      {isCustom ? <CustomSize /> : <Packages packages={packages} />}
      {values.origin === 'disk' ? null : <AddedDisks />}
    </FormSection>
  );
}

const bounds = ({ min, max }: Limit): { min: number; max?: number } => (Number.isFinite(max) ? { min, max } : { min });

/** Numbers of one's own, within the parameters call, the host pool, the copy and the account. */
function CustomSize() {
  const t = useText();
  const { order, values } = useVmForm();
  const { vcpu, memoryMb } = order.limits.roomy;
  const { diskGb } = order.limits.machine;
  const room = order.room;
  const memory = { min: memoryMb.min / 1024, max: memoryMb.max / 1024 };
  const hint = ({ min, max }: Limit, unit: string): string => {
    if (min === max) return t('size.exactly', { min, unit });
    return Number.isFinite(max) ? t('size.range', { min, max, unit }) : t('size.from', { min, unit });
  };
  return (
    <>
      <div className="compute-thirds">
        <NumberField name="vcpu" label={t('vm.vcpu')} {...bounds(vcpu)} hint={hint(vcpu, t('vm.vcpu'))} />
        <NumberField
          name="memoryGb"
          label={t('size.memory')}
          step={0.5}
          {...bounds(memory)}
          unit="GB"
          hint={hint(memory, 'GB')}
        />
        {values.origin === 'disk' ? null : (
          <NumberField name="diskGb" label={t('size.disk')} {...bounds(diskGb)} unit="GB" hint={hint(diskGb, 'GB')} />
        )}
      </div>
      {room ? (
        <p className="ui-small ui-mut">
          {t('size.room', {
            vcpu: room.used.vcpu,
            mostVcpu: room.most.vcpu,
            memory: room.used.ram_mb / 1024,
            mostMemory: room.most.ram_mb / 1024,
          })}
        </p>
      ) : null}
    </>
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

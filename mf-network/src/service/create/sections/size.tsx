import type { ReactNode } from 'react';
import { firstChoice, type Limit, type Size } from '@console/domain/order';
import { Price, Segmented } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles, NumberField, useServiceForm } from '../form';
import { useServicePrices } from '../price';
import { useCreateText, useSay } from '../texts';
import { CUSTOM } from '../values';

/** '2 vCPU, 4 GB, 60 GB' of one node; undefined while the size is not known. */
export function useSizeText(): string | undefined {
  const t = useCreateText();
  const { size } = useServiceForm().order;
  return size && t('size.text', { vcpu: size.vcpu, memory: size.memoryGb, disk: size.diskGb });
}

/** The packages of the site as tiles, and the way to a size of one's own. */
function Packages() {
  const t = useCreateText();
  const say = useSay();
  const priceOf = useServicePrices();
  const { order } = useServiceForm();
  const { packages, limits } = order;
  const price = (size: Size): ReactNode => {
    const quote = priceOf(order, { size, isBare: true });
    return quote && <Price amount={quote.monthly} per="month" />;
  };
  return (
    <ChoiceTiles
      name="packageId"
      label={t('section.size')}
      kind="size"
      options={[
        ...packages.map((entry) => {
          const { reason, notice } = entry;
          const why = reason && (reason.id === 'size.unavailable' && notice ? notice : say(reason));
          const disk = t('size.disk', { size: entry.diskGb });
          return {
            value: entry.id,
            title: t('size.tile', { vcpu: entry.vcpu, memory: entry.memoryGb }),
            detail: notice ? t('size.noticed', { disk, notice }) : disk,
            price: price(entry),
            ...(why ? { reason: why } : {}),
          };
        }),
        {
          value: CUSTOM,
          title: t('size.custom'),
          detail: Number.isFinite(limits.vcpu.max + limits.memoryMb.max)
            ? t('size.upTo', { vcpu: limits.vcpu.max, memory: limits.memoryMb.max / 1024 })
            : t('size.anySize'),
          price: t('size.set'),
        },
      ]}
    />
  );
}

const bounds = ({ min, max }: Limit): { min: number; max?: number } => (Number.isFinite(max) ? { min, max } : { min });

/** Numbers of one's own, within the limits of the image and of the account. */
function CustomSize() {
  const t = useCreateText();
  const { limits, room, nodes } = useServiceForm().order;
  const { vcpu, memoryMb, diskGb } = limits;
  const memory = { min: memoryMb.min / 1024, max: memoryMb.max / 1024 };
  const hint = ({ min, max }: Limit, unit: string): string =>
    Number.isFinite(max) ? t('size.range', { min, max, unit }) : t('size.from', { min, unit });
  return (
    <>
      <NumberField name="vcpu" label={t('size.vcpu')} slider {...bounds(vcpu)} hint={hint(vcpu, t('size.vcpu'))} />
      <NumberField
        name="memoryGb"
        label={t('size.memory')}
        slider
        step={0.5}
        {...bounds(memory)}
        unit="GB"
        hint={hint(memory, 'GB')}
      />
      <NumberField
        name="diskGb"
        label={t('size.diskLabel')}
        slider
        {...bounds(diskGb)}
        unit="GB"
        hint={hint(diskGb, 'GB')}
      />
      {room ? (
        <p className="ui-small ui-mut">
          {t('size.room', { nodes, vcpu: room.left.vcpu, memory: room.left.ram_mb / 1024 })}
        </p>
      ) : null}
    </>
  );
}

/** How large each node is: a package of the site, or numbers of one's own. */
export function SizeSection() {
  const t = useCreateText();
  const { order, change } = useServiceForm();
  const { packages, values, size } = order;
  const isCustom = values.packageId === CUSTOM;
  const offered = firstChoice(packages);
  const switchTo = (mode: 'packages' | 'custom'): void => {
    if (mode === 'packages') change(offered ? { packageId: offered.id } : {});
    else if (!size) change({ packageId: CUSTOM });
    else change({ packageId: CUSTOM, vcpu: size.vcpu, memoryGb: size.memoryGb, diskGb: size.diskGb });
  };
  const text = useSizeText();
  return (
    <FormSection
      id="size"
      title={t('section.size')}
      value={text ?? null}
      actions={
        offered ? (
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
      {isCustom ? <CustomSize /> : <Packages />}
    </FormSection>
  );
}

import { useState, type ReactNode } from 'react';
import { Price, Segmented } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { AddedDisks } from './added-disks';
import { packagesOf, roomyLimits, sizeOf } from './choices';
import { CustomSize } from './custom-size';
import { ChoiceTiles } from './form';
import { useVmForm } from './form-context';
import { firstChoice, type OfferedPackage } from './packages';
import { quoteSize } from './quote';
import { Text, useSay, useText } from './texts';
import { usePriceSource } from './use-price-source';
import { useSizeText } from './use-size-text';
import { CUSTOM } from './values';

/** The packages of the site as tiles, and the way to a size of one's own. */
function Packages({ packages }: { packages: readonly OfferedPackage[] }) {
  const t = useText();
  const say = useSay();
  const prices = usePriceSource();
  const { choices, values } = useVmForm();
  const limits = roomyLimits(choices, values);
  const price = (entry: OfferedPackage): ReactNode => {
    const size = values.origin === 'disk' ? { ...entry, diskGb: 0 } : entry;
    const quote = prices && quoteSize(choices, values, size, prices);
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
  const { choices, values, change } = useVmForm();
  const packages = packagesOf(choices, values);
  const size = sizeOf(choices, values);
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

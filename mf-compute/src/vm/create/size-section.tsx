import type { ReactNode } from 'react';
import { useSiteConfig } from '@console/area';
import { Price, Segmented } from '@console/ui';
import { ChoiceTiles, FormSection, NumberField } from '@console/ui/forms';
import { Text, useText } from '../../texts';
import { usePrices } from '../use-vms';
import { limitsOf, packagesOf, sizeOf } from './choices';
import { useVmForm } from './form-context';
import { quoteSize } from './quote';
import type { Limit } from './rules';
import { CUSTOM } from './values';

const upTo = (limit: Limit): { max?: number } => (Number.isFinite(limit.max) ? { max: limit.max } : {});

function CustomSize() {
  const t = useText();
  const { choices, values } = useVmForm();
  const { vcpu, memoryMb, diskGb } = limitsOf(choices, values);
  const memory = { min: memoryMb.min / 1024, max: memoryMb.max / 1024 };
  const hint = ({ min, max }: Limit, unit: string) =>
    Number.isFinite(max) ? t('size.range', { min, max, unit }) : t('size.from', { min, unit });
  return (
    <div className="compute-thirds">
      <NumberField name="vcpu" label={t('vm.vcpu')} min={vcpu.min} {...upTo(vcpu)} hint={hint(vcpu, t('vm.vcpu'))} />
      <NumberField
        name="memoryGb"
        label={t('size.memory')}
        min={memory.min}
        {...upTo(memory)}
        unit="GB"
        hint={hint(memory, 'GB')}
      />
      <NumberField
        name="diskGb"
        label={t('size.disk')}
        min={diskGb.min}
        {...upTo(diskGb)}
        unit="GB"
        hint={hint(diskGb, 'GB')}
      />
    </div>
  );
}

/** How large the machine is: a package of the site, or numbers of one's own. */
export function SizeSection() {
  const t = useText();
  const prices = usePrices();
  const { siteCurrency: currency } = useSiteConfig();
  const { choices, values, change } = useVmForm();
  const packages = packagesOf(choices, values);
  const size = sizeOf(choices, values);
  const isCustom = values.packageId === CUSTOM;
  const limits = limitsOf(choices, values);
  const switchTo = (mode: 'packages' | 'custom'): void => {
    if (mode === 'custom')
      change({ packageId: CUSTOM, ...(size ? { vcpu: size.vcpu, memoryGb: size.memoryGb, diskGb: size.diskGb } : {}) });
    else
      change({
        packageId:
          (packages.find((entry) => entry.isDefault && !entry.reason) ?? packages.find((entry) => !entry.reason))?.id ??
          CUSTOM,
      });
  };
  const price = (entry: (typeof packages)[number]): ReactNode => {
    const quote = prices && quoteSize(choices, values, entry, prices, currency);
    return quote && <Price amount={quote.monthly} per="month" />;
  };
  const reasonOf = (entry: (typeof packages)[number]): string | undefined =>
    entry.notice ?? (entry.reason && t(entry.reason.id, entry.reason.values));
  return (
    <FormSection
      id="size"
      title={t('create.size')}
      value={size && t('vm.size', { vcpu: size.vcpu, memory: size.memoryGb, disk: size.diskGb })}
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
      {isCustom ? (
        <CustomSize />
      ) : (
        <ChoiceTiles
          name="packageId"
          label={t('create.size')}
          kind="size"
          options={[
            ...packages.map((entry) => {
              const amount = price(entry);
              const reason = reasonOf(entry);
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
                detail: t('size.ssd', { size: entry.diskGb }),
                price: amount,
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
      )}
    </FormSection>
  );
}

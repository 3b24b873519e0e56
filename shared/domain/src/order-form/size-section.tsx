import './order-form.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Money } from '@console/api';
import { Price, Segmented } from '@console/ui';
import { createForm, FormSection } from '@console/ui/forms';
import { OrderText, useOrderText } from '../order/messages';
import { firstChoice, type Limit, type OfferedPackage, type Size, type SizeLimits } from '../order/packages';
import { CUSTOM, type SizeValues } from '../order/size-choice';

/** The fields stand in any form whose values have a size. */
const { ChoiceTiles, NumberField } = createForm<SizeValues>();

interface SizeChoices {
  /** 'Size' */
  readonly title: string;
  readonly packages: readonly OfferedPackage[];
  /** Of numbers of one's own. */
  readonly limits: SizeLimits;
  /** What a package costs a month; undefined: not known. */
  readonly priceOf: (size: OfferedPackage) => Money | undefined;
  /** In the place of its disk, where what is created brings its own: the size has none. */
  readonly ownDisk?: string | undefined;
}

export interface SizeSectionProps extends SizeChoices {
  readonly packageId: string;
  /** The chosen one; undefined while it is not known. */
  readonly size: Size | undefined;
  /** The chosen one in words, for the head of the section. */
  readonly text: string | undefined;
  readonly change: (values: Partial<SizeValues>) => void;
  /** Numbers of one's own are beside each other instead of with sliders below each other. */
  readonly isNarrow?: boolean;
  /** Below numbers of one's own: what a limited account has left. */
  readonly room?: string | undefined;
  /** What else has a size. */
  readonly children?: ReactNode;
}

/** The packages of the site as tiles, and the way to a size of one's own. */
function Packages({ title, packages, limits, priceOf, ownDisk }: SizeChoices) {
  const t = useOrderText();
  return (
    <ChoiceTiles
      name="packageId"
      label={title}
      kind="size"
      options={[
        ...packages.map((entry) => {
          const { id, vcpu, memoryGb, diskGb, reason, notice } = entry;
          const why = reason && (reason.id === 'size.unavailable' && notice ? notice : t(reason.id, reason.values));
          const disk = ownDisk ?? t('size.ssd', { size: diskGb });
          const price = priceOf(entry);
          const slash = <span className="order-slash">/</span>;
          return {
            value: id,
            title: <OrderText id="size.tile" values={{ vcpu, memory: memoryGb, slash }} />,
            detail: notice ? t('size.noticed', { disk, notice }) : disk,
            price: price && <Price amount={price} per="month" />,
            ...(why ? { reason: why } : {}),
          };
        }),
        {
          value: CUSTOM,
          title: t('size.custom'),
          detail: Number.isFinite(limits.vcpu.max + limits.memoryMb.max)
            ? t('size.upTo', { vcpu: limits.vcpu.max, memory: limits.memoryMb.max / 1024 })
            : t('size.anySize'),
          price: <span className="order-link">{t('size.set')}</span>,
        },
      ]}
    />
  );
}

/** Numbers of one's own, within their limits. */
function CustomSize({ limits, ownDisk, isNarrow = false, room }: SizeSectionProps) {
  const t = useOrderText();
  const { vcpu, memoryMb, diskGb } = limits;
  const memory = { min: memoryMb.min / 1024, max: memoryMb.max / 1024 };
  const range = ({ min, max }: Limit, unit: string) => ({
    min,
    ...(Number.isFinite(max) ? { max } : {}),
    hint:
      min === max
        ? t('size.exactly', { min, unit })
        : Number.isFinite(max)
          ? t('size.range', { min, max, unit })
          : t('size.from', { min, unit }),
    slider: !isNarrow,
  });
  const fields = (
    <>
      <NumberField name="vcpu" label={t('size.vcpu')} {...range(vcpu, t('size.vcpu'))} />
      <NumberField name="memoryGb" label={t('size.memory')} step={0.5} unit="GB" {...range(memory, 'GB')} />
      {ownDisk === undefined ? (
        <NumberField name="diskGb" label={t('size.disk')} unit="GB" {...range(diskGb, 'GB')} />
      ) : null}
    </>
  );
  return (
    <>
      {isNarrow ? <div className="order-thirds">{fields}</div> : fields}
      {room ? <p className="ui-small ui-mut">{room}</p> : null}
    </>
  );
}

/** How large what is created is: a package of the site, or numbers of one's own. */
export function SizeSection(props: SizeSectionProps) {
  const { title, packages, packageId, size, text, change, children } = props;
  const t = useOrderText();
  // Where no package can be had, one may still look at them and read why.
  const [isLooking, setLooking] = useState(false);
  const isCustom = packageId === CUSTOM && !isLooking;
  const body = useRef<HTMLDivElement>(null);
  const wasCustom = useRef(isCustom);
  useEffect(() => {
    // The tile that has led here is gone, and with it the focus.
    const isLost = isCustom && !wasCustom.current && document.activeElement === document.body;
    wasCustom.current = isCustom;
    if (isLost) body.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isCustom]);
  const switchTo = (mode: 'packages' | 'custom'): void => {
    const offered = firstChoice(packages);
    setLooking(mode === 'packages' && !offered);
    if (mode === 'packages') change(offered ? { packageId: offered.id } : {});
    else if (!size) change({ packageId: CUSTOM });
    else change({ packageId: CUSTOM, vcpu: size.vcpu, memoryGb: size.memoryGb, diskGb: size.diskGb });
  };
  return (
    <FormSection
      id="size"
      title={title}
      value={text}
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
      <div ref={body} className="order-size">
        {isCustom ? <CustomSize {...props} /> : <Packages {...props} />}
      </div>
      {children}
    </FormSection>
  );
}

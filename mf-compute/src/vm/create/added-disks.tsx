import { useRef } from 'react';
import { Button, Icon, IconButton, Input, useFormat } from '@console/ui';
import { quoteMachine } from '../machine/machine-price';
import { placeLimits } from './choices';
import { useFormField } from './form';
import { useVmForm } from './form-context';
import { poolIn } from './pools';
import { addedDiskProblem } from './size-problems';
import { useText } from './texts';
import { usePriceSource } from './use-price-source';
import { MOST_DISKS } from './values';

/** What one more disk costs a month. */
function useDiskPrice(): (size: number | null) => string | undefined {
  const { money } = useFormat();
  const prices = usePriceSource();
  const { choices, values } = useVmForm();
  const pool = poolIn(choices, values, values.location);
  return (size) => {
    if (!prices || !size) return undefined;
    const where = { currency: prices.currency, places: pool ? [pool.uuid, values.location] : [values.location] };
    const quote = quoteMachine(prices.list, where, { vcpu: 0, memoryGb: 0, diskGb: 0, addedDisksGb: size });
    return quote && money(quote.monthly);
  };
}

/** More disks than the one it starts from: the create call takes the sizes of all. */
export function AddedDisks() {
  const t = useText();
  const price = useDiskPrice();
  const list = useRef<HTMLDivElement>(null);
  const { choices, values, change } = useVmForm();
  const { error, onBlur } = useFormField('addedDisks');
  const { addedDisks } = values;
  const { min, max } = placeLimits(choices, values).diskGb;
  const set = (sizes: (number | null)[]): void => change({ addedDisks: sizes });
  const add = (): void => {
    set([...addedDisks, Math.max(min, addedDisks.at(-1) ?? min)]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.select());
  };
  const remove = (at: number): void => {
    set(addedDisks.filter((_, index) => index !== at));
    requestAnimationFrame(() => list.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus());
  };
  return (
    <div className="ui-fld" ref={list}>
      {addedDisks.length > 0 ? (
        <>
          <span className="lbl">{t('disks.title')}</span>
          <ul className="compute-added" aria-label={t('disks.title')}>
            {addedDisks.map((size, index) => {
              const isWrong = error !== undefined && addedDiskProblem(choices, values, size) !== undefined;
              const amount = price(size);
              return (
                <li key={index}>
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={min}
                    {...(Number.isFinite(max) ? { max } : {})}
                    label={t('disks.one', { n: index + 2 })}
                    value={size === null ? '' : String(size)}
                    suffix="GB"
                    invalid={isWrong}
                    onChange={(text) =>
                      set(addedDisks.map((known, at) => (at === index ? (text === '' ? null : Number(text)) : known)))
                    }
                    onBlur={onBlur}
                  />
                  <span className="ui-mut ui-nowrap">{amount ? t('list.perMonthShort', { amount }) : ''}</span>
                  <IconButton
                    variant="bare"
                    size="sm"
                    icon="x"
                    label={t('disks.remove', { n: index + 2 })}
                    onClick={() => remove(index)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
      {error ? (
        <span className="er" role="alert">
          <Icon name="circle-alert" size={14} />
          <span>{error}</span>
        </span>
      ) : null}
      <Button
        size="sm"
        icon="plus"
        className="compute-add"
        {...(addedDisks.length >= MOST_DISKS - 1 ? { reason: t('disks.full', { most: MOST_DISKS }) } : {})}
        onClick={add}
      >
        {t('disks.add')}
      </Button>
    </div>
  );
}

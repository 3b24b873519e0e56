import { MOST_DISKS } from '@console/contract/vm-change';
import { Button, Icon, IconButton, useFormat } from '@console/ui';
import { NumberInput, useFieldRows } from '@console/ui/forms';
import { useFormField, useVmForm } from '../form';
import { quoteAddedDisk, usePriceSource } from '../price';
import { useText, type Message } from '../texts';
import type { VmOrder, CreateRequest } from '../order';
import { numberProblem } from '../rules';
import type { Problems } from '../values';

export const firstDisks = { addedDisks: [] };

/** What is wrong with one of the disks that are added. Null is also what was typed and is no number, as '20-40'. */
export const addedDiskProblem = ({ limits }: VmOrder, size: number | null): Message | undefined =>
  size === null ? { id: 'field.whole' } : numberProblem(size, limits.disk.diskGb);

/** What is wrong with the disks that are added. */
export function diskProblems(order: VmOrder): Problems {
  const { origin, addedDisks } = order.values;
  if (origin === 'disk') return {};
  if (addedDisks.length >= MOST_DISKS) return { addedDisks: { id: 'disks.tooMany', values: { most: MOST_DISKS - 1 } } };
  return { addedDisks: addedDisks.map((size) => addedDiskProblem(order, size)).find(Boolean) };
}

/** The sizes of all disks: the one it starts from, and those beside it. */
export function disksRequest({ values }: VmOrder, bootGb: number): Partial<CreateRequest> {
  if (values.origin === 'disk') return {};
  const added = values.addedDisks.filter((size) => size !== null);
  return { disks: added.length > 0 ? [bootGb, ...added] : bootGb };
}

/** What one more disk costs a month. */
function useDiskPrice(): (size: number | null) => string | undefined {
  const { money } = useFormat();
  const prices = usePriceSource();
  const { order } = useVmForm();
  return (size) => {
    const quote = prices && size ? quoteAddedDisk(order, size, prices) : undefined;
    return quote && money(quote.monthly);
  };
}

/** More disks than the one it starts from: the create call takes the sizes of all. */
export function AddedDisks() {
  const t = useText();
  const price = useDiskPrice();
  const { order, values, change } = useVmForm();
  const { error, onBlur } = useFormField('addedDisks');
  const { addedDisks } = values;
  const { min, max } = order.limits.disk.diskGb;
  const rows = useFieldRows(addedDisks, (sizes) => change({ addedDisks: sizes }));
  return (
    <div className="ui-fld" ref={rows.ref}>
      {addedDisks.length > 0 ? (
        <>
          <span className="lbl">{t('disks.title')}</span>
          <ul className="compute-added" aria-label={t('disks.title')}>
            {addedDisks.map((size, index) => {
              const isWrong = error !== undefined && addedDiskProblem(order, size) !== undefined;
              const amount = price(size);
              return (
                <li key={rows.keys[index]}>
                  <NumberInput
                    min={min}
                    max={Number.isFinite(max) ? max : undefined}
                    label={t('disks.one', { n: index + 2 })}
                    value={size}
                    suffix="GB"
                    invalid={isWrong}
                    onChange={(changed) => rows.change(index, changed)}
                    onBlur={onBlur}
                  />
                  <span className="ui-mut ui-nowrap">{amount ? t('list.perMonthShort', { amount }) : ''}</span>
                  <IconButton
                    variant="bare"
                    size="sm"
                    icon="x"
                    label={t('disks.remove', { n: index + 2 })}
                    onClick={() => rows.remove(index)}
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
        onClick={() => rows.add(Math.max(min, addedDisks.at(-1) ?? min))}
      >
        {t('disks.add')}
      </Button>
    </div>
  );
}

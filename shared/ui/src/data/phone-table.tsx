import { useMemo, type ReactNode } from 'react';
import { Checkbox } from '../controls/choice';
import { useText } from '../text/ui-messages';
import { Cards, SkeletonCards } from './cards';
import type { RowsProps } from './rows-props';

const NO_COLUMNS = [] as const;

/** The rows of a table on phones, as cards; above them the box for all of them while somebody selects. */
export function PhoneTable<Row>(props: RowsProps<Row>): ReactNode {
  const { label, shown, columns, picked, expected, waiting, late, card } = props;
  const { isOn, selected, canSelect, of } = picked;
  const t = useText();
  const selection = useMemo(
    () => (isOn ? { ids: selected.ids, canSelect, toggle: selected.toggle } : undefined),
    [isOn, selected, canSelect],
  );
  // A card of its own has what it shows from the start; what was chosen besides stands below.
  const hasCard = card !== undefined;
  const extra = useMemo(() => (hasCard ? columns.filter(({ hidden }) => hidden) : NO_COLUMNS), [columns, hasCard]);
  const count = picked.rows.length;
  return (
    <>
      {isOn && (
        <div className="ui-dt-all">
          <Checkbox
            label={t('selectAll')}
            checked={of > 0 && count === of}
            mixed={count > 0 && count < of}
            disabled={of === 0}
            onChange={selected.setAll}
          />
        </div>
      )}
      {waiting ? (
        (late || expected !== undefined) && <SkeletonCards count={expected} hidden={!late} />
      ) : (
        <Cards
          label={label}
          items={shown}
          all={props.all}
          columns={columns}
          card={card}
          rowActions={props.rowActions}
          hasRowActions={props.hasRowActions}
          rowActionsLabel={props.rowActionsLabel}
          selection={selection}
          extra={extra}
        />
      )}
    </>
  );
}

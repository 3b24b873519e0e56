import type { ReactNode } from 'react';
import { Checkbox } from '../controls/choice';
import { Popover } from '../overlays/menu';
import { IconButton } from '../parts/button-kinds';
import { useText } from '../text/ui-messages';
import type { TableState } from './table-state';
import type { Column } from './types';
import { isShown } from './use-table-model';

/** Which columns are shown; the name always is. */
export function ColumnChooser<Row>({
  columns,
  state,
}: {
  columns: readonly Column<Row>[];
  state: TableState;
}): ReactNode {
  const t = useText();
  return (
    <Popover
      label={t('columns')}
      width={220}
      align="end"
      trigger={(trigger, ref) => <IconButton icon="columns-3" label={t('columns')} ref={ref} {...trigger} />}
    >
      {() => (
        <div className="ui-fch ui-dt-cols">
          {columns.map((column, i) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={i === 0 || column.fixed || isShown(column, state)}
              disabled={i === 0 || Boolean(column.fixed)}
              onChange={(shown) => state.setColumn(column.id, shown, !column.hidden)}
            />
          ))}
        </div>
      )}
    </Popover>
  );
}

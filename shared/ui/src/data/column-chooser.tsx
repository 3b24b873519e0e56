import type { ReactNode } from 'react';
import { Checkbox } from '../controls/choice';
import { Popover } from '../overlays/menu';
import { IconButton } from '../parts/button-kinds';
import { useText } from '../text/ui-messages';
import type { TableState } from './table-state';
import type { Column } from './types';
import { isShown } from './use-table-model';

interface ColumnsProps<Row> {
  columns: readonly Column<Row>[];
  state: TableState;
}

/** A box for each column; that of the name cannot be taken off. */
export function ColumnChoices<Row>({
  columns,
  state,
  first,
}: ColumnsProps<Row> & { first: Column<Row> | undefined }): ReactNode {
  return columns.map((column) => {
    const isFixed = column === first || Boolean(column.fixed);
    return (
      <Checkbox
        key={column.id}
        label={column.header}
        checked={isFixed || isShown(column, state)}
        disabled={isFixed}
        onChange={(shown) => state.setColumn(column.id, shown, !column.hidden)}
      />
    );
  });
}

/** Which columns are shown; the name always is. */
export function ColumnChooser<Row>({ columns, state }: ColumnsProps<Row>): ReactNode {
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
          <ColumnChoices columns={columns} state={state} first={columns[0]} />
        </div>
      )}
    </Popover>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../parts/class-names';
import type { RowsProps } from './rows-props';
import { showFocused } from './show-focused';
import { SkeletonBody, TableBody } from './table-body';
import { leastWidth, TableHead } from './table-head';
import { nameOf, standing, TableRow } from './table-row';

/** The rows of a table on wide screens, below its head. */
export function DesktopTable<Row>(props: RowsProps<Row>): ReactNode {
  const { table, shown, columns, picked, expected, waiting, late, managed, rowActions, room } = props;
  const { isOn, selected } = picked;
  const classes = [
    ...(isOn ? ['chk'] : []),
    ...columns.map((_, at) => standing(columns, at)),
    ...(rowActions ? ['act'] : []),
  ];
  // What stays in sight at the end says by a shade of its own that there is more.
  const staysAtEnd = classes.some((name) => name === 'act' || name?.endsWith('cost'));
  return (
    <div
      className={cx('ui-dt-scroll', shown.length > 30 && 'long', !staysAtEnd && 'fades')}
      // What has the focus is not under the bar of the selection.
      style={{ scrollPaddingBlockEnd: room || undefined }}
      onFocus={showFocused}
    >
      <table
        ref={table}
        className="ui-tbl"
        aria-label={props.label}
        aria-rowcount={shown.length + 1}
        aria-busy={props.loading || undefined}
        {...managed.props}
        style={{ minWidth: leastWidth(columns, isOn, Boolean(rowActions)) }}
      >
        <TableHead
          columns={columns}
          sort={props.sort}
          sortable={props.sortable}
          onSort={props.onSort}
          selection={isOn ? { count: picked.rows.length, of: picked.of, setAll: selected.setAll } : undefined}
          actions={Boolean(rowActions)}
        />
        {waiting ? (
          (late || expected !== undefined) && <SkeletonBody count={expected} hidden={!late} classes={classes} />
        ) : (
          <TableBody
            items={shown}
            all={props.all}
            start={table}
            columns={classes.length}
            kept={managed.active}
            room={room}
            row={(item, index) => (
              <TableRow
                item={item}
                columns={columns}
                index={index}
                name={nameOf(columns, item.row, item.id)}
                selectable={isOn}
                canSelect={picked.canSelect(item.row)}
                selected={selected.ids.has(item.id)}
                domId={props.manager && managed.idOf(index)}
                isActive={managed.active === index}
                onToggle={selected.toggle}
                actions={rowActions}
                hasActions={props.hasRowActions?.(item.row) ?? true}
                actionsLabel={props.rowActionsLabel?.(item.row)}
              />
            )}
          />
        )}
      </table>
    </div>
  );
}

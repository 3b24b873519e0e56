import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../parts/class-names';
import { SelectionBar } from '../parts/selection-bar';
import { EmptyState, useDelay } from '../parts/states';
import { useIsPhone } from '../root/media';
import { atLeast } from '../text/formats';
import { useText } from '../text/ui-messages';
import { csvContent } from './csv/csv-content';
import './data.css';
import './cards.css';
import './views.css';
import { DesktopTable } from './desktop-table';
import { useNarrowed } from './narrow';
import { NothingFound } from './nothing-found';
import { PhoneTable } from './phone-table';
import { useTableState } from './table-state';
import { Toolbar } from './toolbar';
import type { DataTableProps } from './types';
import type { UnreadStripProps } from './unread-strip';
import { useBarRoom } from './use-bar-room';
import { useFittingColumns } from './use-fitting-columns';
import { useSpareRoom } from './use-spare-room';
import { useKeptFocus } from './use-kept-focus';
import { useLatest } from './use-latest';
import { useRowManager } from './use-row-manager';
import { useRowSelection } from './use-row-selection';
import { useSearchText } from './use-search-text';
import { useTableModel } from './use-table-model';
import { useTableTools } from './use-table-tools';
import { useDefaultView } from './views/use-views';

/** Rows that always fit: no window is so low that they have to scroll. */
const FEW = 4;
const NO_FILTERS = [] as const;
const NO_UNREAD = [] as const;
const NO_COLUMNS = [] as const;

/** What could not be read; its code comes when there is some. */
function Unread(props: UnreadStripProps): ReactNode {
  const tools = useTableTools();
  return tools && <div className="ui-dt-fail">{<tools.UnreadStrip {...props} />}</div>;
}

/**
 * A table: search, filters, order, columns, selection and row menus; loading, empty, failed and filtered-to-nothing states;
 * cards on phones. Of a long list at most 60 rows are in the page. (design language, section 8; spec 1, section 9)
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const {
    label,
    rows,
    loading = false,
    failures,
    unread = NO_UNREAD,
    search,
    filters = NO_FILTERS,
    selection,
    old,
    empty,
    fill,
    simple,
  } = props;
  const t = useText();
  const rowActions = useLatest(props.rowActions);
  const phone = useIsPhone();
  const own = useTableState({ id: label });
  const state = props.state ?? own;
  const table = useRef<HTMLTableElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const {
    columns: chosen,
    sorted,
    items,
    sortable,
    toggleSort,
  } = useTableModel(props.columns, rows, props.getRowId, state, props.isFirst);
  // On phones rows have boxes while somebody selects.
  const [isSelecting, setSelecting] = useState(false);
  const selects = Boolean(selection) && (!phone || isSelecting);
  const first = selects ? 1 : 0;
  const columns = useSpareRoom(useFittingColumns(chosen, table, first), table, first);
  const filterIds = filters.map(({ id }) => id).join();
  const parts = useMemo(() => ['q', 'sort', 'columns', ...(filterIds === '' ? [] : filterIds.split(','))], [filterIds]);
  useDefaultView(state, parts);

  const searchText = useSearchText(state.search, state.setSearch);
  const query = searchText.text;
  const active = useMemo(
    () =>
      filters.map((filter) => ({ filter, values: state.filter(filter.id) })).filter(({ values }) => values.length > 0),
    [filters, state],
  );
  const shown = useNarrowed(sorted, search, query, active);
  const shownRows = useMemo(() => shown.map(({ row }) => row), [shown]);

  const isOld = old?.isOld;
  const hasOld = isOld !== undefined && shownRows.some(isOld);
  const footer = hasOld ? undefined : props.footer;
  const oldNote = useDelay(hasOld, 500) ? old?.note : '';

  const missing = unread.filter(({ isMissing }) => isMissing).length;
  const isPartial = props.isPartial === true || missing > 0;
  // A list of which nothing was read is no empty one.
  const isUnknown = rows.length === 0 && (loading || isPartial);
  useEffect(
    () =>
      state.setContent(
        isUnknown || hasOld ? undefined : () => ({ ...csvContent(columns, shownRows), unread: missing }),
      ),
    [state, columns, shownRows, missing, isUnknown, hasOld],
  );
  useEffect(() => () => state.setContent(undefined), [state]);

  const order = `${state.sort?.id} ${state.sort?.desc}`;
  useLayoutEffect(() => {
    table.current?.parentElement?.scrollTo?.({ top: 0 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list begins at its top
  }, [query, active, order]);

  const picked = useRowSelection({ shown, isOn: selects, allows: selection?.canSelect, isOld });
  const { selected, rows: selectedRows } = picked;
  const managed = useRowManager({ manager: phone ? undefined : props.manager, shown, selected, table });

  const waiting = loading && rows.length === 0;
  const late = useDelay(waiting, 500);
  const narrowed = query.trim() !== '' || active.length > 0;
  const isEmpty = rows.length === 0 && !loading;
  const clear = (): void => {
    searchText.setText('');
    state.clear(filters.map(({ id }) => id));
  };
  const countLabel = (n: number): string => props.countLabel?.(n) ?? t('records', { count: n });
  const nothing = isEmpty ? (
    unread.length > 0 ? null : empty === undefined ? (
      <EmptyState />
    ) : (
      empty
    )
  ) : shown.length === 0 && narrowed && !waiting ? (
    <NothingFound query={query} active={active} items={items} onClear={clear} />
  ) : undefined;

  const counted = countLabel(shown.length);
  const count = waiting || hasOld ? (oldNote ?? '') : isPartial ? atLeast(counted) : counted;
  useKeptFocus(box, shown, selectedRows.length > 0, nothing === undefined);
  const clearByKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere || selectedRows.length === 0) return;
    event.preventDefault();
    selected.clear();
  };
  const bar = selection && selectedRows.length > 0 && (
    <SelectionBar
      count={selectedRows.length}
      sum={selection.sum?.(selectedRows)}
      actions={selection.actions(selectedRows)}
      onClear={selected.clear}
    />
  );
  const room = useBarRoom(box, Boolean(bar));

  const Rows = phone ? PhoneTable : DesktopTable;

  return (
    <div
      className={cx(
        'ui-dt',
        fill && !phone && 'fill',
        !waiting && shown.length < FEW && 'few',
        simple && 'simple',
        phone && 'phone',
        waiting && 'waiting',
      )}
    >
      {!simple && !isEmpty && (
        <Toolbar
          search={search}
          toolbar={props.toolbar}
          columns={props.columns}
          filters={filters}
          items={items}
          state={state}
          parts={parts}
          searchText={searchText}
          count={count}
          phone={phone}
          extra={phone ? props.columns.filter(({ hidden }, at) => at > 0 && (hidden || !props.card)) : NO_COLUMNS}
          selecting={phone && selection ? { isOn: isSelecting, setOn: setSelecting } : undefined}
          sortable={sortable}
        />
      )}
      {selection && (
        <span className="ui-hidden" aria-live="polite">
          {selectedRows.length > 0 ? t('selected', { count: selectedRows.length }) : ''}
        </span>
      )}
      {/* Escape in a row clears the selection; the rows' own controls are what one is at. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        className={cx('ui-dt-box', nothing !== undefined && 'hug', footer && 'footed')}
        onKeyDown={clearByKey}
      >
        {bar}
        {failures && <div className="ui-dt-fail">{failures}</div>}
        {/* Whoever hears the page is told by the count, which phones do not show. */}
        {phone && oldNote && (
          <p className="ui-mut" aria-hidden="true">
            {oldNote}
          </p>
        )}
        {unread.length > 0 && <Unread rows={unread} countLabel={countLabel} />}
        {nothing === undefined ? (
          <Rows
            {...props}
            table={table}
            shown={shown}
            all={sorted.length}
            columns={columns}
            picked={picked}
            room={room}
            managed={managed}
            rowActions={rowActions}
            waiting={waiting}
            late={late}
            sort={state.sort}
            sortable={sortable}
            onSort={toggleSort}
          />
        ) : (
          nothing && <div className="ui-dt-nothing">{nothing}</div>
        )}
        {footer && nothing === undefined && !waiting && (
          <div className="ui-dt-foot">{footer(shownRows, isPartial)}</div>
        )}
      </div>
    </div>
  );
}

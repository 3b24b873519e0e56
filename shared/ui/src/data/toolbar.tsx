import type { ReactNode } from 'react';
import { memo, useRef, useState } from 'react';
import { SearchInput } from '../controls/input';
import { useOneKeyShortcuts } from '../keys/one-key';
import { useShortcut } from '../keys/shortcuts';
import { Filter } from '../overlays/filter';
import { Menu } from '../overlays/menu';
import { IconButton } from '../parts/button-kinds';
import { handsFocusOn } from '../parts/focus';
import { useIsSpaced } from '../root/text-spacing';
import { useText } from '../text/ui-messages';
import { ColumnChooser } from './column-chooser';
import type { Item } from './narrow';
import { filterOptions } from './narrow';
import { PhoneFilters } from './phone-filters';
import type { TableState } from './table-state';
import type { Column, DataTableProps, TableFilter } from './types';
import type { SearchText } from './use-search-text';
import { ViewsMenu } from './views/views-menu';

/** Filters that stand as chips from the start; others are added by a menu. */
const ALWAYS = 3;

function AllFilters<Row>({
  filters,
  items,
  state,
}: {
  filters: readonly TableFilter<Row>[];
  items: readonly Item<Row>[];
  state: TableState;
}): ReactNode {
  const t = useText();
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = filters.filter(({ id }, i) => i < ALWAYS || added.includes(id) || state.filter(id).length > 0);
  const more = filters.filter((filter) => !shown.includes(filter));
  return (
    <>
      {shown.map((filter) => {
        const value = state.filter(filter.id);
        return (
          <Filter
            key={filter.id}
            label={filter.label}
            options={filterOptions(filter, items, value)}
            value={value}
            onChange={(values) => state.setFilter(filter.id, values)}
          />
        );
      })}
      {more.length > 0 && (
        <span className="ui-dt-add">
          <Menu
            label={t('data.addFilter')}
            icon="list-filter"
            align="start"
            items={more.map(({ id, label }) => ({ id, label, onSelect: () => setAdded((before) => [...before, id]) }))}
          />
        </span>
      )}
    </>
  );
}

/** Counting the rows of every option is not for every keystroke. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo's type loses the type parameter
const Filters = memo(AllFilters) as typeof AllFilters;

export interface ToolbarProps<Row> extends Pick<DataTableProps<Row>, 'search' | 'toolbar'> {
  columns: readonly Column<Row>[];
  filters: readonly TableFilter<Row>[];
  items: readonly Item<Row>[];
  state: TableState;
  /** Names of the table's state. */
  parts: readonly string[];
  searchText: SearchText;
  count: string;
  phone: boolean;
  /** On phones: columns that a card shows only where they are chosen. */
  extra: readonly Column<Row>[];
  /** On phones, where rows can be selected: whether they have boxes now. */
  selecting: { isOn: boolean; setOn: (isOn: boolean) => void } | undefined;
  sortable: (column: Column<Row>) => boolean;
}

/** Search, filters, count and columns; on phones search and one button for the rest. */
export function Toolbar<Row>({
  search,
  toolbar,
  columns,
  filters,
  items,
  state,
  parts,
  searchText,
  count,
  phone,
  extra,
  selecting,
  sortable,
}: ToolbarProps<Row>): ReactNode {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  const hasOneKey = useOneKeyShortcuts(({ isOn }) => isOn);
  const isSpaced = useIsSpaced();
  useShortcut('/', () => box.current?.focus());
  const { text, setText } = searchText;
  return (
    <div ref={handsFocusOn} className="ui-dt-tools">
      {search && (
        <SearchInput
          ref={box}
          className="ui-dt-search"
          label={search.placeholder}
          // Where what can be searched does not fit into the field, it is left to its name.
          placeholder={phone || isSpaced ? t('search') : search.placeholder}
          {...(hasOneKey && { hint: '/' })}
          value={text}
          onChange={setText}
        />
      )}
      {phone ? (
        <PhoneFilters
          columns={columns.filter(sortable)}
          filters={filters}
          extra={extra}
          items={items}
          state={state}
          parts={parts}
        />
      ) : (
        <Filters filters={filters} items={items} state={state} />
      )}
      {selecting && (
        <IconButton
          icon="list-checks"
          label={t('selectRows')}
          aria-pressed={selecting.isOn}
          onClick={() => selecting.setOn(!selecting.isOn)}
        />
      )}
      {toolbar}
      {/* They go to another line together. */}
      <div className={phone ? 'ui-hidden' : 'ui-dt-end'}>
        <span className="ui-mut ui-nowrap" role="status">
          {count}
        </span>
        {!phone && state.views && <ViewsMenu state={state} storage={state.views} parts={parts} />}
        {!phone && <ColumnChooser columns={columns} state={state} />}
      </div>
    </div>
  );
}

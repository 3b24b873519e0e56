import type { ReactNode } from 'react';
import { useState } from 'react';
import { Select } from '../controls/choice';
import { BottomSheet } from '../overlays/dialogs';
import { FilterChoices } from '../overlays/filter';
import { Button } from '../parts/button';
import { useText } from '../text/ui-messages';
import { ColumnChoices } from './column-chooser';
import type { Item } from './narrow';
import { filterOptions } from './narrow';
import type { TableState } from './table-state';
import { useTableText } from './texts';
import type { Column, TableFilter } from './types';
import { decodeSort } from './url-codec';
import { Views } from './views/views-menu';

export interface PhoneFiltersProps<Row> {
  /** Columns one can sort by. */
  columns: readonly Column<Row>[];
  filters: readonly TableFilter<Row>[];
  /** Columns that a card shows only where they are chosen. */
  extra: readonly Column<Row>[];
  items: readonly Item<Row>[];
  state: TableState;
  /** Names of the table's state. */
  parts: readonly string[];
}

/** Order and filters in a sheet from below; the button says how many filters are set. */
export function PhoneFilters<Row>({ columns, filters, extra, items, state, parts }: PhoneFiltersProps<Row>): ReactNode {
  const t = useText();
  const table = useTableText();
  const [open, setOpen] = useState(false);
  if (columns.length === 0 && filters.length === 0 && extra.length === 0) return null;
  const set = filters.filter(({ id }) => state.filter(id).length > 0).length;
  const close = (): void => setOpen(false);
  const orders = columns.flatMap(({ id, header }) => [
    { value: id, label: t('data.ascending', { label: header }) },
    { value: `-${id}`, label: t('data.descending', { label: header }) },
  ]);
  return (
    <>
      <Button
        icon="list-filter"
        aria-label={t('data.filterCount', { count: set })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {set > 0 ? set : null}
      </Button>
      <BottomSheet
        open={open}
        onClose={close}
        title={t('filterTitle')}
        footer={
          <Button variant="filled" full onClick={close}>
            {t('done')}
          </Button>
        }
      >
        <div className="ui-dt-sheet">
          {orders.length > 0 && (
            <fieldset>
              <legend>{t('data.order')}</legend>
              <Select
                label={t('data.order')}
                value={state.sort ? `${state.sort.desc ? '-' : ''}${state.sort.id}` : ''}
                placeholder={t('data.order')}
                options={orders}
                onChange={(value) => {
                  const sort = decodeSort(value, undefined);
                  if (sort) state.setSort(sort);
                }}
              />
            </fieldset>
          )}
          {filters.map((filter) => {
            const value = state.filter(filter.id);
            return (
              <fieldset key={filter.id}>
                <legend>{filter.label}</legend>
                <FilterChoices
                  options={filterOptions(filter, items, value)}
                  value={value}
                  onChange={(values) => state.setFilter(filter.id, values)}
                />
              </fieldset>
            );
          })}
          {extra.length > 0 && (
            <fieldset>
              <legend>{t('columns')}</legend>
              <div className="ui-fch">
                <ColumnChoices columns={extra} state={state} first={undefined} />
              </div>
            </fieldset>
          )}
          {state.views && (
            <fieldset>
              <legend>{table('views.title')}</legend>
              <Views state={state} storage={state.views} parts={parts} onApplied={close} />
            </fieldset>
          )}
        </div>
      </BottomSheet>
    </>
  );
}

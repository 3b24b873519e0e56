import type { ReactNode } from 'react';
import { Button } from '../parts/button';
import { Text, useText } from '../text/ui-messages';
import type { Item, ActiveFilter } from './narrow';
import { filterOptions } from './narrow';

export interface NothingFoundProps<Row> {
  query: string;
  active: readonly ActiveFilter<Row>[];
  items: readonly Item<Row>[];
  onClear: () => void;
}

/** Says what was asked for, and takes it away. */
export function NothingFound<Row>({ query, active, items, onClear }: NothingFoundProps<Row>): ReactNode {
  const t = useText();
  const chosen = active.map(({ filter, values }) => {
    const labels = filterOptions(filter, items, values)
      .filter((option) => values.includes(option.value))
      .map((option) => option.label);
    return `${filter.label} ${labels.join(', ')}`;
  });
  const what = [...(query.trim() ? [t('data.quoted', { text: query.trim() })] : []), ...chosen].join(', ');
  return (
    <div className="ui-dt-none" role="status">
      <p>
        <Text id="noMatch" values={{ what: <b>{what}</b> }} />
      </p>
      <Button onClick={onClear}>{t('clearFilters')}</Button>
    </div>
  );
}

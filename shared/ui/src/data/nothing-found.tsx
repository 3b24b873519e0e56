import type { ReactNode } from 'react';
import { Button } from '../parts/button';
import { Text, useText } from '../text/ui-messages';
import { filterOptions, type ActiveFilter, type Item } from './narrow';

interface NothingFoundProps<Row> {
  query: string;
  active: readonly ActiveFilter<Row>[];
  items: readonly Item<Row>[];
  onClear: () => void;
}

/** Says that no row fits what was searched and filtered for, and takes that away. */
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

import type { Query } from '@console/api';
import { ErrorPanel } from '@console/ui';
import { StaleStrip } from '../stale';
import { LabelledTable, type Labelled, type LabelledTableProps } from './labelled-table';

interface QueryTableProps<Row extends Labelled> extends Omit<
  LabelledTableProps<Row>,
  'loading' | 'failures' | 'unread'
> {
  /** The call that the rows come from. */
  readonly query: Query<unknown>;
  /** 'Failed to list buckets': the head of what stands in the place of a list that was never read. */
  readonly failed: string;
}

/** The table of a list that is one call, for all locations at once: it says what is on its way, failed, is old or lacks rows. */
export function QueryTable<Row extends Labelled>({ query, failed, ...table }: QueryTableProps<Row>) {
  const { data, error, isLoading, unread, reload } = query;
  if (error && !data) return <ErrorPanel title={failed} error={error} onRetry={() => void reload()} />;
  return <LabelledTable {...table} loading={isLoading} failures={<StaleStrip query={query} />} unread={unread} />;
}

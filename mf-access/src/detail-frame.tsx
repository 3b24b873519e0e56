import type { ReactNode } from 'react';
import type { Query } from '@console/api';
import { Page } from '@console/area';
import { Delayed, EmptyState, ErrorPanel, LinkButton, SkeletonText } from '@console/ui';

interface DetailFrameProps<Row> {
  readonly query: Query<Row[]>;
  readonly find: (row: Row) => boolean;
  /** Title while nothing has been found. */
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly texts: {
    readonly failed: string;
    readonly missing: string;
    readonly missingText: string;
    readonly all: string;
  };
  readonly children: (row: Row) => ReactNode;
}

/** A detail page over a list call: the row, or why it is not there. */
export function DetailFrame<Row>({ query, find, title, list, texts, children }: DetailFrameProps<Row>) {
  const row = query.data?.find(find);
  if (row !== undefined) return children(row);
  return (
    <Page title={title} breadcrumbs={[list]}>
      {query.data ? (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          actions={<LinkButton to={list.to}>{texts.all}</LinkButton>}
        />
      ) : query.error ? (
        <ErrorPanel title={texts.failed} error={query.error} onRetry={query.reload} />
      ) : (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
    </Page>
  );
}

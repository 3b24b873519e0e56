import type { ReactNode } from 'react';
import type { ApiError } from '@console/api';
import { Page } from '@console/area';
import { Delayed, EmptyState, ErrorPanel, LinkButton, PageHead, Skeleton } from '@console/ui';
import { useText } from './texts';

export interface DetailFrameProps {
  /** Display name of the kind: the title until the thing itself is known. */
  readonly kind: string;
  readonly breadcrumbs: readonly { readonly label: string; readonly to: string }[];
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  /** Where the list of the kind is. */
  readonly list: string;
}

/** A detail page whose thing is not there: on its way, failed, or not among those that exist. */
export function DetailFrame({ kind, breadcrumbs, isLoading, error, onRetry, list }: DetailFrameProps): ReactNode {
  const t = useText();
  return (
    <Page title={kind} breadcrumbs={breadcrumbs}>
      {isLoading ? (
        <Delayed>
          <Skeleton width={280} height={24} />
          <Skeleton height={112} />
          <Skeleton height={200} />
        </Delayed>
      ) : (
        <>
          <PageHead title={kind} />
          {error ? (
            <ErrorPanel error={error} title={t('detail.failed')} onRetry={onRetry} />
          ) : (
            <EmptyState
              title={t('detail.gone.title')}
              text={t('detail.gone.text')}
              actions={<LinkButton to={list}>{t('detail.gone.list')}</LinkButton>}
            />
          )}
        </>
      )}
    </Page>
  );
}

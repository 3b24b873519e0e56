import type { ReactNode } from 'react';
import type { LocationState, UnreadRow } from '@console/api';
import { Page, type Breadcrumb } from '@console/area';
import { Banner, EmptyState, ErrorPanel, LinkButton, PageHead, type UiError } from '@console/ui';
import { StaleBanner } from '../stale';
import { useText } from './messages';
import { DetailSkeleton, SidebarSkeleton } from './skeleton';

/** What the page says where the thing is not there; each has words that hold for every kind. */
export interface DetailFrameTexts {
  readonly failed?: string;
  readonly missing?: string;
  readonly missingText?: string;
  /** Of the way to the list. */
  readonly toList?: string;
}

export interface DetailFrameProps<Row> {
  /** What the page is about; undefined while it is not there. */
  readonly row: Row | undefined;
  /** Of the page until the thing itself is known: the display name of its kind. */
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly isLoading: boolean;
  /**
   * Why it could not be read: what is there all the same is old, and is said to be. Without one, what is neither there nor
   * on its way does not exist.
   */
  readonly error: UiError | undefined;
  readonly onRetry: () => void;
  /** What its address names it by: to find it among the rows that could not be read. */
  readonly id?: string;
  /** Rows of its list that could not be read, or only in part. */
  readonly unread?: readonly UnreadRow[];
  /** Path of the list of the kind. */
  readonly list: string;
  /** Strips of what did not answer, above the word that it does not exist. */
  readonly failures?: ReactNode;
  /** Whether the page of the thing has a sidebar, so that it keeps its width. */
  readonly hasSidebar?: boolean;
  /** The shape of the page while its thing is on its way, where it is not that of facts, tabs and a card. */
  readonly skeleton?: ReactNode;
  readonly texts?: DetailFrameTexts;
  readonly children: (row: Row) => ReactNode;
}

const NONE: readonly UnreadRow[] = [];

/** The rows of all these locations that could not be read, or only in part. */
export const unreadIn = (locations: readonly Pick<LocationState, 'unread'>[]): readonly UnreadRow[] =>
  locations.flatMap(({ unread = NONE }) => unread);

/** Whether a thing is in its list and could not be read, for all that can be read of the others: it is not gone. */
export const isUnread = (id: string | undefined, unread: readonly UnreadRow[] = NONE): boolean =>
  unread.some((row) => row.isMissing && (row.id === id || row.id === ''));

/** A detail page: its content once the thing is there, else that it is on its way, failed, or does not exist. */
export function DetailFrame<Row>(props: DetailFrameProps<Row>): ReactNode {
  const {
    row,
    title,
    breadcrumbs,
    isLoading,
    error,
    onRetry,
    id,
    unread = NONE,
    list,
    failures,
    hasSidebar,
    skeleton = <DetailSkeleton />,
    texts = {},
    children,
  } = props;
  const t = useText();
  if (row !== undefined) {
    const isPartly = unread.some((one) => !one.isMissing && one.id === id);
    return (
      <>
        {error ? <StaleBanner error={error} onRetry={onRetry} /> : null}
        {isPartly ? (
          <Banner tone="quiet" icon="triangle-alert">
            {t('frame.partly')}
          </Banner>
        ) : null}
        {children(row)}
      </>
    );
  }
  if (isLoading && !error) {
    return (
      <Page title={title} breadcrumbs={breadcrumbs} lead={hasSidebar ? <SidebarSkeleton /> : null}>
        {skeleton}
      </Page>
    );
  }
  const failure = error ?? (isUnread(id, unread) ? { message: t('frame.unread') } : undefined);
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      <PageHead title={title} />
      {failures}
      {failure ? (
        <ErrorPanel title={texts.failed ?? t('frame.failed')} error={failure} onRetry={onRetry} />
      ) : (
        <EmptyState
          icon="search"
          title={texts.missing ?? t('frame.missing')}
          text={texts.missingText ?? t('frame.missingText')}
          actions={<LinkButton to={list}>{texts.toList ?? t('frame.toList')}</LinkButton>}
        />
      )}
    </Page>
  );
}

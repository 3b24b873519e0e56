import { useRef } from 'react';
import { cachedResponse, useQuery } from '@console/api';
import { JournalBlock, Page, type Breadcrumb } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { getBucket, listBuckets } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { AccountLink, DetailFrame, isUnread, LabelBlock } from '@console/domain/detail';
import { useDialog } from '@console/domain/dialogs';
import { Delayed, LinkButton, Menu, Notice, PageHead, Skeleton } from '@console/ui';
import { useText } from '../../parts/texts';
import { BucketDialogs } from '../actions/lazy-dialogs';
import { bucketDialogs, useBucketMenu } from '../actions/menu';
import { BucketStatus } from '../columns';
import { useToBucketRow, type BucketRow } from '../rows';
import { useBucketText } from '../texts';
import { Cost } from './cost';
import { BucketPanel, BucketParts, useBucketTab } from './tabs';

/** What it means that a bucket is suspended, and where that is put right. */
function SuspendedNotice({ bucket }: { bucket: BucketRow }) {
  const t = useText();
  const { billing_account_id: account } = bucket;
  if (!bucket.is_suspended) return null;
  return (
    <Notice
      tone="warn"
      action={
        account == null ? undefined : (
          <LinkButton size="sm" to={paths.billingAccount({ id: account })}>
            {t('bucket.toAccount')}
          </LinkButton>
        )
      }
    >
      {t('bucket.suspendedNotice')}
    </Notice>
  );
}

function Content({ bucket }: { bucket: BucketRow }) {
  const t = useText();
  const own = useBucketText();
  const navigate = useNavigate();
  const tab = useBucketTab();
  const { dialog, open, close } = useDialog(bucketDialogs);
  const menu = useBucketMenu(open, { isOpen: true });
  const isDeleted = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.storage(), { replace: true }) : close());
  return (
    <Page
      title={bucket.name}
      breadcrumbs={useBreadcrumbs()}
      lead={
        // Names of files are long: they have the whole width.
        tab === 'objects' ? undefined : (
          <>
            <Cost bucket={bucket} />
            <LabelBlock id={bucket.uuid} name={bucket.name} />
          </>
        )
      }
      sidebar={tab === 'objects' || tab === 'activity' ? undefined : <JournalBlock subject={bucket.name} />}
    >
      <PageHead
        title={bucket.name}
        facts={
          <>
            <BucketStatus bucket={bucket} />
            <AccountLink id={bucket.billing_account_id} />
          </>
        }
        actions={
          <>
            <LinkButton to={paths.storageKeys()} icon="key-round">
              {t('key.title')}
            </LinkButton>
            <Menu label={own('action.more')} items={menu(bucket)} align="end" />
          </>
        }
      />
      <SuspendedNotice bucket={bucket} />
      <BucketParts bucket={bucket} tab={tab} />
      <BucketPanel bucket={bucket} tab={tab} onOrigin={() => open('cors')} />
      {dialog ? (
        <BucketDialogs
          key={dialog}
          row={bucket}
          dialog={dialog}
          onClose={leave}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      ) : null}
    </Page>
  );
}

const ROWS = ['62%', '84%', '46%', '72%', '55%'];

/** The shape of the objects of a bucket that is on its way: no facts, and the whole width. */
const ObjectsSkeleton = () => (
  <Delayed>
    <div className="ui-stack" aria-hidden="true">
      <Skeleton width={320} height={24} />
      <Skeleton width={200} />
      <Skeleton width="min(420px, 100%)" height={16} />
      <div className="ui-card">
        <div className="bd ui-stack">
          {ROWS.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  </Delayed>
);

function useBreadcrumbs(): Breadcrumb[] {
  const t = useText();
  return [
    { label: t('storage'), to: paths.storage() },
    { label: t('bucket.title'), to: paths.storage() },
  ];
}

/** One bucket: what is in it, what it costs, how clients and this console reach it. (spec 3, section 3) */
export function BucketDetail() {
  const t = useText();
  const { storageName = '' } = useParams();
  const { data, error, isLoading, reload } = useQuery(getBucket, { name: storageName });
  const toRow = useToBucketRow();
  const hasSidebar = useBucketTab() !== 'objects';
  // What the list knows of it stands there while it is asked for.
  const bucket =
    data ?? (error ? undefined : cachedResponse(listBuckets, {})?.find(({ name }) => name === storageName));
  // The call fails in the same way for a bucket that does not exist: the list tells which it is.
  const { data: all, unread } = useQuery(listBuckets, error ? {} : null);
  const isGone =
    error?.status === 404 ||
    (all !== undefined && !all.some(({ name }) => name === storageName) && !isUnread(storageName, unread));
  return (
    <DetailFrame
      row={bucket && toRow(bucket)}
      title={storageName}
      breadcrumbs={useBreadcrumbs()}
      isLoading={isLoading && !error}
      error={isGone ? undefined : error}
      onRetry={() => void reload()}
      list={paths.storage()}
      {...(hasSidebar ? { hasSidebar } : { skeleton: <ObjectsSkeleton /> })}
      texts={{ failed: t('bucket.failed'), missingText: t('bucket.goneText') }}
    >
      {(bucket) => <Content key={bucket.name} bucket={bucket} />}
    </DetailFrame>
  );
}

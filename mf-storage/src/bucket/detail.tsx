import { useQuery } from '@console/api';
import { Page, useSiteConfig, useTaxLabel, type Breadcrumb } from '@console/area';
import { useParams } from '@console/area/router';
import { getBucket, getS3Endpoint, listBuckets, type Bucket } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { CostBlock } from '@console/domain/charges';
import { AccountLink, DetailFrame, isUnread } from '@console/domain/detail';
import { DateTime, ErrorPanel, KeyFacts, LinkButton, Notice, PageHead, useFormat } from '@console/ui';
import { AddressCard } from '../parts/address-card';
import { useText } from '../parts/texts';
import { bucketAddress } from './address';
import { BucketStatus } from './columns';
import { bucketPrice, GIGABYTE, pricePerGigabyte, totalBytes } from './price';
import { useStoragePrices } from './use-prices';

function Cost({ bucket }: { bucket: Bucket }) {
  const t = useText();
  const { bytes, money } = useFormat();
  const tax = useTaxLabel();
  const prices = useStoragePrices();
  const price = bucketPrice(bucket, prices);
  const unit = pricePerGigabyte(prices, totalBytes([bucket]) / GIGABYTE);
  return (
    <CostBlock
      monthly={price}
      note={t('cost.note', { tax })}
      facts={[
        { label: t('bucket.size'), value: bytes(bucket.size_bytes ?? 0) },
        ...(unit ? [{ label: t('cost.perGigabyte'), value: money(unit, { digits: 4 }) }] : []),
      ]}
    />
  );
}

/** Where clients find the bucket, and with which keys. */
function Connect({ name }: { name: string }) {
  const t = useText();
  const { s3ForcePathStyle } = useSiteConfig();
  const { data, error, reload } = useQuery(getS3Endpoint, {});
  const address = data ? bucketAddress(data.url, name, s3ForcePathStyle) : undefined;
  if (error && !data) return <ErrorPanel error={error} title={t('endpoint.failed')} onRetry={() => void reload()} />;
  const lines = [
    { label: t('endpoint.address'), value: data?.url },
    ...(data && address === undefined ? [] : [{ label: t('bucket.address'), value: address }]),
  ];
  const note = s3ForcePathStyle ? t('endpoint.path') : t('endpoint.host');
  return <AddressCard title={t('endpoint.title')} note={note} lines={lines} />;
}

function Content({ bucket }: { bucket: Bucket }) {
  const t = useText();
  const { bytes, number } = useFormat();
  return (
    <Page title={bucket.name} breadcrumbs={useBreadcrumbs()} sidebar={<Cost bucket={bucket} />}>
      <PageHead
        title={bucket.name}
        facts={<BucketStatus bucket={bucket} />}
        actions={
          <LinkButton to={paths.storageKeys()} icon="key-round">
            {t('key.title')}
          </LinkButton>
        }
      />
      {bucket.is_suspended ? <Notice tone="warn">{t('bucket.suspendedNotice')}</Notice> : null}
      <KeyFacts
        columns={3}
        items={[
          { label: t('bucket.size'), value: bytes(bucket.size_bytes ?? 0) },
          { label: t('bucket.objects'), value: number(bucket.num_objects ?? 0) },
          {
            label: t('column.account'),
            value: <AccountLink id={bucket.billing_account_id} />,
          },
          { label: t('bucket.owner'), value: bucket.owner || t('none') },
          { label: t('bucket.created'), value: bucket.created_at ? <DateTime value={bucket.created_at} /> : t('none') },
          {
            label: t('bucket.modified'),
            value: bucket.modified_at ? <DateTime value={bucket.modified_at} /> : t('none'),
          },
        ]}
      />
      <Connect name={bucket.name} />
    </Page>
  );
}

function useBreadcrumbs(): Breadcrumb[] {
  const t = useText();
  return [
    { label: t('storage'), to: paths.storage() },
    { label: t('bucket.title'), to: paths.storage() },
  ];
}

/** One bucket: how much is in it, what it costs, where clients find it. (spec 3, section 3) */
export function BucketDetail() {
  const t = useText();
  const { storageName = '' } = useParams();
  const { data, error, isLoading, reload } = useQuery(getBucket, { name: storageName });
  // The call fails in the same way for a bucket that does not exist: the list tells which it is.
  const { data: all, unread } = useQuery(listBuckets, error ? {} : null);
  const isGone =
    error?.status === 404 ||
    (all !== undefined && !all.some(({ name }) => name === storageName) && !isUnread(storageName, unread));
  return (
    <DetailFrame
      row={data}
      title={storageName}
      breadcrumbs={useBreadcrumbs()}
      isLoading={isLoading && !error}
      error={isGone ? undefined : error}
      onRetry={() => void reload()}
      list={paths.storage()}
      hasSidebar
      texts={{ failed: t('bucket.failed'), missingText: t('bucket.goneText') }}
    >
      {(bucket) => <Content bucket={bucket} />}
    </DetailFrame>
  );
}

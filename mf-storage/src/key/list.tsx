import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { Page, useSiteConfig, useUrlAdapter } from '@console/area';
import { getS3Endpoint, listS3Keys, type S3Key } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { CopyText, EmptyState, ErrorPanel, PageHead } from '@console/ui';
import { DataTable, TextCell, useTableState, type Column } from '@console/ui/data';
import { AddressCard } from '../parts/address-card';
import { StorageTabs } from '../parts/storage-tabs';
import { useText } from '../parts/texts';
import { hasNoAccount } from './account';
import { Secret } from './secret';

/** The address that keys are for. */
function Endpoint() {
  const t = useText();
  const { s3ForcePathStyle } = useSiteConfig();
  const { data, error, reload } = useQuery(getS3Endpoint, {});
  if (error && !data) return <ErrorPanel error={error} title={t('endpoint.failed')} onRetry={() => void reload()} />;
  const note = s3ForcePathStyle ? t('endpoint.path') : t('endpoint.host');
  return (
    <AddressCard title={t('endpoint.title')} note={note} lines={[{ label: t('endpoint.address'), value: data?.url }]} />
  );
}

function useColumns(): Column<S3Key>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        id: 'access',
        header: t('key.access'),
        width: 280,
        fixed: true,
        value: (key) => key.accessKey,
        cell: (key) => <CopyText mono value={key.accessKey} label={t('key.access')} />,
      },
      { id: 'secret', header: t('key.secret'), cell: (key) => <Secret value={key.secretKey} name={key.accessKey} /> },
      {
        id: 'user',
        header: t('key.user'),
        width: 260,
        value: (key) => key.userId ?? '',
        cell: (key) => <TextCell>{key.userId}</TextCell>,
      },
    ],
    [t],
  );
}

/** The keys that S3 clients sign in with. (spec 3, section 3) */
export function KeyList() {
  const t = useText();
  const { data, error, isLoading, unread, reload } = useQuery(listS3Keys, {});
  const columns = useColumns();
  const state = useTableState({ id: 'key', adapter: useUrlAdapter(), defaultSort: { id: 'access' } });
  const isMissing = error !== undefined && hasNoAccount(error);
  return (
    <Page title={t('key.title')} breadcrumbs={[{ label: t('storage'), to: paths.storage() }]}>
      <PageHead title={t('key.title')} />
      <StorageTabs value="keys" />
      <Endpoint />
      {error && !data && !isMissing ? (
        <ErrorPanel error={error} title={t('key.listFailed')} onRetry={() => void reload()} />
      ) : (
        <DataTable
          label={t('key.title')}
          columns={columns}
          rows={isMissing ? [] : (data ?? [])}
          getRowId={(key) => key.accessKey}
          state={state}
          loading={isLoading}
          unread={unread}
          search={{ placeholder: t('key.search'), text: (key) => [key.accessKey, key.userId ?? ''] }}
          card={(key) => ({
            title: key.accessKey,
            detail: <Secret value={key.secretKey} name={key.accessKey} />,
            meta: key.userId ?? '',
          })}
          countLabel={(n) => t('key.count', { n })}
          empty={<EmptyState text={t('key.about')} />}
        />
      )}
    </Page>
  );
}

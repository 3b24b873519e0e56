import { useState } from 'react';
import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { getS3Endpoint } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { Card, ErrorPanel, LinkButton, Notice, Select, SkeletonText } from '@console/ui';
import { ToolSetup } from '../../connect/tool-setup';
import { hasNoAccount } from '../../key/account';
import { useBoundText } from '../../key/use-bound-text';
import { useKeys } from '../../key/use-keys';
import { AddressCard } from '../../parts/address-card';
import { useText } from '../../parts/texts';
import { bucketAddress } from '../address';
import { useBucketText } from '../texts';

/** Where clients find the bucket. */
function Endpoint({ name }: { name: string }) {
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

/** The usual tools, set up for this bucket with one of the person's keys. */
function Tools({ name }: { name: string }) {
  const t = useBucketText();
  const shared = useText();
  const { keys, binding } = useKeys();
  const { data, error, isLoading, reload } = keys;
  const boundText = useBoundText();
  const [chosen, choose] = useState('');
  const isMissing = error !== undefined && hasNoAccount(error);
  const key = data?.find(({ accessKey }) => accessKey === chosen) ?? data?.[0];
  const content = (): React.ReactNode => {
    if (binding) return <Notice>{boundText(binding, 'keys')}</Notice>;
    if (key) return <ToolSetup access={key} bucket={name} />;
    if (isLoading) return <SkeletonText lines={6} />;
    if (error && !isMissing)
      return <ErrorPanel error={error} title={shared('key.listFailed')} onRetry={() => void reload()} />;
    return (
      <Notice
        action={
          <LinkButton size="sm" to={`${paths.storageKeys()}?dialog=create`}>
            {t('connect.createKey')}
          </LinkButton>
        }
      >
        {t('connect.noKey')}
      </Notice>
    );
  };
  return (
    <Card
      title={t('connect.title')}
      actions={
        data && data.length > 1 && key ? (
          <Select
            size="sm"
            label={t('connect.key')}
            value={key.accessKey}
            options={data.map(({ accessKey }) => ({ value: accessKey, label: accessKey }))}
            onChange={choose}
          />
        ) : undefined
      }
    >
      {content()}
    </Card>
  );
}

/** How S3 clients reach the bucket: its address, and the usual tools set up for it. */
export function Connect({ name }: { name: string }) {
  return (
    <>
      <Endpoint name={name} />
      <Tools name={name} />
    </>
  );
}

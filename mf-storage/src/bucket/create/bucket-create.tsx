import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useSearchParams } from '@console/area/router';
import { listBuckets } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { FormWaiting, OrderProgress, useOrderPage, usePayers } from '@console/domain/order-form';
import { useText } from '../../parts/texts';
import { BucketForm } from './bucket-form';
import { sent } from './create-bucket';
import { useCreateText } from './texts';
import { firstValues, type BucketChoices } from './values';

/** Creates a bucket: its name, who pays, and whether this console may use it. (spec 3, sections 1 and 5) */
export function BucketCreate() {
  const t = useCreateText();
  const shared = useText();
  const [params] = useSearchParams();
  const { accounts, isTokenBound, error, retry } = usePayers();
  const { data } = useQuery(listBuckets, {});
  const names = useMemo(() => (data ?? []).map((bucket) => bucket.name), [data]);
  const breadcrumbs = [
    { label: shared('storage'), to: paths.storage() },
    { label: shared('bucket.title'), to: paths.storage() },
  ];
  const choices = useMemo(
    (): BucketChoices | undefined => accounts && { accounts, isTokenBound },
    [accounts, isTokenBound],
  );
  const name = params.get('name');
  const { progress, start, form } = useOrderPage({
    sent,
    path: paths.bucketCreate(),
    list: paths.storage(),
    link: { name },
    draft: 'bucket-create',
  });
  if (progress)
    return (
      <OrderProgress
        {...progress}
        title={t('progress.title')}
        breadcrumbs={breadcrumbs}
        list={{ title: t('progress.toList'), to: paths.storage() }}
      />
    );
  if (!choices)
    return (
      <FormWaiting
        title={t('title')}
        breadcrumbs={breadcrumbs}
        failed={t('notLoaded')}
        error={error}
        retry={() => void retry()}
      />
    );
  return (
    <BucketForm
      key={start?.key ?? form.draftKey}
      choices={choices}
      names={names}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, name)}
      {...form}
    />
  );
}

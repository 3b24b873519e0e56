import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useSearchSource, type SearchEntry } from '@console/area';
import { listBuckets } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { useFormat } from '@console/ui';
import { useText } from './search-texts';

/** Buckets in the search, by name. */
export default function SearchBuckets() {
  const t = useText();
  const { bytes } = useFormat();
  const { data, error, isLoading } = useQuery(listBuckets, {});
  const entries = useMemo(
    () =>
      (data ?? []).map(({ name, owner, size_bytes: size, is_suspended: isSuspended }): SearchEntry => ({
        id: name,
        name,
        words: [owner],
        show: () => ({
          name,
          to: paths.bucket({ storageName: name }),
          ...(isSuspended ? { status: { state: 'broken', text: t('suspended') } } : {}),
          detail: size == null ? t('sizeUnknown') : bytes(size),
        }),
      })),
    [data, t, bytes],
  );
  useSearchSource({ kind: 'bucket', entries, isLoading, hasFailed: error !== undefined && !data });
  return null;
}

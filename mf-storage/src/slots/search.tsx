import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { labelStore, useSearchSource, type SearchEntry } from '@console/area';
import { listBuckets, listS3Keys } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { useForeignOwner } from '@console/domain/binding';
import { labelId } from '@console/domain/labels';
import { useFormat } from '@console/ui';
import { hasNoAccount } from '../key/account';
import { KEY_KIND } from '../key/kind';
import { useText } from './search-texts';

/** Buckets in the search, by name. */
function Buckets() {
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

/** Access keys in the search, by their ids and labels. */
function Keys() {
  const { data, error, isLoading } = useQuery(listS3Keys, {});
  const entries = useMemo(
    () =>
      (data ?? []).map(({ accessKey, userId }): SearchEntry => ({
        id: accessKey,
        labelId: labelId(KEY_KIND, accessKey),
        name: accessKey,
        // The secret is in the row: it is nothing to search by.
        words: [userId],
        show: () => ({ name: accessKey, to: `${paths.storageKeys()}?q=${accessKey}` }),
      })),
    [data],
  );
  const hasFailed = error !== undefined && !data && !hasNoAccount(error);
  useSearchSource({ kind: KEY_KIND, entries, isLoading, hasFailed });
  return null;
}

const NONE: ReadonlyMap<string, unknown> = new Map();
const OF_KEYS = labelId(KEY_KIND, '');

/** Without a storage account the API has no keys to list: those are asked for only where one has had a label. */
const useHasLabelledKeys = (): boolean =>
  labelStore(({ labels = NONE }) => [...labels.keys()].some((id) => id.startsWith(OF_KEYS)));

/** Buckets in the search, and access keys that have labels. */
export default function SearchStorage() {
  const hasKeys = useHasLabelledKeys();
  const isForeign = useForeignOwner() !== undefined;
  return (
    <>
      <Buckets />
      {hasKeys && !isForeign ? <Keys /> : null}
    </>
  );
}

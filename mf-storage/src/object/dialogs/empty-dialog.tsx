import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@console/api';
import { getBucket } from '@console/contract/bucket';
import { currencyDigits } from '@console/contract/currency';
import { savedSpend } from '@console/domain/deletion';
import { useChargedAmount } from '@console/domain/price-list';
import { DeleteDialog, toast } from '@console/ui';
import { bucketPrice } from '../../bucket/price';
import { useStoragePrices } from '../../bucket/use-prices';
import { failureMessages, type ObjectStore, type UnfinishedUpload } from '../../object-store';
import type { Entry } from '../listing/entry';
import { abortUploads, allUploads, deleteObjects } from '../bulk/delete-objects';
import { Commands } from '../parts/commands';
import { deleteCommand } from '../parts/object-commands';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';
import { useCollected } from './use-collected';
import { useCountText } from './use-count-text';

const EVERYTHING: readonly Entry[] = [{ kind: 'folder', key: '', name: '' }];

/** Uploads of a bucket that were never ended: they take place although nobody sees them. */
function useUploads(store: ObjectStore): { readonly uploads?: readonly UnfinishedUpload[]; readonly error?: unknown } {
  const [state, setState] = useState<{ uploads?: readonly UnfinishedUpload[]; error?: unknown }>({});
  useEffect(() => {
    const abort = new AbortController();
    allUploads(store, abort.signal).then(
      (uploads) => setState({ uploads }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ error });
      },
    );
    return () => abort.abort();
  }, [store]);
  return state;
}

/** Deletes all that is in a bucket, so that it can be deleted itself. */
export function EmptyBucket({ store, onClose }: { store: ObjectStore; onClose: () => void }) {
  const t = useBrowserText();
  const counted = useCollected(store, EVERYTHING);
  const count = useCountText(counted);
  const { uploads, error: uploadsError } = useUploads(store);
  const { objects, bytes: size } = counted.soFar;
  const keys = useMemo(() => objects.map(({ key }) => key), [objects]);
  const isKnown = counted.isDone && (uploads !== undefined || uploadsError !== undefined);
  const isEmpty = isKnown && keys.length === 0 && (uploads?.length ?? 0) === 0;
  const prices = useStoragePrices();
  const charged = useChargedAmount();
  const { data: bucket } = useQuery(getBucket, { name: store.bucket });
  const account = bucket?.billing_account_id;
  // Only what was counted whole is deleted whole, and what is too little to be seen changes nothing.
  const full = counted.isDone ? bucketPrice({ size_bytes: size }, prices) : undefined;
  const price = full?.round(currencyDigits(prices.terms.currency)).gt(0) === true ? full : undefined;
  const start = async (): Promise<void> => {
    if (keys.length > 0) deleteObjects(store, keys);
    if (!uploads || uploads.length === 0) return;
    const left = await abortUploads(store, uploads);
    if (left > 0) toast.error(t('empty.uploadsLeft', { n: left }));
  };
  return (
    <DeleteDialog
      open
      onClose={onClose}
      title={t('emptyBucket')}
      name={store.bucket}
      consequences={[
        {
          id: 'objects',
          tone: 'erased',
          text: count.text,
        },
        ...(uploads === undefined
          ? []
          : [
              {
                id: 'uploads',
                tone: 'erased' as const,
                icon: 'upload' as const,
                text: t('empty.uploads', { n: uploads.length }),
              },
            ]),
        { id: 'bucket', tone: 'kept', text: t('empty.kept') },
      ]}
      {...savedSpend(account, price && charged(account, price))}
      confirmLabel={t('emptyBucket')}
      reason={isKnown ? (isEmpty ? t('empty.already') : undefined) : (count.reason ?? t('delete.wait'))}
      onConfirm={start}
      after={<Commands bucket={store.bucket} commands={[deleteCommand(store.bucket, '')]} />}
    >
      {counted.error === undefined ? null : <StoreFailureStrip error={counted.error} onRetry={counted.retry} />}
      {uploadsError === undefined ? null : (
        <p className="ui-small">{t('empty.uploadsUnknown', { why: failureMessages(uploadsError).title })}</p>
      )}
    </DeleteDialog>
  );
}

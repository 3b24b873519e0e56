import { Button, Dialog, Notice, useFormat } from '@console/ui';
import type { ObjectStore } from '../../object-store';
import { startZip, zipBound } from '../../transfer';
import type { Entry } from '../listing/entry';
import { nameIn, parentOf } from '../names/path';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';
import { useCollected } from './use-collected';
import { useCountText } from './use-count-text';

interface ZipObjectsProps {
  readonly store: ObjectStore;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** Saves a selection as one file: what is in its folders is counted first. */
export function ZipObjects({ store, entries, onClose }: ZipObjectsProps) {
  const t = useBrowserText();
  const { bytes } = useFormat();
  const counting = useCollected(store, entries);
  const counted = useCountText(counting);
  const { soFar, isDone, error, retry } = counting;
  const [first] = entries;
  const parent = parentOf(first?.key ?? '');
  const name = entries.length === 1 ? nameIn(first?.key ?? '') : nameIn(parent);
  const bound = zipBound();
  const isLarge = bound !== undefined && soFar.bytes > bound;
  const reason = isDone && soFar.objects.length === 0 ? t('zip.none') : counted.reason;
  const start = (): void => {
    void startZip({
      bucket: store.bucket,
      fileName: `${name || store.bucket}.zip`,
      entries: soFar.objects.map(({ key, size, modified }) => ({
        key,
        name: key.slice(parent.length),
        size,
        modified,
      })),
    });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('zip.title')}
      onSubmit={() => reason === undefined && !isLarge && start()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            icon="download"
            disabled={isLarge}
            {...(reason === undefined ? {} : { reason })}
          >
            {t('download')}
          </Button>
        </>
      }
    >
      <p role="status">{counted.text}</p>
      {isLarge ? <Notice tone="warn">{t('zip.large', { size: bytes(bound) })}</Notice> : null}
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={retry} />}
    </Dialog>
  );
}

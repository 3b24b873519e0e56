import './transfer.css';
import { useCallback, useEffect, useState } from 'react';
import { Button, Card, Notice, useFormat } from '@console/ui';
import type { ObjectStore, UnfinishedUpload, UploadListing } from '../../object-store/types';
import { failureMessages } from '../../object-store/failure-messages';
import { forgetHandle } from '../kept/handles';
import { heldElsewhere, untilFree } from '../kept/held';
import { forgetNote, notes } from '../kept/notes';
import { useText } from '../texts';
import { engine, useTransfers } from '../transfers';
import { isEnded } from '../types';
import { UnfinishedRow } from './unfinished-row';

/** Pages of a thousand that are read: whoever has more removes these first. */
const MOST_PAGES = 5;

/** For what a person has asked for. */
const never = new AbortController().signal;

/** What was read of them. */
interface Unfinished {
  readonly uploads: readonly UnfinishedUpload[];
  /** There are more. */
  readonly isPart: boolean;
}

async function readAll(store: ObjectStore, signal: AbortSignal): Promise<Unfinished> {
  const all: UnfinishedUpload[] = [];
  let page: UploadListing['next'];
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const read = await store.listUploads('', page, signal);
    all.push(...read.uploads);
    page = read.next;
    if (!page) break;
  }
  return { uploads: all, isPart: page !== undefined };
}

/** Changes when the transfers of a bucket may have left something, or begun to go on with it. */
function turnOf(bucket: string): string {
  const own = engine.transfers().filter((one) => one.bucket === bucket);
  const gone = own.filter(({ state, isRemoving }) => state === 'cancelled' && isRemoving !== true);
  return `${own.every((one) => isEnded(one) && one.isRemoving !== true)} ${gone.length}`;
}

/**
 * Multipart uploads that were begun and not ended, by whomever: their parts take place. Nothing where there is none. What this page
 * is at is in the panel of transfers.
 */
export function UnfinishedUploads({ store }: { store: ObjectStore }) {
  const t = useText();
  const { number } = useFormat();
  const { bucket } = store;
  const [{ uploads, isPart }, setUnfinished] = useState<Unfinished>({ uploads: [], isPart: false });
  const [unread, setUnread] = useState<unknown>();
  const [elsewhere, setElsewhere] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<unknown>();
  const { transfers } = useTransfers(bucket);
  const running = new Set(transfers.filter((one) => !isEnded(one) || one.state === 'failed').map(({ key }) => key));

  const read = useCallback(
    (signal: AbortSignal) =>
      Promise.all([readAll(store, signal), heldElsewhere()]).then(
        ([all, held]) => {
          if (signal.aborted) return;
          setUnfinished(all);
          setElsewhere(held);
          setUnread(undefined);
        },
        (failure: unknown) => {
          if (!signal.aborted) setUnread(failure);
        },
      ),
    [store],
  );
  // Read anew when one was cancelled, or all have ended: they may have left parts.
  useEffect(() => {
    const controller = new AbortController();
    let turn = turnOf(bucket);
    void read(controller.signal);
    const end = engine.subscribe(() => {
      const now = turnOf(bucket);
      if (now === turn) return;
      turn = now;
      void read(controller.signal);
    });
    return () => {
      end();
      controller.abort();
    };
  }, [read, bucket]);

  // A tab that is done with an upload, or closed, has finished it or left it to the others.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const { uploadId } of uploads)
      if (elsewhere.has(uploadId))
        void untilFree(uploadId, signal).then(
          () => read(signal),
          () => undefined,
        );
    return () => controller.abort(new Error('not shown any more'));
  }, [read, uploads, elsewhere]);

  const remove = async ({ key, uploadId }: UnfinishedUpload): Promise<void> => {
    setError(undefined);
    try {
      await store.abortUpload(key, uploadId);
      forgetNote(uploadId);
      void forgetHandle(uploadId);
      setUnfinished((all) => ({ ...all, uploads: all.uploads.filter((one) => one.uploadId !== uploadId) }));
    } catch (failure) {
      setError(failure);
    }
  };
  const removeAll = async (all: readonly UnfinishedUpload[]): Promise<void> => {
    for (const upload of all) await remove(upload);
    // What was beyond them.
    if (isPart) await read(never);
  };

  const known = new Map(notes().map((note) => [note.uploadId, note]));
  const shown = uploads.filter(({ key }) => !running.has(key));
  const removable = shown.filter(({ uploadId }) => !elsewhere.has(uploadId));
  const notRead =
    unread === undefined ? null : (
      <Notice
        tone="warn"
        action={
          <Button size="sm" onClick={() => void read(never)}>
            {t('retry')}
          </Button>
        }
      >
        {t('unfinished.unread', { title: failureMessages(unread).title })}
      </Notice>
    );
  if (shown.length === 0) return notRead;
  return (
    <Card
      title={t('unfinished.title')}
      note={t('unfinished.about')}
      flush
      actions={
        removable.length > 1 ? (
          <Button size="sm" onClick={() => void removeAll(removable)}>
            {t('unfinished.removeAll')}
          </Button>
        ) : null
      }
    >
      {notRead}
      {error === undefined ? null : <Notice tone="danger">{failureMessages(error).title}</Notice>}
      <ul className="transfer-list" aria-label={t('unfinished.title')}>
        {shown.map((upload) => (
          <UnfinishedRow
            key={upload.uploadId}
            upload={upload}
            note={known.get(upload.uploadId)}
            isElsewhere={elsewhere.has(upload.uploadId)}
            bucket={bucket}
            onRemove={() => remove(upload)}
          />
        ))}
        {isPart ? <li className="transfer-more">{t('unfinished.part', { n: number(uploads.length) })}</li> : null}
      </ul>
    </Card>
  );
}

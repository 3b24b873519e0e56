import './transfer.css';
import { Button, Card, Notice, useFormat } from '@console/ui';
import type { ObjectStore } from '../../object-store/types';
import { failureMessages } from '../../object-store/failure-messages';
import { notes } from '../kept/notes';
import { useText } from '../texts';
import { useTransfers } from '../transfers';
import { isEnded } from '../types';
import { UnfinishedRow } from './unfinished-row';
import { useUnfinished } from './use-unfinished';

/**
 * Multipart uploads that were begun and not ended, by whomever: their parts take place. Nothing where there is none. What this page
 * is at is in the panel of transfers.
 */
export function UnfinishedUploads({ store }: { store: ObjectStore }) {
  const t = useText();
  const { number } = useFormat();
  const { bucket } = store;
  const { uploads, isPart, elsewhere, unread, error, read, remove, removeAll } = useUnfinished(store);
  const { transfers } = useTransfers(bucket);
  const running = new Set(transfers.filter((one) => !isEnded(one) || one.state === 'failed').map(({ key }) => key));

  const known = new Map(notes().map((note) => [note.uploadId, note]));
  const shown = uploads.filter(({ key }) => !running.has(key));
  const removable = shown.filter(({ uploadId }) => !elsewhere.has(uploadId));
  const notRead =
    unread === undefined ? null : (
      <Notice
        tone="warn"
        action={
          <Button size="sm" onClick={() => void read()}>
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
        {isPart ? <li className="transfer-more">{t('unfinished.part', { n: number(shown.length) })}</li> : null}
      </ul>
    </Card>
  );
}

import { useState } from 'react';
import { Delayed, DeleteDialog } from '@console/ui';
import type { ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { visibleText } from '../names/visible';
import { deleteObjects } from '../bulk/delete-objects';
import { changesOf, type Changes } from '../bulk/taken';
import { Commands } from '../parts/commands';
import { deleteCommand } from '../parts/object-commands';
import { ObjectName } from '../parts/object-name';
import { StoreFailureStrip } from '../store-failure';
import { BrowserText, useBrowserText } from '../texts';
import { ChangedDialog } from './changed-dialog';
import { PreparingDialog } from './preparing-dialog';
import { useCollected } from './use-collected';
import { useCountText } from './use-count-text';
import { useLook } from './use-look';

/** From so many objects a word is to be typed first. */
const MANY = 100;
/** Commands that are shown; the others are like them. */
const SHOWN = 5;

interface DeleteObjectsProps {
  readonly store: ObjectStore;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** Deletes a selection: how many objects that is, is counted first. */
export function DeleteObjects({ store, entries, onClose }: DeleteObjectsProps) {
  const t = useBrowserText();
  const counting = useCollected(store, entries);
  const counted = useCountText(counting);
  const { soFar, isDone, error, retry } = counting;
  const { objects } = soFar;
  const n = objects.length;
  const [first] = entries;
  const name = entries.length === 1 && first ? first.name : t('count', { n: entries.length });
  const commands = entries.slice(0, SHOWN).map(({ key }) => deleteCommand(store.bucket, key));
  const { look, isLooking, progress, error: lookError } = useLook();
  const [changed, setChanged] = useState<Changes>();
  const start = (): void => {
    deleteObjects(
      store,
      objects.map(({ key }) => key),
    );
    onClose();
  };
  // What somebody else has put there meanwhile was not what was to be deleted.
  const confirm = (): void =>
    look(
      (options) => changesOf(store, objects, options),
      (found) => (found.changes.length === 0 && found.unread === 0 ? start() : setChanged(found)),
    );
  // Nothing is deleted yet, and who cancels now deletes nothing.
  if (isLooking || lookError !== undefined)
    return (
      <Delayed ms={lookError === undefined ? 500 : 0}>
        <PreparingDialog
          progress={progress ?? { done: 0, of: n }}
          error={lookError}
          onRetry={confirm}
          onClose={onClose}
        />
      </Delayed>
    );
  if (changed) return <ChangedDialog found={changed} onGo={start} onClose={onClose} />;
  const isNone = isDone && n === 0;
  const hasFolders = entries.some(({ kind }) => kind === 'folder');
  return (
    <DeleteDialog
      open
      onClose={onClose}
      title={
        entries.length === 1
          ? t(hasFolders ? 'delete.folder' : 'delete.object')
          : t('delete.items', { n: entries.length })
      }
      name={visibleText(name)}
      intro={
        <BrowserText
          id="delete.intro"
          values={{
            name: <b>{entries.length === 1 ? <ObjectName name={name} /> : name}</b>,
            bucket: <b>{store.bucket}</b>,
          }}
        />
      }
      consequences={[
        {
          id: 'objects',
          tone: 'erased',
          text: counted.text,
        },
      ]}
      confirmText={isDone && n >= MANY ? t('delete.word') : false}
      confirmLabel={isDone && !isNone ? t('delete.confirm', { n }) : t('delete')}
      reason={isNone ? t('zip.none') : counted.reason}
      onConfirm={confirm}
      operation={{ pending: false }}
      after={<Commands bucket={store.bucket} commands={commands} of={entries.length} />}
    >
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={retry} />}
    </DeleteDialog>
  );
}

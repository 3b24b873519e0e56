import { useState } from 'react';
import { Button, Dialog, Icon } from '@console/ui';
import type { ObjectRow, ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { copyKey, crumbsOf, parentOf } from '../names/path';
import { isInItself, targetsIn } from '../bulk/plan';
import { Commands } from '../parts/commands';
import { copyCommand, moveCommand } from '../parts/object-commands';
import { ObjectName } from '../parts/object-name';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';
import { DuplicateObjects } from './duplicate-objects';
import { TransferFlow } from './transfer-flow';
import { useFolder } from '../listing/use-folder';

interface MoveObjectsProps {
  readonly store: ObjectStore;
  readonly entries: readonly Entry[];
  readonly how: 'move' | 'copy';
  readonly onClose: () => void;
}

const SHOWN = 5;

/** Chooses the folder that a selection goes to, by walking there. */
export function MoveObjects({ store, entries, how, onClose }: MoveObjectsProps) {
  const t = useBrowserText();
  const from = parentOf(entries[0]?.key ?? '');
  const [folder, setFolder] = useState(from);
  const [isChosen, setChosen] = useState(false);
  const isBeside = how === 'copy' && folder === from;
  const reason = isInItself(entries, folder)
    ? t('move.itself')
    : how === 'move' && folder === from
      ? t('move.here')
      : undefined;
  if (isChosen && isBeside) return <DuplicateObjects store={store} entries={entries} onClose={onClose} />;
  if (isChosen)
    return (
      <TransferFlow
        store={store}
        entries={entries}
        how={how}
        entered={{ what: how, to: folder }}
        targetsOf={(objects: readonly ObjectRow[]) => targetsIn(entries, objects, folder)}
        onClose={onClose}
      />
    );
  const command = how === 'move' ? moveCommand : copyCommand;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(how === 'move' ? 'move.title' : 'copy.title', { n: entries.length })}
      description={t(how === 'move' ? 'move.about' : 'copy.about')}
      onSubmit={() => reason === undefined && setChosen(true)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" {...(reason === undefined ? {} : { reason })}>
            {t(how === 'move' ? 'move.go' : 'copy.go')}
          </Button>
        </>
      }
    >
      <FolderPicker store={store} folder={folder} onFolder={setFolder} />
      <Commands
        bucket={store.bucket}
        of={entries.length}
        commands={entries.slice(0, SHOWN).map(({ key }) => {
          const [target = { to: folder }] = targetsIn(entries, [{ key }], folder);
          const to = isBeside ? copyKey(key, t('copy.word'), () => false) : target.to;
          return command(store.bucket, key, to);
        })}
      />
    </Dialog>
  );
}

interface FolderPickerProps {
  readonly store: ObjectStore;
  readonly folder: string;
  readonly onFolder: (folder: string) => void;
}

/** The folders of a bucket, one level at a time. */
function FolderPicker({ store, folder, onFolder }: FolderPickerProps) {
  const t = useBrowserText();
  const { entries, isReading, isComplete, error, folder: reader } = useFolder(store, folder, '');
  const folders = entries.filter(({ kind }) => kind === 'folder');
  return (
    <div className="ui-stack tight">
      <nav aria-label={t('move.target')} className="objects-path">
        <ol>
          {[{ name: store.bucket, prefix: '' }, ...crumbsOf(folder)].map(({ name, prefix }, at) => (
            <li key={prefix}>
              {at > 0 ? <Icon name="chevron-right" size={12} /> : null}
              {prefix === folder ? (
                <b aria-current="location">
                  <ObjectName name={name} />
                </b>
              ) : (
                <button type="button" className="ui-txtbtn" onClick={() => onFolder(prefix)}>
                  <ObjectName name={name} />
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={() => reader.readOn()} />}
      <ul className="objects-folders" aria-label={t('move.folders')}>
        {folders.map(({ key, name }) => (
          <li key={key}>
            <button type="button" onClick={() => onFolder(key)}>
              <Icon name="folder" />
              <span className="objects-long">
                <ObjectName name={name} />
              </span>
              <Icon name="chevron-right" size={14} />
            </button>
          </li>
        ))}
        {folders.length === 0 && isComplete ? <li className="ui-mut none">{t('move.noFolders')}</li> : null}
        {isReading ? <li className="ui-mut none">{t('loading')}</li> : null}
      </ul>
      {isComplete || isReading || error !== undefined ? null : (
        <Button size="sm" onClick={() => reader.readOn()}>
          {t('part.more')}
        </Button>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { Entry } from '../listing/entry';
import { isFolder, movedKey, nameIn, parentOf } from '../names/path';
import { Commands } from '../parts/commands';
import { moveCommand } from '../parts/object-commands';
import { useBrowserText } from '../texts';
import { NameForm } from './name-form';
import { TransferFlow, type TransferStore } from './transfer-flow';

interface RenameObjectProps {
  readonly store: TransferStore;
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** Another name in the same folder: the object is copied there and then deleted here, for a folder all that is in it. */
export function RenameObject({ store, entry, onClose }: RenameObjectProps) {
  const t = useBrowserText();
  const { key } = entry;
  const [slash, before, parent] = [isFolder(key) ? '/' : '', nameIn(key), parentOf(key)];
  const [typed, setTyped] = useState(before);
  const [target, setTarget] = useState<string>();
  const [entries] = useState([entry]);
  if (target !== undefined)
    return (
      <TransferFlow
        store={store}
        entries={entries}
        how="move"
        entered={{ what: 'rename', key, to: nameIn(target) }}
        targetsOf={(objects) => objects.map(({ key: from }) => ({ from, to: movedKey(from, key, target) }))}
        onClose={onClose}
        onCancel={() => setTarget(undefined)}
      />
    );
  return (
    <NameForm
      title={t(entry.kind === 'folder' ? 'rename.folder' : 'rename.object')}
      name={before}
      typedBefore={typed}
      parent={parent}
      isFolder={slash !== ''}
      saveLabel={t('rename')}
      pendingLabel={t('rename.pending')}
      onSave={async (name) => {
        setTyped(name);
        if (name !== before) setTarget(`${parent}${name}${slash}`);
        return name === before ? undefined : '';
      }}
      onClose={onClose}
    >
      {(name) => (
        <Commands bucket={store.bucket} commands={[moveCommand(store.bucket, key, `${parent}${name}${slash}`)]} />
      )}
    </NameForm>
  );
}

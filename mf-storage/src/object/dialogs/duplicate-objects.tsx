import type { ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { parentOf } from '../names/path';
import { besideTargets } from '../bulk/beside';
import { useBrowserText } from '../texts';
import { TransferFlow } from './transfer-flow';

interface DuplicateObjectsProps {
  readonly store: ObjectStore;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** Copies a selection beside itself, under names that are free. */
export function DuplicateObjects({ store, entries, onClose }: DuplicateObjectsProps) {
  const t = useBrowserText();
  return (
    <TransferFlow
      store={store}
      entries={entries}
      how="copy"
      entered={{ what: 'copy', to: parentOf(entries[0]?.key ?? '') }}
      targetsOf={(objects, signal) => besideTargets(store, { entries, objects, word: t('copy.word') }, signal)}
      onClose={onClose}
    />
  );
}

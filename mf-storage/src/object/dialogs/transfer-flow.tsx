import { useEffect, useState } from 'react';
import { toast } from '@console/ui';
import type { ObjectRow, ObjectStore } from '../../object-store';
import { objectsOf, type Entry } from '../listing/entry';
import { startTransfers, type EnteredTransfer } from '../bulk/copy-objects';
import { resolved, type Resolution } from '../bulk/plan';
import { changesOf, takenOf, type Changes, type Taken } from '../bulk/taken';
import { useBrowserText } from '../texts';
import { ChangedDialog } from './changed-dialog';
import { ConflictDialog } from './conflict-dialog';
import { PreparingDialog } from './preparing-dialog';
import { useCollected } from './use-collected';
import { useLook } from './use-look';

interface Target {
  readonly from: string;
  readonly to: string;
}

export interface PlannedTransfer {
  readonly entries: readonly Entry[];
  readonly how: 'move' | 'copy';
  readonly entered: EnteredTransfer;
  /** Where each object comes to. */
  readonly targetsOf: (
    objects: readonly ObjectRow[],
    signal: AbortSignal,
  ) => readonly Target[] | Promise<readonly Target[]>;
}

export type TransferStore = Pick<ObjectStore, 'bucket' | 'list' | 'copy' | 'remove'>;

interface TransferFlowProps extends PlannedTransfer {
  readonly store: TransferStore;
  /** It goes its way, or there is nothing to do. */
  readonly onClose: () => void;
  /** Somebody does not want it so after all; as closed by default. */
  readonly onCancel?: () => void;
}

interface Found {
  readonly targets: readonly Target[];
  readonly taken: Taken;
}

type Decide = (to: string) => Resolution;

/**
 * From what is to be moved or copied to the work itself: counted, looked whether names are taken, asked where they are. What
 * somebody else has written meanwhile is told before it is moved or overwritten.
 */
export function TransferFlow({
  store,
  entries,
  how,
  entered,
  targetsOf,
  onClose,
  onCancel = onClose,
}: TransferFlowProps) {
  const t = useBrowserText();
  const { soFar, isDone, error, retry } = useCollected(store, entries);
  const { look, isLooking, progress, error: lookError } = useLook();
  const [found, setFound] = useState<Found>();
  const [changed, setChanged] = useState<{ readonly found: Changes; readonly go: () => void }>();
  const begin = ({ targets, taken }: Found, decide: Decide): void => {
    const items = resolved(targets, new Set(taken.rows.keys()), decide);
    if (items.length > 0) startTransfers(store, items, how, entered);
    else toast.info(t('transfer.nothing'));
    onClose();
  };
  const tell = (changes: Changes, go: () => void): void =>
    changes.changes.length === 0 && changes.unread === 0 ? go() : setChanged({ found: changes, go });
  const goOn = (all: Found): void => {
    setChanged(undefined);
    if (all.taken.rows.size === 0 && all.taken.unread === 0) begin(all, () => 'skip');
    else setFound(all);
  };
  const prepare = (): void =>
    look(
      async (options) => {
        // What is in folders was read just now; what is shown may be older.
        const known = how === 'move' ? objectsOf(entries) : [];
        const changes = await changesOf(store, known, options);
        const targets = await targetsOf(soFar.objects, options.signal);
        const taken = await takenOf(
          store,
          targets.map(({ to }) => to),
          options,
        );
        return { all: { targets, taken }, changes };
      },
      ({ all, changes }) => tell(changes, () => goOn(all)),
    );
  const decided = (all: Found, decide: Decide): void => {
    const overwritten = [...all.taken.rows.values()].filter(({ key }) => decide(key) === 'overwrite');
    look(
      (options) => changesOf(store, overwritten, options),
      (changes) => tell(changes, () => begin(all, decide)),
    );
  };
  useEffect(() => {
    if (isDone) prepare();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- looked at once, when all was counted
  }, [isDone]);
  if (changed) return <ChangedDialog found={changed.found} onGo={changed.go} onClose={onCancel} />;
  const failure = error ?? lookError;
  if (found && failure === undefined && !isLooking)
    return (
      <ConflictDialog
        taken={found.taken}
        unread={t('conflict.unread.keep', { n: found.taken.unread })}
        onDecide={(decide) => decided(found, decide)}
        onClose={onCancel}
      />
    );
  return (
    <PreparingDialog
      counted={soFar.objects.length}
      progress={progress}
      error={failure}
      onRetry={error === undefined ? prepare : retry}
      onClose={onCancel}
    />
  );
}

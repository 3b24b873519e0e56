import { useEffect, useRef, useState } from 'react';
import { Delayed } from '@console/ui';
import type { ObjectStore } from '../../object-store';
import { startUpload, type UploadEntry } from '../../transfer';
import { ChangedDialog } from '../dialogs/changed-dialog';
import { ConflictDialog } from '../dialogs/conflict-dialog';
import { PreparingDialog } from '../dialogs/preparing-dialog';
import type { Resolution } from '../bulk/plan';
import { changesOf, takenOf, type Changes, type LookOptions, type Progress, type Taken } from '../bulk/taken';
import { useBrowserText } from '../texts';
import { planUpload } from './plan';

type Decide = (key: string) => Resolution;

/** What is asked or told before files are sent. */
type Step =
  | { readonly is: 'looking'; readonly progress: Progress }
  | { readonly is: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly is: 'asked'; readonly taken: Taken }
  | { readonly is: 'changed'; readonly found: Changes; readonly go: () => void };

/** Files that were chosen together, on their way to being sent. */
interface Chosen {
  readonly id: number;
  readonly prefix: string;
  readonly entries: readonly UploadEntry[];
  readonly abort: AbortController;
}

const NOTHING: Taken = { rows: new Map(), unread: 0 };

/** Uploads into the folder that is shown; names that are taken are asked about first. */
export function useUpload(store: ObjectStore, prefix: string) {
  const t = useBrowserText();
  const [flows, setFlows] = useState<readonly { readonly chosen: Chosen; readonly step: Step }[]>([]);
  const count = useRef(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const close = ({ id, abort }: Chosen): void => {
    abort.abort();
    setFlows((all) => all.filter(({ chosen }) => chosen.id !== id));
  };
  const show = (chosen: Chosen, step: Step): void =>
    setFlows((all) => {
      const isKnown = all.some((one) => one.chosen.id === chosen.id);
      const shown = { chosen, step };
      return isKnown ? all.map((one) => (one.chosen.id === chosen.id ? shown : one)) : [...all, shown];
    });

  const start = (chosen: Chosen, { rows }: Taken, decide: Decide): void => {
    const { prefix: to, entries } = chosen;
    const { replacing, fresh } = planUpload(entries, to, new Set(rows.keys()), decide);
    const { bucket } = store;
    if (replacing.length > 0) startUpload({ bucket, prefix: to, entries: replacing, onConflict: 'replace' });
    if (fresh.length > 0) startUpload({ bucket, prefix: to, entries: fresh, onConflict: 'ask' });
    close(chosen);
  };
  /** Asks the store, and says how far that is. Nobody is asked on another page: there each file asks for itself. */
  const look = async <T,>(
    chosen: Chosen,
    of: number,
    work: (options: LookOptions) => Promise<T>,
    then: (found: T) => void,
  ): Promise<void> => {
    const { signal } = chosen.abort;
    const onProgress = (progress: Progress): void => {
      if (!signal.aborted) show(chosen, { is: 'looking', progress });
    };
    onProgress({ done: 0, of });
    try {
      const found = await work({ signal, onProgress });
      if (signal.aborted) return;
      if (isShown.current) then(found);
      else start(chosen, NOTHING, () => 'skip');
    } catch (error) {
      if (!signal.aborted) show(chosen, { is: 'failed', error, retry: () => void look(chosen, of, work, then) });
    }
  };
  const begin = (entries: readonly UploadEntry[]): void => {
    if (entries.length === 0) return;
    count.current += 1;
    const chosen = { id: count.current, prefix, entries, abort: new AbortController() };
    const keys = entries.map(({ path }) => prefix + path);
    void look(
      chosen,
      keys.length,
      (options) => takenOf(store, keys, options),
      (taken) => {
        if (taken.rows.size === 0 && taken.unread === 0) start(chosen, taken, () => 'skip');
        else show(chosen, { is: 'asked', taken });
      },
    );
  };
  /** What is there may have been replaced while the person decided. */
  const decided = (chosen: Chosen, taken: Taken, decide: Decide): void => {
    const overwritten = [...taken.rows.values()].filter(({ key }) => decide(key) === 'overwrite');
    const go = (): void => start(chosen, taken, decide);
    void look(
      chosen,
      overwritten.length,
      (options) => changesOf(store, overwritten, options),
      (found) => (found.changes.length === 0 && found.unread === 0 ? go() : show(chosen, { is: 'changed', found, go })),
    );
  };

  const dialogOf = (chosen: Chosen, step: Step) => {
    const onClose = (): void => close(chosen);
    switch (step.is) {
      case 'looking':
        return (
          <Delayed>
            <PreparingDialog progress={step.progress} error={undefined} onRetry={onClose} onClose={onClose} />
          </Delayed>
        );
      case 'failed':
        return <PreparingDialog progress={undefined} error={step.error} onRetry={step.retry} onClose={onClose} />;
      case 'asked': {
        const { taken } = step;
        return (
          <ConflictDialog
            taken={taken}
            unread={t('conflict.unread.ask', { n: taken.unread })}
            onDecide={(decide) => decided(chosen, taken, decide)}
            onClose={onClose}
          />
        );
      }
      case 'changed':
        return <ChangedDialog found={step.found} onGo={step.go} onClose={onClose} />;
    }
  };
  // One after the other: what is asked first is answered first.
  const [first] = flows;
  return { begin, dialog: first ? dialogOf(first.chosen, first.step) : null };
}

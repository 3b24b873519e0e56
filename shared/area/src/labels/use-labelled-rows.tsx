import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button, Notice } from '@console/ui';
import { kindName } from '../kinds';
import { useSources } from '../search/use-sources';
import { Slot } from '../slot';
import { keepNames, keptNames } from './label-names';
import type { LabelSet } from './label-set';
import { isUnread, labelledRows, type LabelledRow } from './labelled-rows';
import { useText } from './page-texts';

/** Counts itself as long as it is there. */
function Counted({ onChange }: { readonly onChange: (by: number) => void }): ReactNode {
  useEffect(() => {
    onChange(1);
    return () => onChange(-1);
  }, [onChange]);
  return null;
}

function useCount(): readonly [count: number, change: (by: number) => void] {
  const [count, setCount] = useState(0);
  return [count, useCallback((by) => setCount((before) => before + by), [])];
}

/** What is said where something could not be read. */
function Unread({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={onRetry}>
          {t('unread.retry')}
        </Button>
      }
    >
      {what}
    </Notice>
  );
}

export interface LabelledRows {
  readonly rows: readonly LabelledRow[];
  /** Says what could not be read. */
  readonly failures: ReactNode;
  /** The areas' pieces that tell of their resources; they draw nothing. */
  readonly pieces: ReactNode;
}

/**
 * The resources that have labels, with the names that their areas have for them. Those names are kept for the time when a
 * resource is gone.
 */
export function useLabelledRows(labels: LabelSet): LabelledRows {
  const t = useText();
  const sources = useSources();
  const [names] = useState(keptNames);
  const [attempt, setAttempt] = useState(0);
  const [begun, changeBegun] = useCount();
  const [waiting, changeWaiting] = useCount();
  const [failed, changeFailed] = useCount();
  const rows = useMemo(
    () => labelledRows(labels, { sources, isWaiting: begun === 0 || waiting > 0, hasFailed: failed > 0 }, names),
    [labels, sources, begun, waiting, failed, names],
  );
  useEffect(() => {
    const there = rows.filter(({ standing }) => standing === 'there');
    keepNames(
      there.map(({ uuid, name }) => ({ id: uuid, name })),
      labels,
    );
  }, [rows, labels]);
  const unread = sources.filter(isUnread).map(({ kind }) => kindName(kind));
  const again = (): void => setAttempt((before) => before + 1);
  return {
    rows,
    failures: unread.length > 0 ? <Unread what={t('unread', { kinds: unread.join(', ') })} onRetry={again} /> : null,
    pieces: (
      <Fragment key={attempt}>
        <Slot
          name="shell.search"
          loading={<Counted onChange={changeWaiting} />}
          failure={(retry) => (
            <>
              <Counted onChange={changeFailed} />
              <Unread what={t('unread.part')} onRetry={retry} />
            </>
          )}
        />
        <Counted onChange={changeBegun} />
      </Fragment>
    ),
  };
}

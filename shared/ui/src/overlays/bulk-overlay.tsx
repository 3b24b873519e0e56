import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../parts/button';
import { cx } from '../parts/class-names';
import { failureText } from '../parts/error-panel';
import { VisuallyHidden } from '../parts/hidden';
import { Notice } from '../parts/notices';
import { leftToType } from '../text/typed-name';
import { text, useText } from '../text/ui-messages';
import { toast } from '../toasts/toast';
import { BulkRows } from './bulk-rows';
import type { BulkCounts, BulkDialogProps, BulkEngine, BulkRow, BulkRun } from './bulk-types';
import { DialogOverlay } from './dialog-overlay';
import { SpendLine, type Spend } from './spend-line';
import { CountNote, TypedWord, typedNote } from './typed-word';
import { bulkText, useBulkText } from './bulk/texts';

const noSubscription = (): (() => void) => () => undefined;
const noVersion = (): number => 0;

/** By how much the spend of a month changes, where it does. */
function PlanSpend({ amount, ...rest }: Spend): ReactNode {
  const t = useText();
  const b = useBulkText();
  const size = Number(amount);
  if (size === 0) return null;
  return <SpendLine {...rest} label={size < 0 ? t('deleteSpend') : b('spendUp')} amount={Math.abs(size)} />;
}

/** Splits a plan into what is done and what is left out; what another action works at is left out, too. */
function split(
  rows: readonly BulkRow[],
  isBusy: BulkEngine['isBusy'],
  busyReason: string,
): { planned: BulkRow[]; leftOut: BulkRow[] } {
  const planned: BulkRow[] = [];
  const leftOut: BulkRow[] = [];
  for (const row of rows) {
    if (row.blocked !== undefined) leftOut.push(row);
    else if (isBusy(row.id)) leftOut.push({ ...row, blocked: busyReason });
    else planned.push(row);
  }
  return { planned, leftOut };
}

/** Failures that a toast names; the others are counted. */
const NAMED = 3;

/** One sentence for rows that are not done: the first by name and reason. */
function reasonsOf(bulk: BulkRun, left: readonly BulkRow[]): string {
  const named = left.slice(0, NAMED).map(({ id, name }) => {
    const error = bulk.result(id)?.error;
    return `${name}: ${error ? failureText(error) : ''}`;
  });
  const rest = left.length - named.length;
  return [...named, ...(rest > 0 ? [text('andMore', { count: rest })] : [])].join('; ');
}

/** How many of a bulk action have failed, for a toast. */
function bulkFailure(bulk: BulkRun): string {
  const { count, failed } = bulk.counts();
  return bulkText('toast', { failed, count, reasons: reasonsOf(bulk, bulk.failures()) });
}

/** Of how many of a bulk action nobody knows, for a toast. */
function bulkUnknown(bulk: BulkRun): string {
  const { count, unknown } = bulk.counts();
  return bulkText('toastUnknown', { unknown, count, reasons: reasonsOf(bulk, bulk.unknowns()) });
}

const endedMessage = ({ done, count, failed, unknown }: BulkCounts): string =>
  bulkText(unknown > 0 ? 'endedUnknown' : 'ended', { done, count, failed, unknown });

/** How often progress is read out, at most, besides the end. */
const ANNOUNCEMENTS = 4;

/** How far a bulk action is: a bar, and now and then a sentence for screen readers instead of one for each row. */
function BulkProgress({ counts, running }: { counts: BulkCounts; running: boolean }): ReactNode {
  const b = useBulkText();
  const { count, ended, failed, unknown } = counts;
  const step = Math.max(1, Math.ceil(count / ANNOUNCEMENTS));
  const announced = running ? Math.floor(ended / step) * step : ended;
  return (
    <>
      <div
        className="ui-bulk-bar"
        role="progressbar"
        aria-label={b('progressLabel')}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={ended}
      >
        <i className="good" style={{ width: `${((ended - failed - unknown) / count) * 100}%` }} />
        <i className="unknown" style={{ width: `${(unknown / count) * 100}%` }} />
        <i className="broken" style={{ width: `${(failed / count) * 100}%` }} />
      </div>
      <VisuallyHidden>
        <span role="status">{running ? b('progress', { ended: announced, count }) : endedMessage(counts)}</span>
      </VisuallyHidden>
    </>
  );
}

/** What was confirmed; rows that are done may leave the caller's list, and the words that count them with them. */
interface Started {
  readonly bulk: BulkRun;
  readonly leftOut: readonly BulkRow[];
  readonly title: ReactNode;
}

/** A bulk action from its plan to its results; see BulkDialog. */
export function BulkOverlay(props: BulkDialogProps & { onExited: () => void }): ReactNode {
  const {
    open,
    onClose,
    title,
    description,
    rows,
    unseen = [],
    spend,
    children,
    confirmLabel,
    confirmText,
    doneText,
    engine,
  } = props;
  const t = useText();
  const b = useBulkText();
  const [typed, setTyped] = useState('');
  const [started, setStarted] = useState<Started>();
  const bulk = started?.bulk;
  useSyncExternalStore(bulk?.subscribe ?? noSubscription, bulk?.version ?? noVersion);
  const unwatch = useRef<() => void>(undefined);
  const leave = useCallback((): void => {
    unwatch.current?.();
    unwatch.current = undefined;
  }, []);
  useEffect(() => {
    if (!open) leave();
    return leave;
  }, [open, leave]);

  const plan = bulk ? { planned: bulk.rows, leftOut: started.leftOut } : split(rows, engine.isBusy, b('busy'));
  const { planned, leftOut } = plan;
  const running = bulk?.isRunning() ?? false;
  const counts = bulk?.counts();
  const isTyped = confirmText === undefined || leftToType(typed, confirmText) === 0;
  const canStart = isTyped && planned.length > 0;

  const close = (): void => {
    leave();
    onClose();
  };
  const start = (): void => {
    if (bulk || !canStart) return;
    const begun = engine.start({
      rows: planned,
      label: confirmLabel,
      run: props.run,
      done: doneText,
      failed: bulkFailure,
      unknown: bulkUnknown,
    });
    unwatch.current = begun.watch(() => {
      const { count, done } = begun.counts();
      if (done < count) return;
      toast.success(doneText(done));
      close();
    });
    setStarted({ bulk: begun, leftOut, title });
  };

  // A button that goes away takes the focus with it: the next one gets it.
  const next = useRef<HTMLButtonElement>(null);
  const phase = bulk === undefined ? 'plan' : running ? 'run' : 'end';
  useEffect(() => {
    if (phase !== 'plan') next.current?.focus();
  }, [phase]);

  const note = counts
    ? running
      ? b('progress', { ended: counts.ended, count: counts.count })
      : endedMessage(counts)
    : confirmText === undefined
      ? ''
      : typedNote(typed, confirmText);

  return (
    <DialogOverlay
      open={open}
      onExited={props.onExited}
      onClose={close}
      title={started?.title ?? title}
      description={description}
      width={560}
      dirty={typed !== '' && phase === 'plan'}
      onSubmit={start}
      footer={
        <>
          <span
            className={cx('note', phase === 'plan' && confirmText !== undefined && 'held')}
            {...(phase === 'plan' ? { 'aria-live': 'polite' } : { 'aria-hidden': true })}
          >
            <CountNote isCount={phase === 'plan' && confirmText?.startsWith(typed) === true}>{note}</CountNote>
          </span>
          {phase === 'plan' && (
            <>
              <Button onClick={close}>{t('cancel')}</Button>
              <Button
                type="submit"
                variant={props.danger || confirmText !== undefined ? 'danger' : 'filled'}
                disabled={!canStart}
              >
                {confirmLabel}
              </Button>
            </>
          )}
          {phase === 'run' && (
            <>
              {counts !== undefined && counts.waiting > 0 && (
                <Button onClick={() => bulk?.cancelRest()}>{b('cancelRest')}</Button>
              )}
              <Button ref={next} variant="filled" onClick={close}>
                {b('background')}
              </Button>
            </>
          )}
          {phase === 'end' && (
            <>
              <Button {...(counts?.failed || counts?.unknown ? {} : { ref: next })} onClick={close}>
                {t('close')}
              </Button>
              {counts !== undefined && counts.unknown > 0 && (
                <Button {...(counts.failed ? {} : { ref: next })} onClick={() => bulk?.sendAgain()}>
                  {b('sendAgain', { count: counts.unknown })}
                </Button>
              )}
              {counts !== undefined && counts.failed > 0 && (
                <Button ref={next} variant="filled" onClick={() => bulk?.retry()}>
                  {b('retryFailed', { count: counts.failed })}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      {counts && <BulkProgress counts={counts} running={running} />}
      {phase === 'plan' && unseen.length > 0 && (
        <Notice tone="warn">{b('unseen', { count: unseen.length, list: unseen.join(', ') })}</Notice>
      )}
      <BulkRows rows={planned} leftOut={leftOut} bulk={bulk} />
      {phase === 'plan' && children}
      {phase === 'plan' && planned.length > 0 && spend && <PlanSpend {...spend} />}
      {phase === 'plan' && planned.length > 0 && confirmText !== undefined && (
        <TypedWord word={confirmText} value={typed} onChange={setTyped} />
      )}
      {phase === 'plan' && props.after}
    </DialogOverlay>
  );
}

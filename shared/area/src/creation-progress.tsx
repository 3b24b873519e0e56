import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '@console/api';
import { EmptyState, useFormat, type IconName } from '@console/ui';
import { jobPercent, useJob } from './actions/action-store';
import { watchAction } from './actions/run-action';
import { kindName } from './kinds';
import { useText } from './messages';
import { ProgressView } from './progress-view';
import { useNow } from './use-now';

/** Creation progress is refreshed this often. (spec 1, section 9) */
const REFRESH_MS = 200;

export interface ProgressAction {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
  readonly to?: string;
  readonly onClick?: () => void;
}

export interface CreationProgressProps {
  readonly jobId: string;
  /** After 'Create another (type name)', which stands first. */
  readonly actions?: readonly ProgressAction[];
  /** Runs for 'Create another', where it is more than a link: the same choices again. */
  readonly onAnother?: (() => void) | undefined;
  /** A line under 'Create another (type name)': 'With the same choices'. */
  readonly anotherDetail?: string | undefined;
  /** The failure belongs to this screen: show the form again with it. */
  readonly onFailed?: (error: ApiError) => void;
  /** Between the bar and what can be done meanwhile. */
  readonly children?: ReactNode;
  /** By default the new thing's page is shown in the place of this screen. */
  readonly onDone?: (path: string) => void;
}

/** 'Creating (name)... N%', and what can be done meanwhile. (spec 1, section 2) */
export function CreationProgress({
  jobId,
  actions = [],
  onAnother,
  anotherDetail,
  onFailed,
  onDone,
  children,
}: CreationProgressProps) {
  const t = useText();
  const job = useJob(jobId);
  const { duration } = useFormat();
  const navigate = useNavigate();
  const now = useNow(REFRESH_MS, job?.state === 'running');
  const done = useRef(onDone);
  const failed = useRef(onFailed);
  useEffect(() => {
    done.current = onDone;
    failed.current = onFailed;
  });
  const ownsFailure = onFailed !== undefined;
  useEffect(
    () => watchAction(jobId, ownsFailure ? { onFailed: (error) => failed.current?.(error) } : {}),
    [jobId, ownsFailure],
  );
  const path = job?.state === 'done' ? job.path : undefined;
  useEffect(() => {
    if (path === undefined) return;
    if (done.current) done.current(path);
    else void navigate(path, { replace: true });
  }, [path, navigate]);
  const another = useMemo((): ProgressAction[] => {
    if (!job) return [];
    const row = {
      id: 'another',
      icon: 'plus',
      title: t('job.another', { kind: kindName(job.kind) }),
      ...(anotherDetail === undefined ? {} : { detail: anotherDetail }),
    } as const;
    if (onAnother) return [{ ...row, onClick: onAnother }];
    return job.another ? [{ ...row, to: job.another }] : [];
  }, [job, onAnother, anotherDetail, t]);
  if (!job) return <EmptyState text={t('job.gone')} />;
  const isChecked = job.state === 'running' && job.isChecked === true;
  const isDone = job.state === 'done';
  const kind = kindName(job.kind);
  const elapsed = Math.max(0, Math.round((now - job.startedAt) / 1000));
  const expected = Math.round(job.expectedMs / 1000);
  return (
    <ProgressView
      title={
        isDone
          ? t('job.ready', { kind, name: job.name })
          : t(isChecked ? 'job.checking' : 'job.creating', { name: job.name })
      }
      percent={isChecked ? undefined : jobPercent(job, now)}
      isRunning={job.state === 'running'}
      note={
        isDone
          ? ''
          : isChecked
            ? t('job.responseLost')
            : t(elapsed > expected ? 'job.late' : 'job.elapsed', {
                elapsed: duration(elapsed),
                expected: duration(expected),
              })
      }
      actions={[...another, ...actions]}
    >
      {children}
    </ProgressView>
  );
}

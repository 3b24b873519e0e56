import { useEffect, useMemo } from 'react';
import {
  jobPercent,
  Page,
  ProgressView,
  showOnScreen,
  useJobs,
  useNow,
  useUrlAdapter,
  type Breadcrumb,
} from '@console/area';
import { Button, Notice, SidebarBlock } from '@console/ui';
import { resourceKinds } from '@console/contract/kinds';
import { useOwnBackups } from '../backup/outcomes';
import { Facts } from '@console/ui';
import { KeptChoices, KeptSummary } from '../kept-choices';
import { useText } from '../texts';
import { useListAction } from '../use-list-action';
import { useSummary } from '../use-summary';
import type { VmChoices, VmValues } from '../values';
import { batchPercent, isLeft, isOpen, settledRow, type Batch, type BatchRow } from './batch';
import { BatchRows } from './batch-rows';
import { FullOffer } from './full-offer';
import { canRetry, hasUnsent, retryRows, showBatch } from './run-batch';

const REFRESH_MS = 200;

/** The screen tells of these machines itself; what is not sent yet would go with the page. */
function useOwnBatch(batch: Batch): void {
  const { id } = batch;
  const jobIds = batch.rows.flatMap(({ jobId }) => (jobId === undefined ? [] : [jobId]));
  useOwnBackups(jobIds);
  const all = jobIds.join();
  useEffect(() => showBatch(id), [id]);
  useEffect(() => {
    const ends = all === '' ? [] : all.split(',').map((jobId) => showOnScreen(jobId));
    return () => ends.forEach((end) => end());
  }, [all]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsent(id)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [id]);
}

function SentSummary() {
  return <KeptSummary>{<Facts items={useSummary()} />}</KeptSummary>;
}

export interface BatchScreenProps {
  readonly batch: Batch;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Of what was sent; only known in the tab where it was started. */
  readonly choices: VmChoices | undefined;
  readonly values: VmValues | undefined;
  readonly onAnother?: () => void;
  /** Back to the form with what is left of it. */
  readonly onChange?: (left: readonly BatchRow[]) => void;
}

/** Several machines on their way: all together, and each by itself with its result. */
export function BatchScreen({ batch, breadcrumbs, choices, values, onAnother, onChange }: BatchScreenProps) {
  const t = useText();
  const address = useUrlAdapter();
  const toList = useListAction();
  const jobs = useJobs();
  useOwnBatch(batch);
  const rows = useMemo(
    () =>
      batch.rows.map((row) =>
        settledRow(
          row,
          jobs.find(({ id }) => id === row.jobId),
        ),
      ),
    [batch.rows, jobs],
  );
  const isRunning = rows.some(isOpen);
  const now = useNow(REFRESH_MS, isRunning);
  const percent = batchPercent(rows, (row) => {
    const job = jobs.find(({ id }) => id === row.jobId);
    return job ? jobPercent(job, now) : 0;
  });
  const left = rows.filter(isLeft);
  const mayRetry = canRetry(batch.id);
  const isKnown = choices !== undefined && values !== undefined;
  const done = rows.filter(({ state }) => state === 'done').length;
  const actions = [
    ...(onAnother
      ? [
          {
            id: 'another',
            icon: 'plus' as const,
            title: t('progress.another', { kind: resourceKinds.virtual_machine.displayName }),
            detail: t('progress.same'),
            onClick: onAnother,
          },
        ]
      : []),
    ...(isKnown
      ? [
          {
            id: 'code',
            icon: 'code' as const,
            title: t('progress.code'),
            detail: t('progress.codeDetail'),
            onClick: () => address.set({ code: 'open' }),
          },
        ]
      : []),
    toList,
  ];
  const screen = (
    <Page
      title={t('progress.title')}
      breadcrumbs={breadcrumbs}
      sidebar={
        isKnown ? <SentSummary /> : <SidebarBlock title={t('summary.title')}>{t('many.noSummary')}</SidebarBlock>
      }
    >
      <ProgressView
        title={t(isRunning ? 'many.creating' : left.length > 0 ? 'many.partly' : 'many.done', { n: rows.length })}
        percent={percent}
        isRunning={isRunning}
        note={t('many.note', { done, n: rows.length })}
        actions={actions}
      >
        {isKnown && mayRetry ? <FullOffer batch={{ ...batch, rows }} /> : null}
        {left.length > 0 && !isRunning ? (
          <Notice
            tone="warn"
            action={
              <span className="ui-row wrap">
                {mayRetry ? (
                  <Button size="sm" onClick={() => retryRows(batch.id)}>
                    {t('many.retry', { n: left.length })}
                  </Button>
                ) : null}
                {onChange ? (
                  <Button size="sm" onClick={() => onChange(left)}>
                    {t('many.change')}
                  </Button>
                ) : null}
              </span>
            }
          >
            {t(mayRetry ? 'many.left' : 'many.leftReloaded', { n: left.length })}
          </Notice>
        ) : null}
        <BatchRows rows={rows} {...(mayRetry ? { onRetry: (index: number) => retryRows(batch.id, index) } : {})} />
      </ProgressView>
    </Page>
  );
  return isKnown ? (
    <KeptChoices base={choices} values={values}>
      {screen}
    </KeptChoices>
  ) : (
    screen
  );
}

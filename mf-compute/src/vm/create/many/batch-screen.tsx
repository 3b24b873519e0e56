import { useEffect, useMemo, type ReactNode } from 'react';
import {
  jobPercent,
  kindName,
  locationName,
  Page,
  useJobs,
  useNow,
  watchAction,
  type Breadcrumb,
  type Job,
} from '@console/area';
import { ProgressView, type ProgressAction } from '@console/area/progress';
import { Button, Facts, Notice, SidebarBlock, useFormat } from '@console/ui';
import type { VmChoices } from '../choices';
import { useVmForm } from '../form';
import { lostElsewhere, orderedPool } from '../order';
import { quoteOne, usePriceSource } from '../price';
import { KeptChoices, KeptSummary, useCodeAction, useListAction } from '../progress-parts';
import { useSummary } from '../summary';
import { maySpread } from '../targets';
import { useText } from '../texts';
import type { VmValues } from '../values';
import { areAllOfFull, batchPercent, fullPlaces, isLeft, isOpen, settledRow, type Batch, type BatchRow } from './batch';
import { BatchRows } from './batch-rows';
import { canRetry, moveRows, retryRow, retryRows, showBatch } from './run-batch';

/** Creation progress is refreshed this often. (spec 1, section 9) */
const REFRESH_MS = 200;

/** The screen tells of these machines itself: no toast does. */
function useOwnBatch({ id, rows }: Batch): void {
  const jobIds = rows.flatMap(({ jobId }) => (jobId === undefined ? [] : [jobId]));
  const all = jobIds.join();
  useEffect(() => showBatch(id), [id]);
  useEffect(() => {
    const ends = all === '' ? [] : all.split(',').map((jobId) => watchAction(jobId, {}));
    return () => ends.forEach((end) => end());
  }, [all]);
}

interface BatchProgress {
  readonly rows: readonly BatchRow[];
  readonly isRunning: boolean;
  /** Of all together, 0 to 100. */
  readonly percent: number;
}

const jobOf = (jobs: readonly Job[], { jobId }: BatchRow): Job | undefined => jobs.find(({ id }) => id === jobId);

/** The rows of a batch as they are now, with how far they are together. */
function useBatchProgress(batch: Batch): BatchProgress {
  const jobs = useJobs();
  const rows = useMemo(() => batch.rows.map((row) => settledRow(row, jobOf(jobs, row))), [batch.rows, jobs]);
  const isRunning = rows.some(isOpen);
  const now = useNow(REFRESH_MS, isRunning);
  const percent = batchPercent(rows, (row) => {
    const job = jobOf(jobs, row);
    return job ? jobPercent(job, now) : 0;
  });
  return { rows, isRunning, percent };
}

/** A location was full: the rest can go to another one, whose price for all of it is said. `action`: what else can be done. */
function FullOffer({ batch, action }: { batch: Batch; action: ReactNode }) {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceSource();
  const { order, choices, values } = useVmForm();
  const { places, rows } = fullPlaces(batch.rows);
  const [first] = rows.filter(({ error }) => error !== undefined);
  if (places.length === 0) return null;
  const others = choices.locations.filter(
    (place) => !places.includes(place.slug) && !place.create_resource_disabled && maySpread(values),
  );
  const lost = lostElsewhere(
    choices,
    values,
    places,
    others.map(({ slug }) => slug),
  );
  const moveTo = (location: string): void =>
    moveRows(batch.id, (row) => rows.includes(row), {
      location,
      pool: orderedPool(choices, values, location)?.uuid,
      known: (name) =>
        choices.machines.filter((vm) => vm.name === name && vm.location === location).map(({ uuid }) => uuid),
    });
  const label = (slug: string): string => {
    const quote = prices && quoteOne(order, prices, { location: slug });
    const place = locationName(slug);
    return quote
      ? t('location.useFor', { place, price: money(quote.monthly.times(rows.length)) })
      : t('location.use', { place });
  };
  return (
    <Notice tone="danger" action={action}>
      <p>{first?.error?.message}</p>
      <p>{t('many.full', { places: places.map((slug) => locationName(slug)).join(', '), n: rows.length })}</p>
      {others.length > 0 ? (
        <p className="ui-row wrap compute-offer">
          <span>{t('location.others', { lost })}</span>
          {others.map(({ slug }) => (
            <Button key={slug} size="sm" onClick={() => moveTo(slug)}>
              {label(slug)}
            </Button>
          ))}
        </p>
      ) : null}
    </Notice>
  );
}

interface LeftProps {
  readonly batchId: string;
  readonly left: readonly BatchRow[];
  /** Back to the form with what is left. */
  readonly onChange?: ((left: readonly BatchRow[]) => void) | undefined;
}

/** Some machines were not created: try them again, or change what was chosen. */
function LeftActions({ batchId, left, onChange }: LeftProps) {
  const t = useText();
  return (
    <span className="ui-row wrap">
      {canRetry(batchId) ? (
        <Button size="sm" onClick={() => retryRows(batchId)}>
          {t('many.retry', { n: left.length })}
        </Button>
      ) : null}
      {onChange ? (
        <Button size="sm" onClick={() => onChange(left)}>
          {t('many.change')}
        </Button>
      ) : null}
    </span>
  );
}

const SentSummary = () => (
  <KeptSummary>
    <Facts items={useSummary()} />
  </KeptSummary>
);

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
  const code = useCodeAction();
  useOwnBatch(batch);
  const { rows, isRunning, percent } = useBatchProgress(batch);
  const toList = useListAction(isRunning);
  const n = rows.length;
  const done = rows.filter(({ state }) => state === 'done').length;
  const left = rows.filter(isLeft);
  const mayRetry = canRetry(batch.id);
  const isKnown = choices !== undefined && values !== undefined;
  const leftActions =
    left.length > 0 && !isRunning ? <LeftActions batchId={batch.id} left={left} onChange={onChange} /> : null;
  // Said once: the offer of another location has told how many were not created.
  const areToldOf = isKnown && mayRetry && areAllOfFull(rows);
  const another: ProgressAction = {
    id: 'another',
    icon: 'plus',
    title: t('progress.another', { kind: kindName('virtual_machine') }),
    detail: t('progress.same'),
    ...(onAnother ? { onClick: onAnother } : {}),
  };
  const heading = t(isRunning ? 'many.creating' : done < n ? 'many.partly' : 'many.done', { n });
  const screen = (
    <Page
      title={isRunning ? t('progress.title') : heading}
      breadcrumbs={breadcrumbs}
      sidebar={
        isKnown ? <SentSummary /> : <SidebarBlock title={t('summary.title')}>{t('many.noSummary')}</SidebarBlock>
      }
    >
      <ProgressView
        title={heading}
        percent={percent}
        isRunning={isRunning}
        note={t('many.note', { done, n })}
        leave={t('many.leave')}
        actions={[...(onAnother ? [another] : []), ...(isKnown ? [code] : []), toList]}
      >
        {isKnown && mayRetry ? (
          <FullOffer batch={{ ...batch, rows }} action={areToldOf ? leftActions : undefined} />
        ) : null}
        {leftActions && !areToldOf ? (
          <Notice tone="warn" action={leftActions}>
            {t(mayRetry ? 'many.left' : 'many.leftReloaded', { n: left.length, all: n })}
          </Notice>
        ) : null}
        <BatchRows rows={rows} {...(mayRetry ? { onRetry: (index: number) => retryRow(batch.id, index) } : {})} />
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

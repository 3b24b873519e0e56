import { useState } from 'react';
import './create.css';
import { randomId } from '@console/api';
import { lazyScreen, useJob } from '@console/area';
import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { firstLocation } from '@console/domain/order';
import {
  draftKeyOf,
  formStartOf,
  FormWaiting,
  isLinked,
  useOrderWatch,
  useTearOff,
  type FormStart,
} from '@console/domain/order-form';
import { firstValues, namesMachine, readLink } from './first-values';
import { batchPath, useBatch, useBatchOf, type BatchRow } from './many/batch';
import { another, sent, sentValues } from './sent';
import type { Started } from './creation';
import { useText } from './texts';
import { useBaseChoices, useEarlyLocation } from './use-choices';
import type { VmValues } from './values';
import { creation, VmForm } from './vm-form';

const CreateProgress = lazyScreen(() => creation.load().then((m) => m.CreateProgress));
const BatchScreen = lazyScreen(() => creation.load().then((m) => m.BatchScreen));

type Start = FormStart<VmValues>;

/** The choices of several machines for what is left of them. */
const rest = (values: VmValues, left: readonly BatchRow[]): VmValues => ({
  ...values,
  name: left[0]?.name ?? values.name,
  count: Math.max(1, left.length),
});

/** Chooses, prices and creates machines; while they are made, their progress. */
export function VmCreate() {
  const t = useText();
  const navigate = useNavigate();
  const tearOff = useTearOff();
  const [params] = useSearchParams();
  const link = readLink(params);
  const { choices, locations, areMachinesKnown, error, retry } = useBaseChoices();
  useEarlyLocation(firstLocation(locations, link.location));
  const [chosen, setStart] = useState<Start>();
  const previous = sent.last();
  const previousJob = useJob(previous?.id);
  const jobId = params.get('job') ?? undefined;
  const job = useJob(jobId);
  const watch = useOrderWatch(jobId);
  const opened = useBatch(params.get('batch') ?? undefined);
  const ofJob = useBatchOf(job?.id);
  const batch = opened ?? ofJob;
  const hasFailed = previousJob?.state === 'failed' || previousJob?.state === 'lost';
  const isGone = previousJob === undefined && previous?.isTaken === false;
  const failed = previous && (hasFailed || isGone) ? formStartOf(previous, previousJob) : undefined;
  // A link asks for something else than what was sent before, which waits at the address without one.
  const start = isLinked(link) ? undefined : (chosen ?? failed);
  const breadcrumbs = [
    { label: t('area.compute'), to: paths.compute() },
    { label: t('vms.title'), to: paths.compute() },
  ];
  const showForm = (next: Start, replace = next.error !== undefined): void => {
    setStart(next);
    void navigate(paths.vmCreate(), { replace });
  };
  if (batch) {
    const values = sentValues(batch.id);
    return (
      <BatchScreen
        batch={batch}
        breadcrumbs={breadcrumbs}
        choices={choices}
        values={values}
        {...(values
          ? {
              onAnother: () => showForm({ key: `${batch.id}+`, values: another(values) }),
              onChange: (left: readonly BatchRow[]) => {
                const reason = left.find((row) => row.error)?.error;
                showForm(
                  { key: `${batch.id}~`, values: rest(values, left), ...(reason ? { error: reason } : {}) },
                  false,
                );
              },
            }
          : {})}
      />
    );
  }
  if (job && job.state !== 'failed' && job.state !== 'lost') {
    const values = sentValues(job.id);
    return (
      <CreateProgress
        job={job}
        breadcrumbs={breadcrumbs}
        choices={choices}
        values={values}
        onFailed={(failure) => values && showForm({ key: job.id, values, error: failure })}
        {...(values ? { onAnother: () => showForm({ key: `${job.id}+`, values: another(values) }) } : {})}
      />
    );
  }
  if (!choices || (namesMachine(link) && !areMachinesKnown)) {
    return (
      <FormWaiting
        title={t('create.title')}
        breadcrumbs={breadcrumbs}
        failed={t('create.notLoaded')}
        error={error}
        retry={retry}
      />
    );
  }
  const draftKey = draftKeyOf('vm-create', link);
  const first = firstValues(choices, link);
  const onStarted = (started: Started): void => {
    if ('job' in started) watch(started.job);
    tearOff(() => {
      setStart(undefined);
      void navigate('job' in started ? `${paths.vmCreate()}?job=${started.job}` : batchPath(started.batch));
    });
  };
  const startAgain = (): void => {
    sent.forget();
    setStart({ key: randomId(), values: first });
  };
  return (
    <VmForm
      key={start?.key ?? draftKey}
      base={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? first}
      link={link}
      draftKey={draftKey}
      error={start?.error}
      onStartAgain={start && (start === failed || start.error) ? startAgain : undefined}
      onLeave={() => {
        sent.forget();
        void navigate(paths.compute());
      }}
      onStarted={onStarted}
    />
  );
}

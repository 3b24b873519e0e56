import { useState } from 'react';
import type { ApiError } from '@console/api';
import { Page, useJob } from '@console/area';
import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { ErrorPanel, PageHead } from '@console/ui';
import { useText } from '../../texts';
import { DetailSkeleton } from '../detail/detail-skeleton';
import { another, attemptOf, lastAttempt } from './attempt';
import { firstValues } from './choices';
import { CreateProgress } from './create-progress';
import { useBaseChoices } from './use-choices';
import type { VmValues } from './values';
import { VmForm } from './vm-form';

/** What the form begins with instead of its defaults: an attempt that failed, or one more of the same. */
interface Start {
  readonly key: string;
  readonly values: VmValues;
  readonly error?: ApiError;
}

/** Chooses, prices and creates a machine; while it is made, its progress. */
export function VmCreate() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { choices, error, retry } = useBaseChoices();
  const [chosen, setStart] = useState<Start>();
  const previous = lastAttempt();
  const previousJob = useJob(previous?.jobId);
  const job = useJob(params.get('job') ?? undefined);
  const failed: Start | undefined =
    previous && previousJob?.state === 'failed'
      ? { key: previous.jobId, values: previous.values, ...(previousJob.error ? { error: previousJob.error } : {}) }
      : undefined;
  const start = chosen ?? failed;
  const breadcrumbs = [
    { label: t('area.compute'), to: paths.compute() },
    { label: t('vms.title'), to: paths.compute() },
  ];
  if (job && job.state !== 'failed' && job.state !== 'lost') {
    const values = attemptOf(job.id);
    const showForm = (next: Start) => {
      setStart(next);
      void navigate(paths.vmCreate(), { replace: next.error !== undefined });
    };
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
  if (!choices) {
    return (
      <Page title={t('create.title')} breadcrumbs={breadcrumbs}>
        <PageHead title={t('create.title')} />
        {error ? <ErrorPanel title={t('create.notLoaded')} error={error} onRetry={retry} /> : <DetailSkeleton />}
      </Page>
    );
  }
  const link = { typeId: params.get('typeId'), osName: params.get('osName'), osVersion: params.get('osVersion') };
  const isLinked = Object.values(link).some((value) => value !== null);
  return (
    <VmForm
      key={start?.key ?? params.toString()}
      base={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link)}
      keepsDraft={!isLinked}
      error={start?.error}
      onStarted={(jobId) => {
        setStart(undefined);
        void navigate(`${paths.vmCreate()}?job=${jobId}`);
      }}
    />
  );
}

import { useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { LocationFailures, useJob } from '@console/area';
import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { orderError } from '@console/domain/order';
import { FormWaiting } from '@console/domain/order-form';
import { useMetalText } from '../lease/texts';
import { firstValues } from './choices';
import { OrderForm } from './order-form';
import { OrderProgress } from './order-progress';
import { useServerPrices } from '../lease/use-server-prices';
import { another, sent } from './sent';
import { useCreateText } from './texts';
import { useChoices } from './use-choices';
import type { OrderValues } from './values';

/** What the form begins with instead of its defaults: an order that failed, or one more of the same. */
interface Start {
  readonly key: string;
  readonly values: OrderValues;
  readonly error?: ApiError;
}

/** Chooses, prices and orders a server; while it is installed, its progress. */
export function MetalCreate() {
  const t = useCreateText();
  const shared = useMetalText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { choices, specs, error, retry } = useChoices();
  const priceOf = useServerPrices();
  const [chosen, setStart] = useState<Start>();
  const shownJob = params.get('job') ?? undefined;
  // Read again where another job is shown: that one was sent from here.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const previous = useMemo(sent.last, [shownJob]);
  const previousJob = useJob(previous?.id);
  const job = useJob(shownJob);
  const link = { location: params.get('location'), spec: params.get('spec'), os: params.get('os') };
  const isLinked = Object.values(link).some((value) => value !== null);
  // Also an order of which nothing is known any more: the session ended while it was sent.
  const isOpen = previousJob?.state === 'running' || previousJob?.state === 'done';
  const previousError = previousJob && orderError(previousJob);
  const failed: Start | undefined =
    previous && !previous.isTaken && !isOpen && !isLinked
      ? { key: previous.id, values: previous.values, ...(previousError ? { error: previousError } : {}) }
      : undefined;
  const start = chosen ?? failed;
  const breadcrumbs = [{ label: shared('list.title'), to: paths.metal() }];
  if (job && job.state !== 'failed' && job.state !== 'lost') {
    const values = previous?.id === job.id ? previous.values : undefined;
    const showForm = (next: Start) => {
      setStart(next);
      void navigate(paths.metalCreate(), { replace: next.error !== undefined });
    };
    return (
      <OrderProgress
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
      <FormWaiting
        title={t('title')}
        breadcrumbs={breadcrumbs}
        failed={t('notLoaded')}
        error={error}
        retry={retry}
        isLoading={!specs.isComplete}
      >
        <LocationFailures locations={specs.locations} missing={t('missing')} />
      </FormWaiting>
    );
  }
  return (
    <OrderForm
      key={start?.key ?? JSON.stringify(link)}
      choices={choices}
      specs={specs}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link, (spec) => priceOf(spec, '')?.monthly)}
      keepsDraft={!isLinked}
      error={start?.error}
      onLeave={() => {
        sent.forget();
        void navigate(paths.metal());
      }}
      onStarted={(jobId) => {
        setStart(undefined);
        void navigate(`${paths.metalCreate()}?job=${jobId}`);
      }}
    />
  );
}

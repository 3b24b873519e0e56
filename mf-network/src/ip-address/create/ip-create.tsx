import { useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { locationName, Page, useJob, useLocations, type Job } from '@console/area';
import { CreationProgress } from '@console/area/progress';
import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { nextName, orderError } from '@console/domain/order';
import { FormWaiting, usePayers } from '@console/domain/order-form';
import { Facts, LocationCode, SidebarBlock } from '@console/ui';
import { useCrumbs } from '../../parts/crumbs';
import { useIpText } from '../texts';
import { sent } from './reserve';
import { ReserveForm } from './reserve-form';
import { firstReserve, type ReserveChoices, type ReserveValues } from './values';

/** What the form begins with instead of its defaults: a reservation that failed, or one more of the same. */
interface Start {
  readonly key: string;
  readonly values: ReserveValues;
  readonly error?: ApiError;
}

interface ReservingProps {
  readonly job: Job;
  readonly onAnother?: () => void;
  readonly onFailed: (error: ApiError) => void;
}

/** While the address is on its way. One may leave it and come back. */
function Reserving({ job, onAnother, onFailed }: ReservingProps) {
  const t = useIpText();
  const breadcrumbs = useCrumbs().addresses;
  return (
    <Page
      title={t('reserve.title')}
      breadcrumbs={breadcrumbs}
      sidebar={
        job.location ? (
          <SidebarBlock title={t('reserve.summary')}>
            <Facts
              items={[
                {
                  label: t('reserve.location'),
                  value: <LocationCode slug={job.location} name={locationName(job.location)} />,
                },
              ]}
            />
          </SidebarBlock>
        ) : null
      }
    >
      <CreationProgress
        jobId={job.id}
        onFailed={onFailed}
        {...(onAnother ? { onAnother } : {})}
        actions={[{ id: 'list', icon: 'table', title: t('reserve.toList'), to: paths.ipAddresses() }]}
      />
    </Page>
  );
}

/** Reserves a floating IP: location, name and who pays. (spec 3, section 1) */
export function IpCreate() {
  const t = useIpText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const locations = useLocations();
  const { accounts, isTokenBound, error, retry } = usePayers();
  const breadcrumbs = useCrumbs().addresses;
  const [chosen, setStart] = useState<Start>();
  const shownJob = params.get('job') ?? undefined;
  // Read again where another job is shown: that one was sent from here.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const previous = useMemo(sent.last, [shownJob]);
  const previousJob = useJob(previous?.id);
  const job = useJob(shownJob);
  const choices = useMemo(
    (): ReserveChoices | undefined => accounts && { locations, accounts, isTokenBound },
    [locations, accounts, isTokenBound],
  );
  const location = params.get('location');
  const home = paths.networkCreate({ type: 'ip_address' });
  // Also one of which nothing is known any more: the session ended while it was sent.
  const isOpen = previousJob?.state === 'running' || previousJob?.state === 'done';
  const previousError = previousJob && orderError(previousJob);
  const failed: Start | undefined =
    previous && !previous.isTaken && !isOpen && location === null
      ? { key: previous.id, values: previous.values, ...(previousError ? { error: previousError } : {}) }
      : undefined;
  const start = chosen ?? failed;
  if (job && job.state !== 'failed' && job.state !== 'lost') {
    const values = previous?.id === job.id ? previous.values : undefined;
    const showForm = (next: Start) => {
      setStart(next);
      void navigate(home, { replace: next.error !== undefined });
    };
    return (
      <Reserving
        job={job}
        onFailed={(failure) => values && showForm({ key: job.id, values, error: failure })}
        {...(values
          ? {
              onAnother: () =>
                showForm({ key: `${job.id}+`, values: { ...values, name: values.name && nextName(values.name) } }),
            }
          : {})}
      />
    );
  }
  if (!choices) {
    return (
      <FormWaiting
        title={t('reserve.title')}
        breadcrumbs={breadcrumbs}
        failed={t('reserve.notLoaded')}
        error={error}
        retry={() => void retry()}
      />
    );
  }
  return (
    <ReserveForm
      key={start?.key ?? location ?? ''}
      choices={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstReserve(choices, location)}
      keepsDraft={location === null}
      error={start?.error}
      onLeave={() => {
        sent.forget();
        void navigate(paths.ipAddresses());
      }}
      onStarted={(jobId) => {
        setStart(undefined);
        void navigate(`${home}?job=${jobId}`);
      }}
    />
  );
}

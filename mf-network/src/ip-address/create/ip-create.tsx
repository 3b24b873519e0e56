import { useMemo } from 'react';
import type { ApiError } from '@console/api';
import { locationName, Page, useLocations, type Job } from '@console/area';
import { CreationProgress } from '@console/area/progress';
import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { nextName } from '@console/domain/order';
import { FormWaiting, useFormStart, usePayers } from '@console/domain/order-form';
import { Facts, LocationCode, SidebarBlock } from '@console/ui';
import { useCrumbs } from '../../parts/crumbs';
import { useIpText } from '../texts';
import { sent } from './reserve';
import { ReserveForm } from './reserve-form';
import { firstReserve, type ReserveChoices } from './values';

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
  const choices = useMemo(
    (): ReserveChoices | undefined => accounts && { locations, accounts, isTokenBound },
    [locations, accounts, isTokenBound],
  );
  const location = params.get('location');
  const home = paths.networkCreate({ type: 'ip_address' });
  const isLinked = location !== null;
  const { start, setStart, shown, sentValues } = useFormStart(sent, params.get('job') ?? undefined, isLinked);
  if (shown) {
    const showForm = (next: NonNullable<typeof start>) => {
      setStart(next);
      void navigate(home, { replace: next.error !== undefined });
    };
    return (
      <Reserving
        job={shown}
        onFailed={(failure) => sentValues && showForm({ key: shown.id, values: sentValues, error: failure })}
        {...(sentValues
          ? {
              onAnother: () =>
                showForm({ key: `${shown.id}+`, values: { ...sentValues, name: nextName(sentValues.name) } }),
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
      keepsDraft={!isLinked}
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

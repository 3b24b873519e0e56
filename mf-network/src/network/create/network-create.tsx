import { useLocationsQuery, type ApiError } from '@console/api';
import { locationName, Page, useLocations, useLocationSlugs, type Job } from '@console/area';
import { CreationProgress } from '@console/area/progress';
import { useNavigate, useSearchParams } from '@console/area/router';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { FormWaiting, useFormStart } from '@console/domain/order-form';
import { Facts, LocationCode, SidebarBlock } from '@console/ui';
import { useCrumbs } from '../../parts/crumbs';
import { useHasBeen } from '../../parts/use-has-been';
import { NetworkForm } from './network-form';
import { useCreateText } from './texts';
import { another, firstValues, sent } from './values';

interface NetworkProgressProps {
  readonly job: Job;
  readonly onFailed: (error: ApiError) => void;
  readonly onAnother: (() => void) | undefined;
}

/** 'Creating (name)... N%'. One may leave it and come back. */
function NetworkProgress({ job, onFailed, onAnother }: NetworkProgressProps) {
  const t = useCreateText();
  return (
    <Page
      title={t('progress.title')}
      breadcrumbs={useCrumbs().networks}
      sidebar={
        <SidebarBlock title={t('summary.title')}>
          <Facts
            items={[
              { label: t('name.label'), value: <b className="ui-strong">{job.name}</b> },
              ...(job.location
                ? [
                    {
                      label: t('section.location'),
                      value: <LocationCode slug={job.location} name={locationName(job.location)} />,
                    },
                  ]
                : []),
            ]}
          />
        </SidebarBlock>
      }
    >
      <CreationProgress
        jobId={job.id}
        onFailed={onFailed}
        {...(onAnother ? { onAnother, anotherDetail: t('progress.anotherDetail') } : {})}
        actions={[{ id: 'list', icon: 'table', title: t('progress.toList'), to: paths.networks() }]}
      />
    </Page>
  );
}

const FORM = paths.networkCreate({ type: 'vpc' });

/** Creates a network; while it is on its way, its progress. Networks are free: nobody has to be chosen who pays. */
export function NetworkCreate() {
  const t = useCreateText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const breadcrumbs = useCrumbs().networks;
  const locations = useLocations();
  const networks = useLocationsQuery(listNetworks, useLocationSlugs());
  const isKnown = useHasBeen(!networks.isLoading);
  const link = { location: params.get('location'), name: params.get('name') };
  const isLinked = link.location !== null || link.name !== null;
  const { start, setStart, shown, sentValues } = useFormStart(sent, params.get('job') ?? undefined, isLinked);
  if (shown) {
    const showForm = (next: NonNullable<typeof start>) => {
      setStart(next);
      void navigate(FORM, { replace: next.error !== undefined });
    };
    return (
      <NetworkProgress
        job={shown}
        onFailed={(error) => sentValues && showForm({ key: shown.id, values: sentValues, error })}
        onAnother={sentValues && (() => showForm({ key: `${shown.id}+`, values: another(sentValues) }))}
      />
    );
  }
  // The names that are taken are worth a moment; a location that is slow holds up nothing for long.
  if (!isKnown)
    return (
      <FormWaiting
        title={t('title')}
        breadcrumbs={breadcrumbs}
        failed={t('title')}
        error={undefined}
        retry={() => undefined}
      />
    );
  return (
    <NetworkForm
      key={start?.key ?? JSON.stringify(link)}
      networks={networks}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(locations, networks.rows, link)}
      keepsDraft={!isLinked}
      error={start?.error}
      onLeave={() => {
        sent.forget();
        void navigate(paths.networks());
      }}
      onStarted={(jobId) => {
        setStart(undefined);
        void navigate(`${FORM}?job=${jobId}`);
      }}
    />
  );
}

import { useMemo } from 'react';
import type { ApiError } from '@console/api';
import { locationName, Page, useLocationSlugs, type Breadcrumb, type Job } from '@console/area';
import { CreationProgress } from '@console/area/progress';
import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { FormWaiting, OrderReceipt, useFormStart } from '@console/domain/order-form';
import { Facts, LocationCode, SidebarBlock } from '@console/ui';
import { useCrumbs } from '../../parts/crumbs';
import { useText } from '../../parts/texts';
import { useLoadBalancers } from '../../parts/use-located';
import { BalancerForm } from './balancer-form';
import { firstValues, type BalancerLink } from './choices';
import { another, sent } from './sent';
import { useBalancerReceipt } from './summary';
import { useCreateText } from './texts';
import { useBaseChoices } from './use-choices';
import type { BalancerValues, BaseChoices } from './values';

interface ProgressProps {
  readonly job: Job;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** For the receipt; both are only known where the order was sent. */
  readonly choices: BaseChoices | undefined;
  readonly values: BalancerValues | undefined;
  readonly onAnother: (() => void) | undefined;
  readonly onFailed: (error: ApiError) => void;
}

/** The receipt of what was sent stays beside the progress. */
function KeptReceipt({ choices, values }: { choices: BaseChoices; values: BalancerValues }) {
  return <OrderReceipt facts={useBalancerReceipt(choices, values)} isChosen />;
}

/** 'Creating (name)... N%' with what was chosen at its side. One may leave it and come back. */
function Progress({ job, breadcrumbs, choices, values, onAnother, onFailed }: ProgressProps) {
  const t = useCreateText();
  const shared = useText();
  const facts = useMemo(() => {
    const said = (name: string, label: string) => {
      const value = job.match?.[name];
      return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
    };
    return [
      ...said('network', t('network')),
      ...said('ports', t('summary.ports')),
      ...said('account', shared('column.account')),
    ];
  }, [job, t, shared]);
  const place = job.location
    ? [{ label: t('location'), value: <LocationCode slug={job.location} name={locationName(job.location)} /> }]
    : [];
  return (
    <Page
      title={t('title')}
      breadcrumbs={breadcrumbs}
      sidebar={
        <SidebarBlock title={t('summary.title')}>
          <Facts items={[...place, ...facts]} />
          {choices && values ? <KeptReceipt choices={choices} values={values} /> : null}
        </SidebarBlock>
      }
    >
      <CreationProgress
        jobId={job.id}
        onFailed={onFailed}
        {...(onAnother ? { onAnother, anotherDetail: t('anotherDetail') } : {})}
        actions={[
          {
            id: 'list',
            icon: 'table',
            title: t('toList'),
            detail: t('toListDetail'),
            to: paths.loadBalancers(),
          },
        ]}
      />
    </Page>
  );
}

/** Chooses, prices and creates a load balancer; while it is made, its progress. (spec 3, sections 2 and 7) */
export function LoadBalancerCreate() {
  const t = useCreateText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const breadcrumbs = useCrumbs().balancers;
  const { choices, error, retry } = useBaseChoices();
  const balancers = useLoadBalancers(useLocationSlugs());
  const link = useMemo((): BalancerLink => {
    const asked = (name: string) => params.get(name) || undefined;
    return {
      location: asked('location'),
      network: asked('network'),
      targets: asked('targets'),
      ports: asked('ports'),
    };
  }, [params]);
  const linked = JSON.stringify(link);
  const isLinked = linked !== '{}';
  const { start, setStart, shown, sentValues } = useFormStart(sent, params.get('job') ?? undefined, isLinked);
  if (shown) {
    const showForm = (next: NonNullable<typeof start>) => {
      setStart(next);
      void navigate(paths.networkCreate({ type: 'load_balancer' }), { replace: next.error !== undefined });
    };
    return (
      <Progress
        job={shown}
        breadcrumbs={breadcrumbs}
        choices={choices}
        values={sentValues}
        onFailed={(failure) => sentValues && showForm({ key: shown.id, values: sentValues, error: failure })}
        onAnother={sentValues && (() => showForm({ key: `${shown.id}+`, values: another(sentValues) }))}
      />
    );
  }
  // The names that are taken are worth a moment; a location that is slow holds up nothing for long.
  if (!choices || balancers.isLoading) {
    return (
      <FormWaiting title={t('title')} breadcrumbs={breadcrumbs} failed={t('notLoaded')} error={error} retry={retry} />
    );
  }
  return (
    <BalancerForm
      key={start?.key ?? linked}
      base={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link, balancers.rows)}
      link={start ? {} : link}
      draftKey={isLinked ? `lb-create ${linked}` : 'lb-create'}
      error={start?.error}
      onLeave={() => {
        sent.forget();
        void navigate(paths.loadBalancers());
      }}
      onStarted={(jobId) => {
        setStart(undefined);
        void navigate(`${paths.networkCreate({ type: 'load_balancer' })}?job=${jobId}`);
      }}
    />
  );
}

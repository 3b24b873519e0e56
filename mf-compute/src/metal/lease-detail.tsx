import { LocationFailures, locationName, Page } from '@console/area';
import { useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { EmptyState, LinkButton, LocationCode, PageHead, Price, SidebarBlock } from '@console/ui';
import { useText } from '../texts';
import { DetailSkeleton } from '../vm/detail/detail-skeleton';
import { HistoryCard } from './history-card';
import { LeaseFacts } from './lease-facts';
import { LeaseStatus } from './lease-status';
import { MachineCard } from './machine-card';
import { SpecCard } from './spec-card';
import { useLeases } from './use-leases';

/** One leased server. Its address has no location: it is looked for in all of them. */
export function LeaseDetail() {
  const t = useText();
  const { uuid = '' } = useParams();
  const { query, rows } = useLeases();
  const lease = rows.find((row) => row.uuid === uuid);
  const breadcrumbs = [{ label: t('leases.title'), to: paths.metal() }];
  if (!lease && !query.isComplete) {
    return (
      <Page title={t('lease.one')} breadcrumbs={breadcrumbs}>
        <DetailSkeleton />
      </Page>
    );
  }
  if (!lease) {
    const isSure = query.locations.every(({ state }) => state === 'ready');
    return (
      <Page title={t('lease.one')} breadcrumbs={breadcrumbs}>
        <PageHead title={t('lease.one')} />
        <LocationFailures locations={query.locations} missing={t('failure.leasesMissing')} />
        <EmptyState
          title={t('lease.absentHead')}
          text={t(isSure ? 'lease.absent' : 'lease.absentHere', { uuid })}
          actions={<LinkButton to={paths.metal()}>{t('lease.toList')}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page
      title={lease.display_name}
      breadcrumbs={breadcrumbs}
      sidebar={
        <SidebarBlock title={t('cost.title')} note={t('lease.costNote')}>
          {lease.monthly ? <Price amount={lease.monthly} size="fig" /> : <p className="ui-mut">{t('lease.noPrice')}</p>}
        </SidebarBlock>
      }
    >
      <PageHead
        title={lease.display_name}
        facts={
          <>
            <LeaseStatus status={lease.status} />
            <LocationCode slug={lease.location} name={locationName(lease.location)} />
            {lease.spec ? <span>{lease.spec.title}</span> : null}
          </>
        }
      />
      <LeaseFacts lease={lease} />
      <div className="compute-halves compute-cards">
        {lease.spec ? <SpecCard spec={lease.spec} /> : null}
        {lease.machine ? <MachineCard machine={lease.machine} /> : null}
      </div>
      {lease.state_history && lease.state_history.length > 0 ? <HistoryCard history={lease.state_history} /> : null}
    </Page>
  );
}

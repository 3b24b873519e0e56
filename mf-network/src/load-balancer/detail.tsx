import type { Located } from '@console/api';
import { LocationFailures, locationName, Page, useFeature } from '@console/area';
import { useParams } from '@console/area/router';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { paths } from '@console/contract/paths';
import { useDialog } from '@console/domain/dialogs';
import { AccountLink, DetailFrame, FactGrid, Relations, unreadIn } from '@console/domain/detail';
import { Card, DateTime, IconButton, Link, LocationCode, PageHead } from '@console/ui';
import { CostBlock } from '@console/domain/charges';
import { sourceStates } from '@console/domain/list';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useCrumbs } from '../parts/crumbs';
import { useText } from '../parts/texts';
import { useIpAddresses, useLoadBalancers, useMachines, useNetworks, useOnly } from '../parts/use-located';
import { balancerPrices, balancerTitle, namedTargets, publicAddresses } from './facts';
import { RenameDialog } from './rename-dialog';
import { RuleTable, TargetTable } from './tables';

function Content({ row }: { row: Located<LoadBalancer> }) {
  const t = useText();
  const place = useOnly(row.location);
  const machines = useMachines(place);
  const network = useNetworks(place).rows.find(({ uuid }) => uuid === row.network_uuid);
  const ips = useIpAddresses(place);
  const addressState = sourceStates(ips)(row.location);
  const addresses = publicAddresses(row, ips.rows);
  const prices = balancerPrices(row, addressState === 'ready' ? addresses.length : undefined, useMonthlyPrices());
  const hasNetworks = useFeature('privateNetworksEnabled');
  const none = t('none');
  const address = addresses.map((ip) => ip.address).join(', ');
  const networkName = network?.name ?? row.network_uuid ?? none;
  const { dialog, open, close } = useDialog(['rename']);
  const networkPath =
    hasNetworks && row.network_uuid ? paths.network({ location: row.location, uuid: row.network_uuid }) : undefined;
  return (
    <Page
      title={balancerTitle(row)}
      breadcrumbs={useCrumbs().balancers}
      sidebar={
        <>
          <CostBlock
            monthly={prices.total?.amount}
            isAtLeast={addressState === 'failed'}
            parts={[
              { id: 'own', label: t('lb.one'), amount: prices.own },
              { id: 'addresses', label: t('lb.publicAddresses', { n: addresses.length }), amount: prices.addresses },
            ]}
          />
          <Relations
            none={t(addressState === 'failed' ? 'unknown' : 'depends.none')}
            items={[
              ...addresses.map((ip) => ({
                id: ip.uuid,
                icon: 'globe' as const,
                name: ip.address,
                to: paths.ipAddress({ location: row.location, uuid: ip.uuid }),
                detail: t('ip.one'),
              })),
              ...(networkPath
                ? [
                    {
                      id: 'network',
                      icon: 'network' as const,
                      name: networkName,
                      to: networkPath,
                      detail: t('vpc.one'),
                    },
                  ]
                : []),
            ]}
          />
        </>
      }
    >
      <PageHead
        title={balancerTitle(row)}
        facts={<LocationCode slug={row.location} name={locationName(row.location)} />}
        actions={<IconButton icon="pencil" label={t('lb.rename')} variant="outlined" onClick={() => open('rename')} />}
      />
      {dialog === 'rename' ? <RenameDialog row={row} onClose={close} /> : null}
      <FactGrid
        items={[
          {
            label: t('lb.public'),
            value: address || (addressState === 'failed' ? t('unknown') : none),
            mono: true,
            ...(address ? { copy: address } : {}),
          },
          {
            label: t('lb.private'),
            value: row.private_address || none,
            mono: true,
            ...(row.private_address ? { copy: row.private_address } : {}),
          },
          { label: t('lb.network'), value: networkPath ? <Link to={networkPath}>{networkName}</Link> : networkName },
          {
            label: t('column.account'),
            value: <AccountLink id={row.billing_account_id} />,
          },
          { label: t('lb.targets'), value: row.targets.length },
          { label: t('column.created'), value: row.created_at ? <DateTime value={row.created_at} /> : none },
          { label: t('column.updated'), value: row.updated_at ? <DateTime value={row.updated_at} /> : none },
          { label: t('column.uuid'), value: row.uuid, mono: true, copy: row.uuid },
        ]}
      />
      <Card flush title={t('lb.rules')} note={t('lb.ruleCount', { n: row.forwarding_rules.length })}>
        <RuleTable rules={row.forwarding_rules} />
      </Card>
      <Card flush title={t('lb.targets')} note={t('lb.targetCount', { n: row.targets.length })}>
        <LocationFailures locations={machines.locations} missing={t('vpc.namesMissing')} />
        <TargetTable location={row.location} targets={namedTargets(row, machines.rows)} />
      </Card>
    </Page>
  );
}

/** One load balancer: addresses, rules, targets by name, and what it costs. (spec 3, section 3) */
export function LoadBalancerDetail() {
  const t = useText();
  const { location = '', uuid = '' } = useParams();
  const query = useLoadBalancers(useOnly(location));
  return (
    <DetailFrame
      row={query.rows.find((balancer) => balancer.uuid === uuid)}
      title={t('lb.one')}
      breadcrumbs={useCrumbs().balancers}
      isLoading={query.isLoading}
      error={query.locations[0]?.error}
      onRetry={() => void query.reload()}
      id={uuid}
      unread={unreadIn(query.locations)}
      list={paths.loadBalancers()}
      hasSidebar
    >
      {(row) => <Content row={row} />}
    </DetailFrame>
  );
}

import { useCallback, useRef } from 'react';
import { countOf, unreadOf } from '@console/api';
import { JournalBlock, lazyScreen, LocationFailures, locationName, Page, useFeature } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { AddressCard } from '@console/domain/addresses';
import { DetailFrame, LabelBlock, unreadIn } from '@console/domain/detail';
import { Button, Card, IconButton, LocationCode, Menu, PageHead } from '@console/ui';
import { CostBlock } from '@console/domain/charges';
import { sourceStates } from '@console/domain/list';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useCrumbs } from '../parts/crumbs';
import { PageParts } from '../parts/page-parts';
import { useText } from '../parts/texts';
import { useIpAddresses, useOnly } from '../parts/use-located';
import { useMachines } from '../parts/use-machines';
import { BalancerFacts, BalancerRelations } from './detail-facts';
import { balancerPrices, balancerTitle, namedTargets, publicAddresses } from './facts';
import { useAddressTarget } from './actions/address-target';
import { BalancerDialog } from './actions/lazy-dialog';
import { dialogPath, useBalancerMenu, type BalancerDialogName } from './actions/menu';
import { useBalancerRows, type BalancerRow } from './rows';
import { RuleTable, TargetTable } from './tables';
import { useBalancerText } from './texts';
import { useBalancerDialog } from './use-balancer-dialog';

const CodeTab = lazyScreen(() =>
  import(/* webpackChunkName: "network-load_balancer-code" */ './code-tab').then((m) => m.CodeTab),
);

function Content({ row }: { row: BalancerRow }) {
  const t = useText();
  const own = useBalancerText();
  const navigate = useNavigate();
  const place = useOnly(row.location);
  const machines = useMachines(place);
  const ips = useIpAddresses(place);
  const addressState = sourceStates(ips)(row.location);
  const addresses = publicAddresses(row, ips.rows);
  const prices = balancerPrices(row, addressState === 'ready' ? addresses.length : undefined, useMonthlyPrices());
  const hasIps = useFeature('ipsEnabled');
  const hasMachines = useFeature('vmsEnabled');
  const { dialog, item, open, close } = useBalancerDialog();
  const openDialog = useCallback((name: BalancerDialogName) => open(name), [open]);
  const menu = useBalancerMenu({ isOpen: true, onOpen: openDialog });
  const target = useAddressTarget(row);
  const isDeleted = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.loadBalancers(), { replace: true }) : close());
  const blocked = target.reason ? { reason: target.reason } : {};
  return (
    <Page
      title={balancerTitle(row)}
      breadcrumbs={useCrumbs().balancers}
      lead={
        <>
          <CostBlock
            monthly={prices.total?.amount}
            isAtLeast={prices.total?.isAtLeast}
            charged={{ uuid: row.uuid, billingAccount: row.billing_account_id }}
            parts={[
              { id: 'own', label: t('lb.one'), amount: prices.own },
              { id: 'addresses', label: t('lb.publicAddresses', { n: addresses.length }), amount: prices.addresses },
            ]}
          />
          <BalancerRelations row={row} addresses={addresses} state={addressState} />
        </>
      }
      sidebar={
        <>
          <LabelBlock id={row.uuid} name={balancerTitle(row)} />
          <JournalBlock subject={row.uuid} />
        </>
      }
    >
      <PageHead
        title={balancerTitle(row)}
        facts={<LocationCode slug={row.location} name={locationName(row.location)} />}
        actions={
          <>
            <IconButton icon="pencil" label={t('lb.rename')} variant="outlined" onClick={() => open('rename')} />
            <Menu label={own('action.more')} items={menu(row)} align="end" />
          </>
        }
      />
      <BalancerFacts row={row} addresses={addresses} state={addressState} />
      <PageParts label={t('lb.one')} path={paths.loadBalancer(row)} subject={row.uuid} code={<CodeTab row={row} />}>
        <Card
          flush
          title={t('lb.rules')}
          note={t('lb.ruleCount', { n: countOf(row.forwarding_rules) })}
          actions={
            <Button size="sm" icon="plus" {...blocked} onClick={() => open('rule')}>
              {own('rule.add')}
            </Button>
          }
        >
          <RuleTable rules={row.forwarding_rules} reason={target.reason} onOpen={open} />
        </Card>
        <Card
          flush
          title={t('lb.targets')}
          note={t('lb.targetCount', { n: countOf(row.targets) })}
          actions={
            hasMachines ? (
              <Button size="sm" icon="plus" {...blocked} onClick={() => open('targets')}>
                {own('target.add')}
              </Button>
            ) : null
          }
        >
          <LocationFailures locations={machines.locations} missing={t('vpc.namesMissing')} />
          <TargetTable
            location={row.location}
            targets={namedTargets(row, machines.rows)}
            unread={unreadOf(row.targets)}
            machines={sourceStates(machines)(row.location)}
            reason={target.reason}
            onOpen={open}
          />
        </Card>
        {hasIps ? (
          <AddressCard
            target={target}
            assignPath={dialogPath(row, 'address-assign')}
            unassignPath={(one) => dialogPath(row, 'address-unassign', one)}
          />
        ) : null}
      </PageParts>
      {dialog ? (
        <BalancerDialog
          key={`${dialog} ${item ?? ''}`}
          name={dialog}
          item={item}
          row={row}
          onClose={leave}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      ) : null}
    </Page>
  );
}

/** One load balancer: addresses, rules, targets by name, and what it costs. (spec 3, section 3) */
export function LoadBalancerDetail() {
  const t = useText();
  const { location = '', uuid = '' } = useParams();
  const query = useBalancerRows(useOnly(location));
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
      {(row) => <Content key={row.uuid} row={row} />}
    </DetailFrame>
  );
}

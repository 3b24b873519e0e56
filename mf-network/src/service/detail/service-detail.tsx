import { useRef, useState } from 'react';
import { useQuery } from '@console/api';
import { locationName, Page, useDialogClose, useFeature, useUrlAdapter } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { listServices, serviceLocation } from '@console/contract/service';
import { AccountLink, DetailFrame, FactGrid } from '@console/domain/detail';
import { Badge, DateTime, IconButton, LocationCode, Menu, PageHead, Skeleton } from '@console/ui';
import { useCrumbs } from '../../parts/crumbs';
import { DateTimeCell, NoneCell, UnknownCell } from '@console/ui/data';
import { NetworkLink } from '../../parts/network-name';
import { useText } from '../../parts/texts';
import { useOnly } from '../../parts/use-located';
import { ServiceDialogs } from '../actions/lazy-dialogs';
import { useServiceMenu } from '../actions/menu';
import { serviceNetwork } from '../facts';
import { ServiceStatus } from '../status';
import { useServiceText } from '../texts';
import { readDialog, readTab, servicePath, type ServiceTab } from '../urls';
import { useServices, type ServiceView } from '../use-services';
import { ServiceLead, ServiceSidebar } from './sidebar';
import { ServicePanel, ServiceTabs } from './service-tabs';

/** Name, state and place; rename, and a menu with all actions. */
function Head({ service, tab }: { service: ServiceView; tab: ServiceTab }) {
  const t = useText();
  const s = useServiceText();
  const navigate = useNavigate();
  const menu = useServiceMenu({ tab });
  return (
    <PageHead
      title={service.name}
      facts={
        <>
          <ServiceStatus service={service} />
          {service.location ? <LocationCode slug={service.location} name={locationName(service.location)} /> : null}
          {service.is_multi_node ? <Badge>{t('service.multiNode')}</Badge> : null}
        </>
      }
      actions={
        <>
          <IconButton
            icon="pencil"
            label={s('action.rename')}
            variant="outlined"
            onClick={() => void navigate(servicePath(service, { tab, dialog: 'rename' }))}
          />
          <Menu label={s('action.more')} items={menu(service)} align="end" />
        </>
      }
    />
  );
}

/** What one looks up about a service. How it is reached stands in a card of its own. */
function ServiceFacts({ service }: { service: ServiceView }) {
  const t = useText();
  const { location, addresses, addressState } = service;
  const { cluster_name: cluster } = service.properties ?? {};
  const uuid = serviceNetwork(service);
  const hasNetworks = useFeature('privateNetworksEnabled');
  const hasIps = useFeature('ipsEnabled');
  const address = addresses.join(', ');
  const none = <NoneCell>{t('none')}</NoneCell>;
  const addressWord = { ready: none, failed: <UnknownCell />, loading: <Skeleton width={96} /> };
  return (
    <FactGrid
      items={[
        { label: t('service.software'), value: service.software || <Skeleton /> },
        { label: t('service.version'), value: service.version || none },
        { label: t('column.account'), value: <AccountLink id={service.billing_account_id} /> },
        ...(hasNetworks
          ? [
              {
                label: t('vpc.one'),
                value: uuid ? <NetworkLink location={location} uuid={uuid} /> : none,
              },
            ]
          : []),
        ...(hasIps
          ? [
              {
                label: t('ip.one'),
                value: address || addressWord[addressState],
                mono: address !== '',
                ...(address ? { copy: address } : {}),
              },
            ]
          : []),
        {
          label: t('column.created'),
          value: <DateTimeCell value={service.created_at} />,
        },
      ]}
      technical={[
        ...(cluster ? [{ label: t('service.cluster'), value: cluster, mono: true, copy: cluster }] : []),
        { label: t('column.updated'), value: service.updated_at ? <DateTime value={service.updated_at} /> : none },
        { label: t('column.uuid'), value: service.uuid, mono: true, copy: service.uuid },
      ]}
    />
  );
}

/** The dialog that the address names; one that was opened on this page closes as Back does. */
function useServiceDialog() {
  const url = useUrlAdapter();
  const dialog = readDialog(url.get('dialog'));
  const close = useDialogClose(dialog, ['dialog', 'item']);
  return { tab: readTab(url.get('tab')), dialog, item: url.get('item'), close };
}

function Content({ service }: { service: ServiceView }) {
  const navigate = useNavigate();
  const { tab, dialog, item, close } = useServiceDialog();
  const isDeleted = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.services(), { replace: true }) : close());
  return (
    <Page
      title={service.name}
      breadcrumbs={useCrumbs().services}
      lead={<ServiceLead service={service} />}
      sidebar={<ServiceSidebar service={service} />}
    >
      <Head service={service} tab={tab} />
      <ServiceFacts service={service} />
      <ServiceTabs service={service} tab={tab} />
      <ServicePanel service={service} tab={tab} />
      {dialog ? (
        <ServiceDialogs
          service={service}
          dialog={dialog}
          item={item}
          onClose={leave}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      ) : null}
    </Page>
  );
}

const NOWHERE: readonly string[] = [];

function ServiceScreen({ uuid, location }: { uuid: string; location: string }) {
  const t = useText();
  const s = useServiceText();
  // Where it stands is what it says itself: an address that was copied or typed may name another place.
  const row = useQuery(listServices, {}).data?.find((service) => service.uuid === uuid);
  const place = useOnly(row ? (serviceLocation(row) ?? '') : location);
  const { rows, isLoading, error, staleBy, unread, reload } = useServices(place[0] === '' ? NOWHERE : place);
  const found = rows.find((service) => service.uuid === uuid);
  const [last, setLast] = useState<ServiceView>();
  if (found && found !== last) setLast(found);
  return (
    <DetailFrame
      row={found}
      title={last?.name ?? t('service.one')}
      breadcrumbs={useCrumbs().services}
      isLoading={isLoading}
      error={error ?? staleBy}
      onRetry={() => void reload()}
      id={uuid}
      unread={unread}
      list={paths.services()}
      hasSidebar
      texts={{
        toList: s('detail.toList'),
        ...(last ? { missingText: s('detail.gone', { name: last.name }) } : {}),
        // Gone while this browser was deleting it.
        ...(last?.pending === 'delete'
          ? { missing: s('detail.deletedTitle'), missingText: s('detail.deleted', { name: last.name }) }
          : {}),
      }}
    >
      {(service) => <Content service={service} />}
    </DetailFrame>
  );
}

/** One managed service: how it is reached and by whom, its nodes and their snapshots, and what it costs. (spec 3, section 3) */
export function ServiceDetail() {
  const { serviceId = '', location = '' } = useParams();
  return <ServiceScreen key={serviceId} uuid={serviceId} location={location} />;
}

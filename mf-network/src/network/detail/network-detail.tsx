import { useRef } from 'react';
import { useLocationsQuery, type Located } from '@console/api';
import { JournalBlock, locationName, Page } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { listNetworks, type Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { CostBlock } from '@console/domain/charges';
import { DetailFrame, FactGrid, LabelBlock, unreadIn } from '@console/domain/detail';
import { useDialog } from '@console/domain/dialogs';
import { Badge, IconButton, LocationCode, Menu, PageHead, type KeyFact } from '@console/ui';
import { useCrumbs } from '../../parts/crumbs';
import { DateTimeCell, NoneCell } from '@console/ui/data';
import { useText } from '../../parts/texts';
import { useOnly } from '../../parts/use-located';
import { NetworkDialog } from '../actions/lazy-dialog';
import { networkDialogs, useNetworkMenu } from '../actions/menu';
import { resourceCount } from '../can';
import { useMembers } from '../members/use-members';
import { useVpcText } from '../texts';
import { typeLabel } from '../type-label';
import { LeadingIn } from './leading-in';
import { NetworkPanel, NetworkParts, useNetworkTab } from './tabs';

function Facts({ network }: { network: Located<Network> }) {
  const t = useText();
  const none = <NoneCell>{t('none')}</NoneCell>;
  const copied = (label: string, value: string | null | undefined): KeyFact => ({
    label,
    value: value || none,
    ...(value ? { copy: value, mono: true } : {}),
  });
  return (
    <FactGrid
      items={[
        copied(t('vpc.subnet'), network.subnet),
        copied(t('vpc.subnet6'), network.subnet_ipv6),
        { label: t('vpc.vlan'), value: network.vlan_id ?? none },
        { label: t('column.type'), value: typeLabel(network.type, t) || none },
        { label: t('vpc.resources'), value: resourceCount(network) },
        {
          label: t('column.created'),
          value: <DateTimeCell value={network.created_at} />,
        },
      ]}
      technical={[
        { label: t('vpc.default'), value: network.is_default ? t('yes') : t('no') },
        copied(t('column.uuid'), network.uuid),
      ]}
    />
  );
}

function Content({ network }: { network: Located<Network> }) {
  const t = useText();
  const own = useVpcText();
  const navigate = useNavigate();
  const tab = useNetworkTab();
  const found = useMembers(network);
  const { dialog, open, close } = useDialog(networkDialogs);
  const menu = useNetworkMenu({ isOpen: true, onOpen: open });
  const isDeleted = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.networks(), { replace: true }) : close());
  return (
    <Page
      title={network.name}
      breadcrumbs={useCrumbs().networks}
      // The map says itself what leads in, and takes the room.
      lead={
        tab === 'map' ? undefined : (
          <>
            <CostBlock monthly={null} note={t('vpc.free')} />
            <LeadingIn network={network} found={found} />
          </>
        )
      }
      sidebar={
        tab === 'map' ? undefined : (
          <>
            <LabelBlock id={network.uuid} name={network.name} />
            <JournalBlock subject={network.uuid} />
          </>
        )
      }
    >
      <PageHead
        title={network.name}
        facts={
          <>
            <LocationCode slug={network.location} name={locationName(network.location)} />
            {network.is_default ? <Badge>{t('vpc.isDefault')}</Badge> : null}
          </>
        }
        actions={
          <>
            <IconButton icon="pencil" label={own('action.rename')} variant="outlined" onClick={() => open('rename')} />
            <Menu label={own('action.more')} items={menu(network)} align="end" />
          </>
        }
      />
      <Facts network={network} />
      <NetworkParts network={network} tab={tab} found={found} />
      <NetworkPanel network={network} tab={tab} found={found} />
      {dialog ? (
        <NetworkDialog
          key={dialog}
          name={dialog}
          network={network}
          onClose={leave}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      ) : null}
    </Page>
  );
}

/** One private network: its addresses, and all that stands in it. (spec 3, section 3) */
export function NetworkDetail() {
  const t = useText();
  const { location = '', uuid = '' } = useParams();
  const query = useLocationsQuery(listNetworks, useOnly(location));
  return (
    <DetailFrame
      row={query.rows.find((network) => network.uuid === uuid)}
      title={t('vpc.one')}
      breadcrumbs={useCrumbs().networks}
      isLoading={query.isLoading}
      error={query.locations[0]?.error}
      onRetry={() => void query.reload()}
      id={uuid}
      unread={unreadIn(query.locations)}
      list={paths.networks()}
      hasSidebar
    >
      {(network) => <Content key={network.uuid} network={network} />}
    </DetailFrame>
  );
}

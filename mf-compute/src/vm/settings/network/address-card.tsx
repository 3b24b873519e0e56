import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { addressesOf, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { paths } from '@console/contract/paths';
import { quoteAddresses } from '@console/domain/price';
import { usePriceList } from '@console/domain/price-list';
import { Card, CopyButton, ErrorPanel, Link, LinkButton, useFormat, type MenuItem } from '@console/ui';
import { DataTable, NoneCell, TextCell, useTableState, type Column } from '@console/ui/data';

import { useText } from '../../../texts';
import { whyNot } from '../../can';
import type { VmRow } from '../../rows';
import { useSettingsText } from '../texts';
import { networkDialogPath } from './use-network-dialog';

function AddressCell({ vm, ip }: { vm: VmRow; ip: IpAddress }) {
  const t = useSettingsText();
  return (
    <span className="ui-copyt">
      <Link strong to={paths.ipAddress({ location: vm.location, uuid: ip.uuid })}>
        {ip.address}
      </Link>
      <CopyButton value={ip.address} label={t('address.one')} />
    </span>
  );
}

/** What can be done with an address of the machine. */
function useActions(vm: VmRow): (ip: IpAddress) => MenuItem[] {
  const t = useSettingsText();
  const shared = useText();
  const reason = whyNot('network', vm, vm.pending);
  return (ip) => [
    {
      id: 'open',
      icon: 'globe',
      label: t('address.open'),
      to: paths.ipAddress({ location: vm.location, uuid: ip.uuid }),
    },
    {
      id: 'unassign',
      icon: 'unlink',
      label: t('address.unassign'),
      to: networkDialogPath(vm, 'address-unassign', ip.address),
      ...(reason ? { reason: shared(reason) } : {}),
    },
  ];
}

/** What an assigned address costs a month. */
function useAssignedPrice(vm: VmRow): string | undefined {
  const { money } = useFormat();
  const prices = usePriceList();
  const { siteCurrency: currency } = useSiteConfig();
  const quote = quoteAddresses(prices, { currency, places: [vm.location] }, { isAssigned: true });
  return quote && money(quote.monthly);
}

/** The floating IPs that lead to a machine. */
export function AddressCard({ vm }: { vm: VmRow }) {
  const t = useSettingsText();
  const shared = useText();
  const { data, error, isLoading, reload } = useQuery(listIpAddresses, { location: vm.location });
  const price = useAssignedPrice(vm);
  const state = useTableState({ id: 'addresses', defaultSort: { id: 'address' } });
  const reason = whyNot('network', vm, vm.pending);
  const actions = useActions(vm);
  const columns = useMemo(
    (): Column<IpAddress>[] => [
      {
        id: 'address',
        header: t('address.one'),
        width: 190,
        fixed: true,
        value: (ip) => ip.address,
        cell: (ip) => <AddressCell vm={vm} ip={ip} />,
      },
      { id: 'name', header: t('address.name'), value: (ip) => ip.name, cell: (ip) => <TextCell>{ip.name}</TextCell> },
      {
        id: 'leadsTo',
        header: t('address.leadsTo'),
        width: 130,
        value: (ip) => ip.assigned_to_private_ip,
        cell: (ip) => <TextCell>{ip.assigned_to_private_ip}</TextCell>,
      },
      {
        id: 'monthly',
        header: t('perMonth'),
        width: 92,
        align: 'end',
        cell: () => (price ? <b className="ui-strong">{price}</b> : <NoneCell />),
      },
    ],
    [t, vm, price],
  );
  return (
    <Card
      flush
      title={t('address.title')}
      note={t('address.note')}
      actions={
        <LinkButton
          size="sm"
          icon="plus"
          to={networkDialogPath(vm, 'address-assign')}
          {...(reason ? { reason: shared(reason) } : {})}
        >
          {t('address.assign')}
        </LinkButton>
      }
    >
      {error && !data ? (
        <ErrorPanel title={t('address.failed')} error={error} onRetry={() => void reload()} />
      ) : (
        <DataTable
          simple
          label={t('address.title')}
          columns={columns}
          rows={addressesOf(data ?? [], vm.uuid)}
          getRowId={(ip) => ip.uuid}
          state={state}
          loading={isLoading}
          rowActions={actions}
          rowActionsLabel={(ip) => t('address.actions', { address: ip.address })}
          empty={<p className="vms-empty ui-mut">{t('address.empty')}</p>}
          card={(ip) => ({
            title: ip.address,
            to: paths.ipAddress({ location: vm.location, uuid: ip.uuid }),
            meta: t('address.leadsToOne', { address: ip.assigned_to_private_ip ?? '' }),
            price,
            detail: ip.name ?? '',
          })}
        />
      )}
    </Card>
  );
}

import { useCallback, useMemo } from 'react';
import { useQuery } from '@console/api';
import { addressesOf, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { paths } from '@console/contract/paths';
import { Card, CopyButton, EmptyState, ErrorPanel, Link, LinkButton, Price, type MenuItem } from '@console/ui';
import { DataTable, TextCell, useTableState, type Column } from '@console/ui/data';
import { AmountCell, useArePricesLoading, useChargedAmount, useMonthlyPrices } from '../price-list';
import { useText } from './messages';
import type { AddressTarget } from './target';

export interface AddressCardProps {
  readonly target: AddressTarget;
  /** Where the dialog is that leads an address to it. */
  readonly assignPath: string;
  /** Where the dialog is that takes an address from it. */
  readonly unassignPath: (address: string) => string;
}

function AddressCell({ location, ip }: { location: string; ip: IpAddress }) {
  const t = useText();
  return (
    <span className="ui-copyt">
      <Link strong to={paths.ipAddress({ location, uuid: ip.uuid })}>
        {ip.address}
      </Link>
      <CopyButton value={ip.address} label={t('address.one')} />
    </span>
  );
}

/** What can be done with an address of the target. */
function useActions({ target, unassignPath }: AddressCardProps): (ip: IpAddress) => MenuItem[] {
  const t = useText();
  const { location, reason } = target;
  return (ip) => [
    {
      id: 'open',
      icon: 'globe',
      label: t('address.open'),
      to: paths.ipAddress({ location, uuid: ip.uuid }),
    },
    {
      id: 'unassign',
      icon: 'unlink',
      label: t('address.unassign'),
      to: unassignPath(ip.address),
      ...(reason ? { reason } : {}),
    },
  ];
}

/** What an assigned address costs the account that pays for it, a month; undefined where it has no price. */
function usePriceOf(location: string) {
  const monthly = useMonthlyPrices();
  const charged = useChargedAmount();
  return useCallback(
    (ip: IpAddress) => {
      const amount = monthly(location, 'ASSIGNED_FLOATING_IP');
      return amount && charged(ip.billing_account_id, amount);
    },
    [location, monthly, charged],
  );
}

/** The floating IPs that lead to something. */
export function AddressCard(props: AddressCardProps) {
  const { target, assignPath } = props;
  const { kind, location, uuid, reason } = target;
  const t = useText();
  const { data, error, isLoading, unread, reload } = useQuery(listIpAddresses, { location });
  const priceOf = usePriceOf(location);
  const arePricesLoading = useArePricesLoading();
  const state = useTableState({ id: 'addresses', defaultSort: { id: 'address' } });
  const actions = useActions(props);
  const columns = useMemo(
    (): Column<IpAddress>[] => [
      {
        id: 'address',
        header: t('address.one'),
        width: 190,
        fixed: true,
        value: (ip) => ip.address,
        cell: (ip) => <AddressCell location={location} ip={ip} />,
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
        header: t('address.perMonth'),
        width: 92,
        align: 'end',
        cell: (ip) => <AmountCell amount={priceOf(ip)} isLoading={arePricesLoading} isStrong />,
      },
    ],
    [t, location, priceOf, arePricesLoading],
  );
  return (
    <Card
      flush
      title={t('address.title')}
      note={t('address.note')}
      actions={
        <LinkButton size="sm" icon="plus" to={assignPath} {...(reason ? { reason } : {})}>
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
          rows={addressesOf(data ?? [], uuid)}
          getRowId={(ip) => ip.uuid}
          state={state}
          loading={isLoading}
          unread={unread}
          rowActions={actions}
          rowActionsLabel={(ip) => t('address.actions', { address: ip.address })}
          empty={<EmptyState icon="globe" text={t('address.empty', { kind })} />}
          card={(ip) => {
            const price = priceOf(ip);
            return {
              title: ip.address,
              to: paths.ipAddress({ location, uuid: ip.uuid }),
              meta: ip.assigned_to_private_ip ? t('address.leadsToOne', { address: ip.assigned_to_private_ip }) : '',
              price: price && <Price amount={price} per="month" />,
              detail: ip.name ?? '',
            };
          }}
        />
      )}
    </Card>
  );
}

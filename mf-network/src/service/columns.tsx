import { useMemo } from 'react';
import type { Money } from '@console/api';
import { locationName } from '@console/area';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import { DateTime } from '@console/ui';
import { NameCell, NumberCell, PriceCell, TextCell, type Column } from '@console/ui/data';
import { PlaceCell } from '../parts/cells';
import { useText } from '../parts/texts';
import { serviceTitle } from './facts';
import type { ServiceRow } from './rows';
import { ServiceStatus, useServiceWord } from './words';

export const servicePath = (row: Pick<ServiceRow, 'location' | 'uuid'>): string =>
  paths.service({ location: row.location || '-', serviceId: row.uuid });

/** Columns of the list of managed services. */
export function useServiceColumns(priceOf: (row: ServiceRow) => Money | undefined): Column<ServiceRow>[] {
  const t = useText();
  const word = useServiceWord();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        fixed: true,
        value: serviceTitle,
        cell: (row) => (
          <NameCell
            to={servicePath(row)}
            name={serviceTitle(row)}
            {...(row.is_multi_node ? { detail: t('service.multiNode') } : {})}
          />
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 100,
        value: (row) => word(row.status),
        cell: (row) => <ServiceStatus status={row.status} />,
      },
      {
        id: 'location',
        header: t('column.location'),
        width: 122,
        value: (row) => locationName(row.location),
        cell: (row) => <TextCell>{row.location ? <PlaceCell slug={row.location} /> : null}</TextCell>,
      },
      {
        id: 'service',
        header: t('service.software'),
        width: 140,
        value: (row) => `${row.software} ${row.version ?? ''}`.trim(),
      },
      {
        id: 'nodes',
        header: t('service.nodes'),
        width: 66,
        align: 'end',
        value: (row) => row.nodes.length,
        cell: (row) => <NumberCell value={row.nodes.length} />,
      },
      {
        id: 'vcpu',
        header: t('column.vcpu'),
        width: 62,
        align: 'end',
        value: (row) => row.size.vcpu,
        cell: (row) => <NumberCell value={row.size.vcpu} />,
      },
      {
        id: 'memory',
        header: t('column.memory'),
        width: 74,
        align: 'end',
        value: (row) => row.size.memory,
        cell: (row) => <NumberCell value={row.size.memory / 1024} unit="GB" />,
      },
      {
        id: 'disk',
        header: t('column.disk'),
        width: 78,
        align: 'end',
        value: (row) => row.size.disk,
        cell: (row) => <NumberCell value={row.size.disk} unit="GB" />,
      },
      {
        id: 'address',
        header: t('service.address'),
        width: 112,
        value: (row) => row.properties?.service_ip ?? '',
        cell: (row) => <TextCell>{row.properties?.service_ip}</TextCell>,
      },
      {
        id: 'account',
        header: t('column.account'),
        width: 150,
        value: (row) => row.account,
        cell: (row) => <AccountLink id={row.billing_account_id} />,
      },
      {
        id: 'price',
        header: t('column.price'),
        width: 96,
        align: 'end',
        value: (row) => Number(priceOf(row) ?? 0),
        cell: (row) => <PriceCell amount={priceOf(row)} />,
      },
      {
        id: 'created',
        header: t('column.created'),
        width: 150,
        hidden: true,
        value: (row) => row.created_at ?? null,
        cell: (row) => <TextCell>{row.created_at ? <DateTime value={row.created_at} /> : null}</TextCell>,
      },
      { id: 'uuid', header: t('column.uuid'), width: 300, hidden: true, value: (row) => row.uuid },
    ],
    [t, word, priceOf],
  );
}

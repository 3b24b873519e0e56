import { AccountLink, FactGrid } from '@console/domain/detail';
import { DateTime, FactSection } from '@console/ui';
import { DateTimeCell, NoneCell } from '@console/ui/data';
import { useText } from '../parts/texts';
import { AssigneeLink, useIpType, useKindLabel } from './labels';
import type { IpRow } from './rows';

/** Its address and name, who pays, and what it leads to. */
export function Facts({ row }: { row: IpRow }) {
  const t = useText();
  const none = <NoneCell>{t('none')}</NoneCell>;
  return (
    <FactGrid
      items={[
        { label: t('ip.address'), value: row.address, mono: true, copy: row.address },
        { label: t('column.name'), value: row.name || none },
        { label: t('column.account'), value: <AccountLink id={row.billing_account_id} /> },
        { label: t('ip.assignedTo'), value: <AssigneeLink assignee={row.assignee} /> },
        {
          label: t('ip.privateAddress'),
          value: row.assigned_to_private_ip || none,
          ...(row.assigned_to_private_ip ? { copy: row.assigned_to_private_ip, mono: true } : {}),
        },
        { label: t('column.created'), value: <DateTimeCell value={row.created_at} /> },
      ]}
    />
  );
}

/** What only some ask for. */
export function TechnicalFacts({ row }: { row: IpRow }) {
  const t = useText();
  const typeOf = useIpType();
  const kindOf = useKindLabel();
  const none = <NoneCell>{t('none')}</NoneCell>;
  return (
    <FactSection
      title={t('ip.technical')}
      columns={3}
      items={[
        { label: t('column.type'), value: typeOf(row) },
        { label: t('ip.kind'), value: row.assignee ? kindOf(row.assignee.type) : none },
        { label: t('ip.unassignedAt'), value: row.unassigned_at ? <DateTime value={row.unassigned_at} /> : none },
        { label: t('ip.enabled'), value: row.enabled === false ? t('no') : t('yes') },
        { label: t('column.id'), value: row.id ?? none },
        { label: t('column.uuid'), value: row.uuid, mono: true, copy: row.uuid },
      ]}
    />
  );
}

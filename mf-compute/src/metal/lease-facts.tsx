import { useQuery } from '@console/api';
import { listMetalOs, metalOsName } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import { DateTime, KeyFacts, Link, type KeyFact } from '@console/ui';
import { useText } from '../texts';
import type { LeaseRow } from './rows';

/** What one looks up about a leased server. */
export function LeaseFacts({ lease }: { lease: LeaseRow }) {
  const t = useText();
  const systems = useQuery(listMetalOs, {}).data;
  const none = <span className="ui-mut">{t('list.none')}</span>;
  const copied = (label: string, value: string | null | undefined): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: none };
  const requested = metalOsName(systems, lease.requested_os_id);
  const account = lease.billing_account_id;
  const items: KeyFact[] = [
    copied(t('vm.publicIpv4'), lease.machine?.ip_public_v4),
    copied(t('vm.publicIpv6'), lease.machine?.ip_public_v6),
    { label: t('lease.system'), value: metalOsName(systems, lease.os_id) ?? none },
    { label: t('lease.requestedSystem'), value: requested ?? none },
    {
      label: t('vm.account'),
      value: account == null ? none : <Link to={paths.billingAccount({ id: account })}>{lease.accountName}</Link>,
    },
    { label: t('lease.since'), value: lease.created_at ? <DateTime value={lease.created_at} /> : none },
    copied(t('vm.id'), lease.uuid),
    copied(t('lease.machineId'), lease.machine_uuid),
  ];
  return <KeyFacts items={items} />;
}

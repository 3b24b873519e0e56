import { useQuery } from '@console/api';
import { locationName } from '@console/area';
import { listMetalOs, metalOsName } from '@console/contract/metal';
import { AccountLink } from '@console/domain/detail';
import { DateTime, KeyFacts, LocationCode, type KeyFact } from '@console/ui';
import type { LeaseRow } from '../rows';
import { useMetalText } from '../texts';
import { useLeaseText } from './texts';

/** What one looks up about a leased server. */
export function LeaseFacts({ lease }: { lease: LeaseRow }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const systems = useQuery(listMetalOs, {}).data;
  const none = <span className="ui-mut">{shared('list.none')}</span>;
  const later = <span className="ui-mut">{shared('field.afterInstall')}</span>;
  const address = (label: string, value: string | null | undefined): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: lease.status === 'pending' ? later : none };
  const copied = (label: string, value: string | null | undefined): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: none };
  const system = metalOsName(systems, lease.os_id);
  const requested = metalOsName(systems, lease.requested_os_id);
  const items: KeyFact[] = [
    address(shared('field.publicIpv4'), lease.machine?.ip_public_v4),
    address(shared('field.publicIpv6'), lease.machine?.ip_public_v6),
    { label: shared('field.system'), value: system ?? none },
    system === requested
      ? { label: shared('field.spec'), value: lease.specTitle || none }
      : { label: t('requestedSystem'), value: requested ?? none },
    { label: shared('field.account'), value: <AccountLink id={lease.billing_account_id} /> },
    { label: shared('field.since'), value: lease.created_at ? <DateTime value={lease.created_at} /> : none },
    {
      label: shared('field.location'),
      value: <LocationCode slug={lease.location} name={locationName(lease.location)} />,
    },
    copied(shared('field.id'), lease.uuid),
  ];
  return <KeyFacts items={items} />;
}

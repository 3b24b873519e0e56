import { locationName } from '@console/area';
import { useNavigate } from '@console/area/router';
import { IconButton, LocationCode, Menu, PageHead, Skeleton, type KeyFact } from '@console/ui';
import { DateTimeCell } from '@console/ui/data';
import { LeaseStatus } from '../lease/lease-status';
import { useLeaseMenu } from '../actions/menu';
import { leasePath, type LeaseTab } from '../lease/urls';
import type { LeaseRow } from '../lease/rows';
import { useSystems } from '../lease/use-systems';
import { useMetalText } from '../lease/texts';
import { metalOsName } from '@console/contract/metal';
import { AccountLink, FactGrid } from '@console/domain/detail';
import { useLeaseText } from './texts';

/** Name, state, place and hardware; rename, and a menu with all actions. */
export function LeaseHead({ lease, tab }: { lease: LeaseRow; tab: LeaseTab }) {
  const t = useMetalText();
  const navigate = useNavigate();
  const open = (dialog: 'rename' | 'release') => void navigate(leasePath(lease.uuid, { tab, dialog }));
  const menu = useLeaseMenu({ isOpen: true, onRename: () => open('rename'), onRelease: () => open('release') });
  return (
    <PageHead
      title={lease.display_name}
      facts={
        <>
          <LeaseStatus status={lease.status} />
          <LocationCode slug={lease.location} name={locationName(lease.location)} />
          {lease.specTitle ? <span>{lease.specTitle}</span> : null}
        </>
      }
      actions={
        <>
          <IconButton icon="pencil" label={t('action.rename')} variant="outlined" onClick={() => open('rename')} />
          <Menu label={t('action.more')} items={menu(lease)} align="end" />
        </>
      }
    />
  );
}

/** What one looks up about a leased server. */
export function LeaseFacts({ lease }: { lease: LeaseRow }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const systems = useSystems();
  const none = <span className="ui-mut">{shared('list.none')}</span>;
  const later = <span className="ui-mut">{shared('field.afterInstall')}</span>;
  const address = (label: string, value: string | null | undefined): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: lease.status === 'pending' ? later : none };
  const nameOf = (id: string | null | undefined) => (id ? (metalOsName(systems, id) ?? <Skeleton />) : none);
  const items: KeyFact[] = [
    address(shared('field.publicIpv4'), lease.machine?.ip_public_v4),
    address(shared('field.publicIpv6'), lease.machine?.ip_public_v6),
    { label: shared('field.system'), value: nameOf(lease.os_id) },
    (lease.os_id ?? undefined) === (lease.requested_os_id ?? undefined)
      ? { label: shared('field.spec'), value: lease.specTitle || none }
      : { label: t('requestedSystem'), value: nameOf(lease.requested_os_id) },
    { label: shared('field.account'), value: <AccountLink id={lease.billing_account_id} /> },
    { label: shared('field.since'), value: <DateTimeCell value={lease.created_at} /> },
  ];
  return (
    <FactGrid
      items={items}
      technical={[{ label: shared('field.id'), value: lease.uuid, copy: lease.uuid, mono: true }]}
    />
  );
}

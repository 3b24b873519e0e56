import type { Located } from '@console/api';
import type { MetalLease } from '@console/contract/metal';
import { paths } from '@console/contract/paths';

/** The tabs of a server's page; the first one has no parameter. */
export const leaseTabs = ['overview', 'history', 'activity', 'code'] as const;
export type LeaseTab = (typeof leaseTabs)[number];

export const leaseDialogs = ['rename', 'release'] as const;
export type LeaseDialogName = (typeof leaseDialogs)[number];

/** The tab that an address names; the overview where it names none that there is. */
export const readTab = (tab: string | null): LeaseTab => leaseTabs.find((known) => known === tab) ?? 'overview';

/** The dialog that an address names. */
export const readDialog = (dialog: string | null): LeaseDialogName | undefined =>
  leaseDialogs.find((known) => known === dialog);

/** The address of a part of a server's page: one of its tabs, with a dialog over it or without. */
export function leasePath(uuid: string, { tab, dialog }: { tab?: LeaseTab; dialog?: LeaseDialogName } = {}): string {
  const query = new URLSearchParams();
  if (tab && tab !== 'overview') query.set('tab', tab);
  if (dialog) query.set('dialog', dialog);
  const text = query.toString();
  return `${paths.metalLease({ uuid })}${text ? `?${text}` : ''}`;
}

/** Where one more server like this is ordered: the same place, specification and system. */
export function anotherPath(
  lease: Pick<Located<MetalLease>, 'location' | 'spec' | 'requested_os_id' | 'os_id'>,
): string {
  const os = lease.requested_os_id ?? lease.os_id;
  return paths.metalCreate({
    location: lease.location,
    ...(lease.spec ? { spec: lease.spec.uuid } : {}),
    ...(os ? { os } : {}),
  });
}

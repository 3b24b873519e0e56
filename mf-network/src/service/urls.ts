import { paths } from '@console/contract/paths';

/** The tabs of a service's page; the first one has no parameter. */
export const serviceTabs = ['overview', 'snapshots', 'activity', 'code'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

/** Dialogs about the service itself, which the list opens too. */
export const listDialogs = ['rename', 'account', 'delete'] as const;
export type ListDialogName = (typeof listDialogs)[number];

/** All dialogs of its page; those after the first three say by `item` which node, snapshot or address they are about. */
export const serviceDialogs = [
  ...listDialogs,
  'allow',
  'disallow',
  'stop',
  'restore',
  'address-assign',
  'address-unassign',
] as const;
export type ServiceDialogName = (typeof serviceDialogs)[number];

/** The tab that an address names; the overview where it names none that there is. */
export const readTab = (tab: string | null): ServiceTab => serviceTabs.find((known) => known === tab) ?? 'overview';

/** The dialog that an address names. */
export const readDialog = (dialog: string | null): ServiceDialogName | undefined =>
  serviceDialogs.find((known) => known === dialog);

interface ServiceLink {
  readonly tab?: ServiceTab | undefined;
  readonly dialog?: ServiceDialogName | undefined;
  /** What the dialog is about: a node, a snapshot or an address. */
  readonly item?: string | undefined;
}

/** The address of a part of a service's page: one of its tabs, with a dialog over it or without. */
export function servicePath(
  { uuid, location }: { readonly uuid: string; readonly location: string },
  { tab, dialog, item }: ServiceLink = {},
): string {
  const query = new URLSearchParams();
  if (tab && tab !== 'overview') query.set('tab', tab);
  if (dialog) query.set('dialog', dialog);
  if (item) query.set('item', item);
  const text = query.toString();
  return `${paths.service({ location: location || '-', serviceId: uuid })}${text ? `?${text}` : ''}`;
}

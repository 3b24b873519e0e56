import { paths } from '@console/contract/paths';
import type { JoinedVm } from './rows';

/** The tabs of a machine's page; the first one has no parameter. */
export const vmTabs = ['overview', 'disks', 'network', 'access', 'settings', 'activity', 'code'] as const;
export type VmTab = (typeof vmTabs)[number];

/** Dialogs about the machine itself, its disks and their copies. */
export const diskDialogs = ['disk-add', 'disk-grow', 'disk-remove', 'snapshot', 'restore', 'replica-delete'] as const;
export type DiskDialogName = (typeof diskDialogs)[number];

/** Dialogs about its settings. */
export const settingsDialogs = ['password', 'resize', 'clone', 'rescue', 'reinstall', 'account'] as const;

/** Dialogs that ask before it is not there for a while. */
export const stopDialogs = ['stop', 'force-stop', 'restart'] as const;
export type StopDialogName = (typeof stopDialogs)[number];

export const vmDialogs = ['rename', 'delete', ...stopDialogs, ...diskDialogs, ...settingsDialogs] as const;
export type VmDialogName = (typeof vmDialogs)[number];

const isOneOf = <T extends string>(names: readonly T[], name: string | null): name is T =>
  names.some((known) => known === name);

/** The tab that an address names; the overview where it names none that there is. */
export const readTab = (tab: string | null): VmTab => (isOneOf(vmTabs, tab) ? tab : 'overview');

/** The dialog that an address names. */
export const readDialog = (dialog: string | null): VmDialogName | undefined =>
  isOneOf(vmDialogs, dialog) ? dialog : undefined;

export const isDiskDialog = (dialog: VmDialogName): dialog is DiskDialogName => isOneOf(diskDialogs, dialog);

/** Dialogs that the list opens itself. */
export const listDialogs = ['rename', 'delete', ...stopDialogs] as const;
export type ListDialogName = (typeof listDialogs)[number];

export const isListDialog = (dialog: VmDialogName): dialog is ListDialogName => isOneOf(listDialogs, dialog);

export const isStopDialog = (dialog: VmDialogName): dialog is StopDialogName => isOneOf(stopDialogs, dialog);

export const isSettingsDialog = (dialog: VmDialogName): dialog is (typeof settingsDialogs)[number] =>
  isOneOf(settingsDialogs, dialog);

export interface VmLink {
  readonly tab?: VmTab | undefined;
  readonly dialog?: VmDialogName | undefined;
  /** The disk that a dialog is about. */
  readonly disk?: string | undefined;
  /** The snapshot or backup that a dialog is about. */
  readonly replica?: string | undefined;
}

/** The address of a part of a machine's page: one of its tabs, with a dialog over it or without. */
export function vmPath(vm: Pick<JoinedVm, 'uuid' | 'location'>, { tab, dialog, disk, replica }: VmLink = {}): string {
  const query = new URLSearchParams();
  if (tab && tab !== 'overview') query.set('tab', tab);
  if (dialog) query.set('dialog', dialog);
  if (disk) query.set('disk', disk);
  if (replica) query.set('replica', replica);
  const text = query.toString();
  return `${paths.vm({ location: vm.location, vmId: vm.uuid })}${text ? `?${text}` : ''}`;
}

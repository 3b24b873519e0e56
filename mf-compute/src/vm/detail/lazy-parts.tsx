import { lazyPart } from '../lazy-part';

const settings = () => import(/* webpackChunkName: "compute-vm-settings" */ '../settings');

export const NetworkTab = lazyPart('vm network', () => settings().then((m) => m.NetworkTab));
export const AccessTab = lazyPart('vm access', () => settings().then((m) => m.AccessTab));
export const SettingsTab = lazyPart('vm settings', () => settings().then((m) => m.SettingsTab));
export const SettingsDialogs = lazyPart('vm settings dialogs', () => settings().then((m) => m.SettingsDialogs), null);

export const DiskDialogs = lazyPart(
  'vm disk dialogs',
  () => import(/* webpackChunkName: "compute-vm-disks" */ './dialogs/disk-dialogs').then((m) => m.DiskDialogs),
  null,
);

export const CodeTab = lazyPart('vm code', () =>
  import(/* webpackChunkName: "compute-vm-disks" */ './code-tab').then((m) => m.CodeTab),
);

import { lazyPart } from '../actions/lazy-part';

export const NetworkTab = lazyPart('vm network', () =>
  import(/* webpackChunkName: "compute-vm-settings" */ './network/network-tab').then((m) => m.NetworkTab),
);
export const AccessTab = lazyPart('vm access', () =>
  import(/* webpackChunkName: "compute-vm-settings" */ './access/access-tab').then((m) => m.AccessTab),
);
export const SettingsTab = lazyPart('vm settings', () =>
  import(/* webpackChunkName: "compute-vm-settings" */ './settings/settings-tab').then((m) => m.SettingsTab),
);
export const SettingsDialogs = lazyPart(
  'vm settings dialogs',
  () =>
    import(/* webpackChunkName: "compute-vm-settings" */ '../actions/settings-dialogs').then((m) => m.SettingsDialogs),
  null,
);

export const DiskDialogs = lazyPart(
  'vm disk dialogs',
  () => import(/* webpackChunkName: "compute-vm-disks" */ '../actions/disks/disk-dialogs').then((m) => m.DiskDialogs),
  null,
);

export const CodeTab = lazyPart('vm code', () =>
  import(/* webpackChunkName: "compute-vm-disks" */ './code-tab').then((m) => m.CodeTab),
);

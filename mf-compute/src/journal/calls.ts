import { getFormat } from '@console/ui';
import type { JournalCalls, JournalDeclaration, JournalDetails } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import { networkJournal } from '@console/domain/journal';
import type { Id } from './texts';
import { MB_PER_GB } from '../vm/machine/memory';

function sizeOf({ vcpu, ram }: JournalDetails): string {
  const memory = ram === undefined ? [] : [getFormat().number(Number(ram) / MB_PER_GB, { digits: 1, unit: 'GB' })];
  return [...(vcpu === undefined ? [] : [`${vcpu}\u{A0}vCPU`]), ...memory].join(', ');
}

const ofUuid = { about: ['uuid'], keep: ['location'] } as const;
const makesUuid = { response: { about: ['uuid'] } } as const;

const calls: JournalCalls<Endpoints, Id> = {
  createVm: {
    about: ['billing_account_id', 'designated_pool_uuid', 'network_uuid', 'disk_uuid', 'source_replica', 'source_uuid'],
    keep: ['location', 'name', 'billing_account_id', 'os_name', 'os_version', 'username', 'ram', 'vcpu'],
    ...makesUuid,
    text: 'createVm',
  },
  updateVm: {
    about: ['uuid'],
    keep: ['location', 'name', 'ram', 'vcpu'],
    text: ({ ram, vcpu }) => (ram === undefined && vcpu === undefined ? 'updateVm' : 'updateVm.resize'),
    values: (details) => ({ size: sizeOf(details) }),
  },
  deleteVm: { ...ofUuid, text: 'deleteVm' },
  startVm: { ...ofUuid, text: 'startVm' },
  stopVm: {
    about: ['uuid'],
    keep: ['location', 'force'],
    text: ({ force }) => (force === true ? 'stopVm.force' : 'stopVm'),
  },
  toggleVmBackup: {
    ...ofUuid,
    response: { keep: ['backup'] },
    text: ({ backup }) => {
      if (backup === undefined) return 'toggleVmBackup';
      return backup === true ? 'toggleVmBackup.on' : 'toggleVmBackup.off';
    },
  },
  cloneVm: { about: ['uuid'], keep: ['location', 'name'], ...makesUuid, text: 'cloneVm' },
  rebuildVm: { about: ['uuid', 'replica_uuid'], keep: ['location', 'type'], text: 'rebuildVm' },
  reinstallVm: {
    about: ['uuid'],
    keep: ['location', 'os_name', 'os_version'],
    text: ({ os_name }) => (os_name === undefined ? 'reinstallVm' : 'reinstallVm.os'),
    values: ({ os_name, os_version }) => ({ os: [os_name, os_version].filter((part) => part !== undefined).join(' ') }),
  },
  startVmRescue: { ...ofUuid, text: 'startVmRescue' },
  createVmReplica: { ...ofUuid, ...makesUuid, text: 'createVmReplica' },
  deleteVmReplica: { about: ['replica_uuid'], keep: ['location', 'type'], text: 'deleteVmReplica' },
  addVmDisk: { about: ['uuid'], keep: ['location', 'size_gb'], ...makesUuid, text: 'addVmDisk' },
  resizeVmDisk: { about: ['uuid', 'disk_uuid'], keep: ['location', 'size_gb'], text: 'resizeVmDisk' },
  deleteVmDisk: { about: ['uuid', 'storage_uuid'], keep: ['location'], text: 'deleteVmDisk' },
  changeVmPassword: { about: ['uuid'], keep: ['location', 'username'], text: 'changeVmPassword' },
  moveVmBilling: {
    about: ['uuid', 'billing_account_id'],
    keep: ['location', 'billing_account_id'],
    text: 'moveVmBilling',
  },
  addVmSubinterface: {
    about: ['uuid', 'if_uuid', 'network_uuid'],
    keep: ['location', 'vlan_tag'],
    text: 'addVmSubinterface',
  },
  deleteVmSubinterface: { about: ['uuid', 'if_uuid'], keep: ['location'], text: 'deleteVmSubinterface' },
  createMetalLease: {
    about: ['spec_uuid', 'billing_account_id'],
    keep: ['location', 'display_name', 'billing_account_id'],
    ...makesUuid,
    text: 'createMetalLease',
  },
  updateMetalLease: { about: ['uuid'], keep: ['location', 'display_name'], text: 'updateMetalLease' },
  deleteMetalLease: { ...ofUuid, text: 'deleteMetalLease' },
};

/** What the journal notes of calls about virtual machines and servers, and of those that their screens share with others. */
export const journal: readonly JournalDeclaration[] = [
  { calls, texts: () => import(/* webpackChunkName: "journal-texts" */ './texts') },
  networkJournal,
];

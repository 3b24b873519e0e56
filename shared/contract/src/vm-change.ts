import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { atLeastOne, requiredText } from './request-fields';
import { done, flag, listUpTo, text, wholeNumber } from './schema';
import { tooLong } from './text-length';
import { Vm } from './vm';
import { vmByUuid } from './vm-by-uuid';

const vcpu = atLeastOne('vCPU');
const ram = atLeastOne('MB');
const hostname = requiredText();

/** A machine has room for so many disks, the one it starts from included. Made up, as no rule says a number. */
export const MOST_DISKS = 16;
const MOST_KEYS = 100;
const LONGEST_KEY = 16_384;
const LONGEST_DESCRIPTION = 1000;
/** What a first boot may be told, as text. */
const LONGEST_CLOUD_INIT = 65_536;
const cloudInit = v.union([
  text(LONGEST_CLOUD_INIT),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.maxEntries(MOST_KEYS, `At most ${MOST_KEYS} entries`),
    v.check((value) => JSON.stringify(value).length <= LONGEST_CLOUD_INIT, tooLong(LONGEST_CLOUD_INIT)),
  ),
]);

/** Disk sizes in GB: one number or several; a form repeats the key, and leaves it empty where a disk is there. */
const disk = atLeastOne('GB');
const disks = v.union([v.literal(''), disk, listUpTo(MOST_DISKS, disk)]);
const noDisks = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

export const createVm = defineEndpoint({
  name: 'createVm',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/user-resource/vm',
  body: 'form',
  params: v.pipe(
    v.object({
      location: text(),
      name: hostname,
      description: v.optional(text(LONGEST_DESCRIPTION)),
      billing_account_id: v.optional(wholeNumber()),
      /** With `os_version`; `_custom` and `_`, or neither, for an empty disk. */
      os_name: v.optional(text()),
      os_version: v.optional(text()),
      username: v.optional(text()),
      password: v.optional(text()),
      public_key: v.optional(text(LONGEST_KEY)),
      /** More keys; a form repeats the key. */
      public_keys: v.optional(v.union([text(LONGEST_KEY), listUpTo(MOST_KEYS, text(LONGEST_KEY))])),
      /** A JSON object, or YAML as text. */
      cloud_init: v.optional(cloudInit),
      /** MB */
      ram,
      vcpu,
      /** Empty for the default pool. */
      designated_pool_uuid: v.optional(text()),
      reserve_public_ip: v.optional(flag(), true),
      backup: v.optional(flag(), false),
      network_uuid: v.optional(text()),
      /** A disk that belongs to no machine, to boot from. */
      disk_uuid: v.optional(text()),
      disks: v.optional(disks),
      /** A snapshot or backup of the machine that `source_uuid` names. */
      source_replica: v.optional(text()),
      source_uuid: v.optional(text()),
    }),
    v.forward(
      v.partialCheck(
        [['disks'], ['disk_uuid']],
        (order) => Boolean(order.disk_uuid) || !noDisks(order.disks),
        'This field is required',
      ),
      ['disks'],
    ),
  ),
  secrets: { password: 'VM_PASSWORD' },
  response: Vm,
  errors: [
    'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
  ],
  source: 'spec 3, section 7',
});

export const updateVm = defineEndpoint({
  name: 'updateVm',
  method: 'PATCH',
  repeat: 'harmless',
  path: '/{location}/user-resource/vm',
  body: 'form',
  params: v.object({
    location: text(),
    uuid: text(),
    name: v.optional(hostname),
    ram: v.optional(ram),
    vcpu: v.optional(vcpu),
  }),
  response: Vm,
  errors: ['Failed to update virtual machine'],
  source: 'spec 3, section 7',
});

export const deleteVm = defineEndpoint({
  name: 'deleteVm',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/{location}/user-resource/vm',
  body: 'form',
  params: vmByUuid,
  response: done(),
  errors: ['Failed to delete virtual machine'],
  source: 'spec 3, section 7',
});

export const startVm = defineEndpoint({
  name: 'startVm',
  method: 'POST',
  repeat: 'harmless',
  path: '/{location}/user-resource/vm/start',
  body: 'form',
  params: vmByUuid,
  response: Vm,
  errors: ['Failed to start virtual machine'],
  source: 'spec 3, section 7',
});

export const stopVm = defineEndpoint({
  name: 'stopVm',
  method: 'POST',
  repeat: 'harmless',
  path: '/{location}/user-resource/vm/stop',
  body: 'form',
  params: v.object({ ...vmByUuid.entries, force: v.optional(flag()) }),
  response: Vm,
  errors: ['Failed to stop virtual machine'],
  source: 'spec 3, section 7',
});

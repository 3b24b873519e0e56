import * as v from 'valibot';
import type { Message } from './texts';

const amount = v.nullable(v.number());

/** What the create form holds, as data. Memory and disks in GB; null is a number that is not filled in. */
export const shape = v.object({
  location: v.string(),
  /** Name of a host pool, so that another location has its own of that name; '' is the default one. */
  pool: v.string(),
  origin: v.picklist(['system', 'app_catalog', 'copy', 'disk']),
  osName: v.string(),
  osVersion: v.string(),
  /** The machine whose disk is copied. */
  sourceVm: v.string(),
  /** Its snapshot or backup; '' is the disk as it is now. */
  sourceReplica: v.string(),
  /** A disk that belongs to no machine. */
  sourceDisk: v.string(),
  /** Id of a package ('2/4/60'), or CUSTOM: then the three numbers count. */
  packageId: v.string(),
  wantedPackage: v.optional(v.string()),
  givenPackage: v.optional(v.string()),
  vcpu: amount,
  memoryGb: amount,
  diskGb: amount,
  /** Disks beside the one it starts from. */
  addedDisks: v.array(amount),
  /** '' is the network that the server takes: the default one. */
  network: v.string(),
  publicIp: v.boolean(),
  username: v.string(),
  /** By cloud-init: its `users` say who may sign in, and the form names nobody. */
  signIn: v.picklist(['password', 'key', 'cloudInit']),
  password: v.string(),
  publicKey: v.string(),
  cloudInit: v.string(),
  backup: v.boolean(),
  /** Of one machine; of several the pattern of their names. */
  name: v.string(),
  description: v.string(),
  count: amount,
  /** Slugs of the locations that several machines are spread over, beside the first one. */
  spread: v.array(v.string()),
  /** Id of the billing account; '' where there is none. */
  account: v.string(),
});

/** Settings of cloud-init that hold passwords and keys: what has them is not kept in a draft. */
const SECRET =
  /PRIVATE KEY|PuTTY-User-Key-File|^[ \t]*(?:-[ \t]*)?['"]?(password|passwd|plain_text_passwd|hashed_passwd|chpasswd|ssh_keys|token|secret|api_?key)['"]?\s*:/im;

/** Whether a cloud-init text seems to hold a secret. */
export const holdsSecret = (text: string): boolean => SECRET.test(text);

export type VmValues = v.InferOutput<typeof shape>;

/** What stands against the values, by field. */
export type Problems = Partial<Record<keyof VmValues, Message | undefined>>;

import type { ParamsOf } from '@console/contract/endpoint';
import type { createVm } from '@console/contract/vm';
import { sizeOf } from './choices';
import type { VmChoices, VmValues } from './values';

/**
 * The create call for what was chosen: memory in MB, one disk, the password or the key but never both.
 * @throws TypeError when no size is chosen; the form has checked that there is one
 */
export function createRequest(choices: VmChoices, values: VmValues): ParamsOf<typeof createVm> {
  const size = sizeOf(choices, values);
  if (!size) throw new TypeError('A machine without a size cannot be created');
  return {
    location: values.location,
    name: values.name.trim(),
    os_name: values.osName,
    os_version: values.osVersion,
    vcpu: size.vcpu,
    ram: Math.round(size.memoryGb * 1024),
    disks: size.diskGb,
    username: values.username.trim(),
    ...(values.signIn === 'password' ? { password: values.password } : { public_key: values.publicKey.trim() }),
    reserve_public_ip: values.publicIp && choices.offersIps,
    ...(values.network === '' ? {} : { network_uuid: values.network }),
    billing_account_id: Number(values.account),
  };
}

const COUNTER = /^(.*?)(\d+)$/;

/** The next name of a row of machines: web-01 becomes web-02, web becomes web-2. */
export function nextName(name: string): string {
  const [, stem, counter] = COUNTER.exec(name) ?? [];
  if (stem === undefined || counter === undefined) return name === '' ? '' : `${name}-2`;
  return stem + String(Number(counter) + 1).padStart(counter.length, '0');
}

/** Where the fields of the API stand in the form. */
const fieldOfParameter: Readonly<Record<string, keyof VmValues>> = {
  os_name: 'osName',
  os_version: 'osVersion',
  vcpu: 'vcpu',
  ram: 'memoryGb',
  disks: 'diskGb',
  network_uuid: 'network',
  reserve_public_ip: 'publicIp',
  public_key: 'publicKey',
  billing_account_id: 'account',
};

const CAPACITY = /^Compute resources temporarily unavailable due to high demand/;

/** Whether a creation failed because the location is full: another one may have room. (spec 3, section 8) */
export const isOutOfCapacity = (error: { readonly message: string } | undefined): boolean =>
  error !== undefined && CAPACITY.test(error.message);

/** A failure of the create call with its field errors under the names of the form. */
export function formError(error: {
  readonly message: string;
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}) {
  const fields = Object.entries(error.fieldErrors ?? {}).map(
    ([name, message]) => [fieldOfParameter[name] ?? name, message] as const,
  );
  return { message: error.message, ...(fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : {}) };
}

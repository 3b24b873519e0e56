import type { WireResponseOf } from '@console/contract/endpoint';
import type { listVmParameters } from '@console/contract/vm-parameter';
import { images } from './images';

export type VmParameter = WireResponseOf<typeof listVmParameters>[number];

/** What is on a disk already needs no system, and nobody new who may sign in. */
const ON_DISK = ['disk_uuid', 'source_uuid'];

const pattern = (
  parameter: string,
  expression: string,
  description: string,
  more: Partial<VmParameter> = {},
): VmParameter => ({
  parameter,
  description,
  mandatory: false,
  type: 'string',
  constraint: 'regex',
  expression,
  ...more,
});

const range = (
  parameter: string,
  description: string,
  min: number,
  max: number,
  windows: { min: number; max: number },
  more: Partial<VmParameter> = {},
): VmParameter => ({
  parameter,
  description,
  mandatory: true,
  type: 'integer',
  constraint: 'range',
  min,
  max,
  limited_by: 'os_name',
  limits: [{ value: 'windows', ...windows }],
  ...more,
});

/** Rules for the fields of a new machine; memory in MB, disk in GB. */
export const vmParameters: readonly VmParameter[] = [
  pattern(
    'name',
    '^[0-9a-zA-Z][-0-9a-zA-Z]{2,}[0-9a-zA-Z]$',
    'At least 4 letters, digits and hyphens; the first and the last are not hyphens',
    { mandatory: true },
  ),
  pattern(
    'username',
    '^(?!root$)[a-zA-Z_][0-9a-zA-Z_-]{0,29}$',
    '1 to 30 letters, digits, underscores and hyphens, not root',
    { ignore_for: ON_DISK },
  ),
  pattern(
    'password',
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,}$',
    'At least 8 characters with a lower case letter, an upper case letter and a digit',
    { ignore_for: ON_DISK },
  ),
  pattern(
    'public_key',
    '^(ssh-rsa|ssh-ed25519|ecdsa-sha2-nistp(256|384|521)|sk-ssh-ed25519@openssh\\.com) [A-Za-z0-9+/]{40,}={0,3}( .*)?$',
    'An OpenSSH public key on one line',
    { ignore_for: ON_DISK },
  ),
  {
    parameter: 'os_name',
    description: 'Operating system or application',
    mandatory: true,
    type: 'string',
    constraint: 'enum',
    values: images.map((image) => image.os_name),
    ignore_for: ON_DISK,
  },
  {
    parameter: 'os_version',
    description: 'Version of the operating system or application, as its row in the list of images says',
    mandatory: true,
    type: 'string',
    ignore_for: ON_DISK,
  },
  range('vcpu', 'Virtual processors', 1, 32, { min: 2, max: 32 }),
  range('ram', 'Memory in MB', 512, 131_072, { min: 1024, max: 131_072 }),
  range('disks', 'Disk in GB', 20, 1000, { min: 40, max: 1000 }, { ignore_for: ['disk_uuid'] }),
];

/** What is wrong with the value of a field, in words; undefined where nothing is. */
export function parameterFault(parameter: string, value: string | number, osName?: string): string | undefined {
  const rule = vmParameters.find((row) => row.parameter === parameter);
  if (!rule) return undefined;
  if (rule.expression && !new RegExp(rule.expression).test(String(value))) return rule.description ?? 'Invalid value';
  const limit = rule.limits?.find((row) => row.value === osName) ?? rule;
  const number = Number(value);
  const { min, max } = limit;
  if (min != null && number < Number(min)) return `Must be at least ${min}`;
  if (max != null && number > Number(max)) return `Must be at most ${max}`;
  return undefined;
}

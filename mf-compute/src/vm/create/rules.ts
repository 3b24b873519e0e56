import type { HostPool } from '@console/contract/host-pool';
import type { VmParameter } from '@console/contract/vm-parameter';
import type { Limit, SizeLimits } from '@console/domain/order';
import { brokenRule } from './broken-rule';
import type { Message } from './texts';

/** The rule of one text field; without a row of the parameters call nothing but its presence is checked. */
export interface TextRule {
  readonly pattern: RegExp | undefined;
  readonly description: string | undefined;
  readonly isMandatory: boolean;
}

function compile(expression: string | null | undefined): RegExp | undefined {
  if (!expression) return undefined;
  try {
    return new RegExp(expression, 'u');
  } catch {
    // Servers write their own dialect; what this browser cannot read is left to them to check.
    return undefined;
  }
}

const rowOf = (parameters: readonly VmParameter[], name: string): VmParameter | undefined =>
  parameters.find((row) => row.parameter === name);

/** The rule of a text field of the create call. (spec 3, section 3: VM parameter) */
export function textRule(parameters: readonly VmParameter[], name: string): TextRule {
  const row = rowOf(parameters, name);
  return {
    pattern: compile(row?.expression),
    description: row?.description || undefined,
    isMandatory: row?.mandatory === true,
  };
}

/** What all of several limits allow. */
export const narrowest = (limits: readonly Limit[]): Limit => ({
  min: Math.max(1, ...limits.map(({ min }) => min)),
  max: Math.min(...limits.map(({ max }) => max)),
});

type Bounds = { readonly min?: number | null; readonly max?: number | null } | null | undefined;

/** The narrowest of several bounds; where none is known, at least 1. (spec 3, section 5) */
function narrow(...bounds: readonly Bounds[]): Limit {
  return {
    min: Math.max(1, ...bounds.map((bound) => bound?.min ?? 1)),
    max: Math.min(...bounds.map((bound) => bound?.max ?? Infinity)),
  };
}

function boundsFor(parameters: readonly VmParameter[], name: string, osName: string): Bounds[] {
  const row = rowOf(parameters, name);
  const special = row?.limited_by === 'os_name' ? row.limits?.find((limit) => limit.value === osName) : undefined;
  return [row, special];
}

/** Limits of the parameters call, for one system, within those of the host pool and of a limited account. */
export function sizeLimits(
  parameters: readonly VmParameter[],
  { osName, pool, account }: { osName: string; pool?: HostPool; account?: { vcpu: number; ram_mb: number } },
): SizeLimits {
  const limits = pool?.guest_limits;
  return {
    vcpu: narrow(...boundsFor(parameters, 'vcpu', osName), limits?.cpu, account && { max: account.vcpu }),
    memoryMb: narrow(...boundsFor(parameters, 'ram', osName), limits?.ram_mb, account && { max: account.ram_mb }),
    diskGb: narrow(...boundsFor(parameters, 'disks', osName), limits?.disk_gb),
  };
}

/** The pool that a machine gets when none is chosen. */
export const defaultPool = (pools: readonly HostPool[] = []): HostPool | undefined =>
  pools.find((pool) => pool.is_default_designated) ?? pools[0];

export const required: Message = { id: 'field.required' };

/** A text against its row of the parameters call; where there is none, anything goes to the server. */
export function textProblem(
  rows: readonly VmParameter[],
  parameter: string,
  value: string,
  fallback: Message,
): Message | undefined {
  if (value.trim() === '') return required;
  const { pattern, description } = textRule(rows, parameter);
  if (!pattern || pattern.test(value)) return undefined;
  return brokenRule(pattern, value) ?? (description ? { id: 'field.described', values: { description } } : fallback);
}

/** A text that may be left out, unless its row of the parameters call says that it is mandatory. */
export function optionalTextProblem(
  rows: readonly VmParameter[],
  parameter: string,
  value: string,
): Message | undefined {
  const { isMandatory } = textRule(rows, parameter);
  if (value.trim() === '') return isMandatory ? required : undefined;
  return textProblem(rows, parameter, value, { id: 'rule.other' });
}

/** What is wrong with a machine's name. (spec 3, section 5: at least 1 character) */
export const nameProblem = (parameters: readonly VmParameter[], name: string): Message | undefined =>
  textProblem(parameters, 'name', name.trim(), { id: 'broken.name' });

const range = ({ min, max }: Limit): Message =>
  Number.isFinite(max) ? { id: 'field.between', values: { min, max } } : { id: 'field.atLeast', values: { min } };

/** What is wrong with a number, in its range. */
export function numberProblem(value: number | null, limit: Limit, whole = true): Message | undefined {
  if (value === null || Number.isNaN(value)) return required;
  if (whole && !Number.isInteger(value)) return { id: 'field.whole' };
  return value < limit.min || value > limit.max ? range(limit) : undefined;
}

import { parameterFault } from '../../catalogue/vm-parameters';

/** How somebody is to sign in to a new machine. */
export interface SignIn {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly public_key?: string | undefined;
  readonly public_keys?: string | readonly string[] | undefined;
  readonly cloud_init?: string | Readonly<Record<string, unknown>> | undefined;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON object, or a text that YAML may be: JSON that is broken, or that is no object, is neither. */
function cloudInitFault(value: NonNullable<SignIn['cloud_init']>): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const json = parsed(value);
  const isFine = json === undefined ? !/^\s*[[{]/.test(value) : isObject(json);
  return isFine ? undefined : 'Must be a JSON object or a YAML text';
}

/** What is wrong with the ways to sign in, by field. A new system needs one: a password, a key, or cloud-init's own. */
export function signInFaults(order: SignIn, needsOne: boolean): Record<string, string> {
  const faults: Record<string, string> = {};
  const note = (field: string, fault: string | undefined) => {
    if (fault) faults[field] ??= fault;
  };
  const { username, password, public_key, public_keys, cloud_init } = order;
  const keys = [public_keys ?? []].flat().filter((key) => key.trim() !== '');
  if (username) note('username', parameterFault('username', username));
  if (password) note('password', parameterFault('password', password));
  if (public_key) note('public_key', parameterFault('public_key', public_key.trim()));
  for (const key of keys) note('public_keys', parameterFault('public_key', key.trim()));
  if (cloud_init !== undefined) note('cloud_init', cloudInitFault(cloud_init));
  if (needsOne && !password && !public_key && keys.length === 0 && !cloud_init)
    note('password', 'A password or an SSH key is required');
  return faults;
}

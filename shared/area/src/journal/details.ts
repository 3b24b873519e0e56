import type { JournalValue } from './entry';

/** What is kept of the parameters, beside what a call is about; nothing else is, whatever a call is given. */
const KEPT = [
  'address',
  'allowed_origin',
  'amount',
  'billing_account_id',
  'display_name',
  'force',
  'ip_address',
  'location',
  'name',
  'os_name',
  'os_version',
  'ram',
  'service',
  'size_gb',
  'source_port',
  'target_port',
  'type',
  'username',
  'vcpu',
  'version',
  'vlan_tag',
] as const;
/** What is kept of an answer. */
const KEPT_OF_ANSWER = ['address', 'backup'] as const;

const LONGEST = 120;

function pick(value: unknown, names: readonly string[]): Record<string, JournalValue> {
  if (typeof value !== 'object' || value === null) return {};
  const known = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    names.flatMap((name): [string, JournalValue][] => {
      const found = known.get(name);
      if (typeof found === 'string' && found !== '') return [[name, found.slice(0, LONGEST)]];
      return typeof found === 'number' || typeof found === 'boolean' ? [[name, found]] : [];
    }),
  );
}

/** What the words about a call need of its parameters. */
export const detailsOf = (params: unknown): Record<string, JournalValue> => pick(params, KEPT);

/** What the words about a call need of its answer. */
export const answerDetails = (content: unknown): Record<string, JournalValue> => pick(content, KEPT_OF_ANSWER);

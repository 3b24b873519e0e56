import type { Endpoint } from '@console/contract/endpoint';
import type { JournalCall, JournalDetails, JournalValue } from './declaration';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;
const LONGEST = 120;

/** What is noted of a call: what it is about, and what the texts need. */
export interface Noted {
  readonly subjects: readonly string[];
  readonly details: JournalDetails;
}

type Rules = NonNullable<JournalCall['response']>;

/** What is called after something else is about both: a copy of a disk has the disk's uuid before its own time. */
function textSubjects(value: string): string[] {
  const uuid = UUID.exec(value)?.[0];
  return uuid !== undefined && uuid !== value ? [value, uuid] : [value];
}

function subjectsOf(name: string, value: unknown): string[] {
  const isNumber = typeof value === 'number';
  if ((typeof value !== 'string' && !isNumber) || value === '') return [];
  if (name.endsWith('_id')) return [`${name}:${value}`];
  return isNumber ? [] : textSubjects(value);
}

function detailOf(value: unknown): JournalValue | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value.slice(0, LONGEST);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

function note(content: unknown, { about = [], keep = [] }: Rules, secrets: ReadonlySet<string>): Noted {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return { subjects: [], details: {} };
  const fields = new Map<string, unknown>(Object.entries(content).filter(([name]) => !secrets.has(name)));
  const named = about.flatMap((field): [string, string | undefined][] =>
    typeof field === 'string' ? [[field, field]] : Object.entries(field),
  );
  return {
    subjects: [...new Set(named.flatMap(([field, name]) => subjectsOf(name ?? field, fields.get(field))))],
    details: Object.fromEntries(
      keep.flatMap((field): [string, JournalValue][] => {
        const value = detailOf(fields.get(field));
        return value === undefined ? [] : [[field, value]];
      }),
    ),
  };
}

const secretsOf = ({ secrets = {} }: Pick<Endpoint, 'secrets'>): ReadonlySet<string> => new Set(Object.keys(secrets));

/** What a declaration lets be noted of a call's parameters; never what the contract calls a secret. */
export const noteParams = (endpoint: Pick<Endpoint, 'secrets'>, call: JournalCall, params: unknown): Noted =>
  note(params, call, secretsOf(endpoint));

/** What a declaration lets be noted of a call's response: what has been made, above all. */
export const noteResponse = (
  endpoint: Pick<Endpoint, 'secrets'>,
  { response = {} }: JournalCall,
  content: unknown,
): Noted => note(content, response, secretsOf(endpoint));

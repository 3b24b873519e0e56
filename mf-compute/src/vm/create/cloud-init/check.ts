import { isMap, isSeq, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Message } from '../texts';

/** One thing to say about a cloud-init text; an error stands against sending it. */
export interface Finding extends Message {
  readonly grade: 'error' | 'warning';
  /** From 1; the whole text where there is none. */
  readonly line?: number;
  /** Place in the text, in characters. */
  readonly from?: number;
  readonly to?: number;
}

export interface CloudInitReport {
  readonly findings: readonly Finding[];
  /** The text makes users of its own. */
  readonly hasUsers: boolean;
}

/** User data of common clouds ends at 64 KiB. */
export const MOST_BYTES = 65_536;

export const HEADER = '#cloud-config';

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

const firstLine = (message: string): string => message.split('\n', 1)[0] ?? message;

function headerFinding(text: string): Finding | undefined {
  const [first = ''] = text.split('\n', 1);
  if (first.trimEnd() === HEADER || first.startsWith('## template:') || text.trimStart().startsWith('{'))
    return undefined;
  return { grade: 'warning', id: 'cloudInit.header', line: 1 };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (isScalar(value) && value.value === null);

/** `users:` with somebody in it; an empty list makes nobody. */
function hasUsers(map: YAMLMap): boolean {
  const users: unknown = map.get('users', true);
  if (isSeq(users)) return users.items.length > 0;
  return !isEmpty(users);
}

/** Checks a cloud-init text as far as one can without a machine: its size, its header, its YAML, that it is a map. */
export function checkCloudInit(text: string): CloudInitReport {
  const none = { findings: [], hasUsers: false };
  if (text.trim() === '') return none;
  const size = byteLength(text);
  if (size > MOST_BYTES)
    return { ...none, findings: [{ grade: 'error', id: 'cloudInit.size', values: { size, most: MOST_BYTES } }] };
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineOf = (at: number): number => lineCounter.linePos(at).line;
  const syntax = document.errors.map(({ message, pos: [from, to] }): Finding => ({
    grade: 'error',
    id: 'cloudInit.syntax',
    values: { line: lineOf(from), reason: firstLine(message) },
    line: lineOf(from),
    from,
    to,
  }));
  if (syntax.length > 0) return { ...none, findings: syntax };
  if (!isMap(document.contents)) return { ...none, findings: [{ grade: 'error', id: 'cloudInit.notMap' }] };
  const header = headerFinding(text);
  return { findings: header ? [header] : [], hasUsers: hasUsers(document.contents) };
}

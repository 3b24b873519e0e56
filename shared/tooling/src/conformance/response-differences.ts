import { checkResult } from '@console/api/check-response';
import { toApiError } from '@console/api/error';
import { issueText, pathOf } from '@console/api/issues';
import { unknownParts } from '@console/api/unknown-keys';
import { unreadOf } from '@console/api/unread';
import type { Endpoint } from '@console/contract/endpoint';
import * as v from 'valibot';
import { merged, type Difference } from './difference';
import { documentDifferences } from './document-differences';
import { shapeOf } from './redaction';

type Path = ReturnType<typeof pathOf>;

/** A path in words, the same for all rows of a list: `[].storage[].size`. */
const placeOf = (path: Path): string =>
  path.reduce<string>((at, key) => {
    if (typeof key === 'number') return `${at}[]`;
    return at === '' ? key : `${at}.${key}`;
  }, '');

/** A message of the contract about a value, with the shape of the value. */
const withShape = (text: string): string =>
  text.replace(
    /^((?:Unknown|Invalid) (?:datetime|Unix)[^:]*: )(.*)$/s,
    (_, words: string, value: string) => words + shapeOf(value),
  );

const LEFT_OUT = 'left out, and the rest is shown';
const ROW_GONE = 'its row is not shown; the list counts it as one that could not be read';
const ROW_PARTLY = 'left out of its row; the list says that the row could not be read in full';

type Reading = { readonly response: unknown } | { readonly refused: string };

/** What the console makes of a response. */
function reading(endpoint: Endpoint, content: unknown): Reading {
  try {
    return { response: checkResult(endpoint, content) };
  } catch (error) {
    return { refused: toApiError(error).message };
  }
}

/** Whether a list that holds nothing but this row is read without it. */
function leavesRow(endpoint: Endpoint, row: unknown): boolean {
  const read = reading(endpoint, [row]);
  return 'response' in read && Array.isArray(read.response) && read.response.length === 0;
}

const unknownDifferences = (endpoint: Endpoint, content: unknown): Difference[] =>
  [...unknownParts(endpoint.response, content)].map(({ path, word }) => ({
    weight: 'read',
    at: path.replace(/^answer\.?/, ''),
    what:
      word === undefined
        ? 'a field that the contract does not know'
        : `the word ${word.slice(0, 40)}, which the contract does not know`,
    console: word === undefined ? 'ignored' : 'shown as it is, as text',
    count: 1,
  }));

function wrongDifferences(endpoint: Endpoint, content: unknown, read: Reading): Difference[] {
  // 204 where there should be an object is told by the client itself.
  const { issues = [] } = content === undefined && 'response' in read ? {} : v.safeParse(endpoint.response, content);
  const leaving = new Map<string, boolean>();
  const effectOf = (path: Path): Pick<Difference, 'weight' | 'console'> => {
    if ('refused' in read) return { weight: 'broken', console: 'can not be used: the screen says so, with Retry' };
    const [first] = path;
    if (endpoint.method !== 'GET' || !Array.isArray(content) || typeof first !== 'number')
      return { weight: 'lost', console: LEFT_OUT };
    const place = placeOf(path);
    const isGone = leaving.get(place) ?? leavesRow(endpoint, content[first]);
    leaving.set(place, isGone);
    return { weight: 'lost', console: isGone ? ROW_GONE : ROW_PARTLY };
  };
  return issues.map((issue) => {
    const path = pathOf(issue);
    return { ...effectOf(path), at: placeOf(path), what: withShape(issueText(issue)), count: 1 };
  });
}

/** Rows that another row has the id of. */
function twinDifferences({ rowId }: Endpoint, content: unknown): Difference[] {
  if (rowId === undefined || !Array.isArray(content)) return [];
  const ids = content.map((row: unknown) =>
    typeof row === 'object' && row !== null ? Reflect.get(row, rowId) : undefined,
  );
  const known = ids.filter((id) => id !== undefined && id !== null);
  const count = known.length - new Set(known).size;
  const rule = 'one row is shown; the other is counted as unread where it says something else';
  return count === 0
    ? []
    : [{ weight: 'lost', at: `[].${rowId}`, what: 'is that of another row', console: rule, count }];
}

/** What the console reads of the response to a call, and in what the response is not what the contract says. */
export function readResponse(
  endpoint: Endpoint,
  content: unknown,
): { readonly response: unknown; readonly differences: Difference[]; readonly unread: number } {
  const read = reading(endpoint, content);
  const response = 'response' in read ? read.response : undefined;
  const wrong = wrongDifferences(endpoint, content, read);
  const places = new Set(wrong.map(({ at }) => at));
  const tolerated = documentDifferences(endpoint, content)
    .filter(({ at }) => !places.has(at))
    .map((one): Difference => ({ ...one, weight: 'read', count: 1 }));
  const all = [...wrong, ...twinDifferences(endpoint, content), ...unknownDifferences(endpoint, content), ...tolerated];
  // What the client alone can tell: a write that is answered with nothing where it has to say what it made.
  if ('refused' in read && wrong.length === 0)
    all.push({
      weight: 'broken',
      at: '',
      what: read.refused,
      console: 'can not be used: the screen says so',
      count: 1,
    });
  const unread = unreadOf(response).filter(({ isMissing }) => isMissing).length;
  return { response, differences: merged(all), unread };
}

import * as v from 'valibot';
import type { ResponseOf, Endpoint } from '@console/contract/endpoint';
import { ApiError } from './error';
import { apiSettings } from './settings';
import { asList } from './as-list';
import { noteUnread, unreadOf, unreadRow, type UnreadRow } from './unread';
import { describeIssue, pathOf, type Path } from './issues';
import { turn } from './turn';
import { describeUnknown, unknownParts } from './unknown-keys';
import { clientMessage } from './client-messages';

const child = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Which rows leave their list: none, those that are no rows, those with anything broken. */
type LeavingRows = 'none' | 'broken' | 'whole';

/** Of lists: the rows that are gone, and those that have lost something, by the list that they were in. */
interface Losses {
  readonly gone: Map<unknown[], UnreadRow[]>;
  readonly partly: Map<unknown[], Set<unknown>>;
}

/**
 * Takes broken keys out of their objects; a broken row leaves its list.
 * @param content is changed
 * @returns which rows have left the outermost list
 */
function prune(
  content: unknown,
  paths: readonly Path[],
  leaving: LeavingRows,
  { gone, partly }: Losses,
): ReadonlySet<number> {
  const rows = new Map<unknown[], Set<number>>();
  for (const path of paths) {
    let holder: unknown = content;
    let row: { list: unknown[]; index: number } | undefined;
    let target: { object: object; key: string | number } | undefined;
    for (const key of path) {
      if (Array.isArray(holder) && typeof key === 'number') row = { list: holder, index: key };
      target = typeof holder === 'object' && holder !== null ? { object: holder, key } : undefined;
      holder = child(holder, key);
    }
    const isRow = target !== undefined && row !== undefined && target.object === row.list;
    if (row && leaving !== 'none' && (leaving === 'whole' || isRow))
      rows.set(row.list, (rows.get(row.list) ?? new Set()).add(row.index));
    else if (target) {
      Reflect.deleteProperty(target.object, target.key);
      if (row) partly.set(row.list, (partly.get(row.list) ?? new Set()).add(row.list[row.index]));
    }
  }
  for (const [list, broken] of rows) {
    const left = [...broken].toSorted((a, b) => a - b).map((index) => list[index]);
    gone.set(list, [...(gone.get(list) ?? []), ...left.map((row) => unreadRow(row, true))]);
    list.splice(0, list.length, ...list.filter((_, index) => !broken.has(index)));
  }
  return (Array.isArray(content) && rows.get(content)) || new Set<number>();
}

/**
 * Notes the rows of the lists within a response that are gone, and those that have lost something: the check has made a new
 * list of each.
 */
function noteLosses(input: unknown, output: unknown, losses: Losses): void {
  if (typeof input !== 'object' || input === null || typeof output !== 'object' || output === null) return;
  if (Array.isArray(input)) {
    if (!Array.isArray(output) || output.length !== input.length) return;
    const partly = losses.partly.get(input) ?? new Set();
    const rest = input.filter((row) => partly.has(row)).map((row) => unreadRow(row, false));
    noteUnread(
      output,
      [...(losses.gone.get(input) ?? []), ...rest],
      output.filter((_, index) => partly.has(input[index])),
    );
  }
  for (const key of Object.keys(input)) noteLosses(Reflect.get(input, key), child(output, key), losses);
}

function report(endpoint: Endpoint, problems: readonly string[]): void {
  if (problems.length === 0) return;
  apiSettings().onReport({
    kind: 'response',
    message: `${endpoint.name}: the answer differs from the contract`,
    context: { problems: problems.slice(0, 20), source: endpoint.source },
  });
}

/** Notes the rows of a list that are gone, and those that have lost something. */
function noteBroken(
  output: unknown,
  content: readonly unknown[],
  { broken, places, rowId }: { broken: ReadonlySet<number>; places: readonly number[]; rowId: string | undefined },
): void {
  if (!Array.isArray(output) || output.length !== places.length) return;
  const present = new Set(places);
  const rows = [...broken].toSorted((a, b) => a - b);
  noteUnread(
    output,
    rows.map((place) => unreadRow(content[place], !present.has(place), rowId)),
    output.filter((_, index) => broken.has(places[index] ?? -1)),
  );
}

/**
 * A list without rows whose id another one has: nothing tells which of them is meant. The first one is shown. Where another
 * says something else, it is counted as one that could not be read.
 */
function withoutTwins(endpoint: Endpoint, output: unknown): unknown {
  const { rowId } = endpoint;
  if (rowId === undefined || !Array.isArray(output)) return output;
  const seen = new Map<unknown, unknown>();
  const contradicting: UnreadRow[] = [];
  const rows = output.filter((row: unknown) => {
    const id = child(row, rowId);
    if (id === undefined || id === null) return true;
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, row);
      return true;
    }
    if (JSON.stringify(first) !== JSON.stringify(row)) contradicting.push(unreadRow(row, true, rowId));
    return false;
  });
  if (rows.length === output.length) return output;
  report(endpoint, [`${output.length - rows.length} rows have the ${rowId} of another`]);
  noteUnread(rows, [...unreadOf(output), ...contradicting]);
  return rows;
}

/**
 * Checks the content of a response against the contract. In development everything unknown is reported; everywhere a
 * response with broken parts is used without them, so that one broken row of a list hides no other; which rows these are, `unreadOf` says. (spec 1, section 5)
 * @throws ApiError developer, when nothing usable is left
 */
export function checkResponse<E extends Endpoint>(endpoint: E, content: unknown): ResponseOf<E>;
export function checkResponse(endpoint: Endpoint, content: unknown): unknown {
  apiSettings().onContent(endpoint.name, content);
  return withoutTwins(endpoint, readable(endpoint, content));
}

/**
 * The same for whatever a call is answered with: 204 is a success of a write. Only what has to say what it made is not done
 * with it.
 */
export const checkResult = (endpoint: Endpoint, content: unknown): unknown =>
  content === undefined && endpoint.method !== 'GET' && endpoint.repeat !== 'another'
    ? undefined
    : checkResponse(endpoint, content);

/** Rows that are checked in one go: a list of so many takes some milliseconds on a slow machine. */
const SLICE = 100;
/** ms after which the page has its turn. */
const TURN_MS = 10;

/** Settles when the lists that came before have been checked. */
let line: Promise<unknown> = Promise.resolve();

/** Does some work when what was begun before is done: of lists that come at once, the first is there when it can be. */
function inLine<T>(work: () => Promise<T>): Promise<T> {
  const mine = line.then(work);
  line = mine.catch(() => undefined);
  return mine;
}

/** Whether a list may be checked in slices: what is said of it as a whole cannot be said of a part. */
const isSliceable = ({ response }: Endpoint, content: unknown): content is unknown[] =>
  response.type === 'array' && !('pipe' in response) && Array.isArray(content) && content.length > SLICE;

/** The rows of a long list, checked in slices; undefined where one of them is broken. */
async function parsedInSlices({ response }: Endpoint, content: readonly unknown[]): Promise<unknown[] | undefined> {
  const rows: unknown[] = [];
  let since = performance.now();
  for (let at = 0; at < content.length; at += SLICE) {
    if (performance.now() - since > TURN_MS) {
      await turn();
      since = performance.now();
    }
    const part = v.safeParse(response, content.slice(at, at + SLICE));
    if (!part.success || !Array.isArray(part.output)) return undefined;
    for (const row of part.output) rows.push(row);
  }
  return rows;
}

/**
 * The same as `checkResponse`; while the rows of a long list are checked, the page goes on: it takes keys and presses and is
 * drawn.
 * @throws ApiError developer, when nothing usable is left
 */
export function checkInTurns<E extends Endpoint>(endpoint: E, content: unknown): Promise<ResponseOf<E>>;
export async function checkInTurns(endpoint: Endpoint, content: unknown): Promise<unknown> {
  const rows = isSliceable(endpoint, content) ? await inLine(() => parsedInSlices(endpoint, content)) : undefined;
  // One that is broken has all of them checked anew: that says which they are.
  if (!rows) return checkResponse(endpoint, content);
  apiSettings().onContent(endpoint.name, content);
  reportUnknown(endpoint, content);
  return withoutTwins(endpoint, rows);
}

/** Development says what the contract does not know. */
function reportUnknown(endpoint: Endpoint, content: unknown): void {
  if (apiSettings().environment !== 'development') return;
  report(endpoint, [...new Set([...unknownParts(endpoint.response, content)].map(describeUnknown))]);
}

function readable(endpoint: Endpoint, raw: unknown): unknown {
  reportUnknown(endpoint, raw);
  const strict = v.safeParse(endpoint.response, raw);
  if (strict.success) return strict.output;
  const { response, content } = asList(endpoint.response, raw);
  let result = v.safeParse(response, content);
  if (result.success) return result.output;
  report(endpoint, result.issues.map(describeIssue));
  const rest = structuredClone(content);
  const losses: Losses = { gone: new Map(), partly: new Map() };
  // Of a list: which row of the content each of the rest is, and those with anything broken.
  let places = Array.isArray(content) ? content.map((_, index) => index) : [];
  const broken = new Set<number>();
  // A write says what it has done: without a row it would say something else.
  const passes: readonly LeavingRows[] = endpoint.method === 'GET' ? ['broken', 'whole'] : ['none'];
  for (const leaving of passes) {
    const paths = result.issues.map(pathOf);
    for (const [index] of paths) if (typeof index === 'number') broken.add(places[index] ?? index);
    const left = prune(rest, paths, leaving, losses);
    places = places.filter((_, index) => !left.has(index));
    result = v.safeParse(response, rest);
    if (!result.success) continue;
    noteLosses(rest, result.output, losses);
    if (Array.isArray(content)) noteBroken(result.output, content, { broken, places, rowId: endpoint.rowId });
    return result.output;
  }
  throw new ApiError({
    kind: 'developer',
    text: `${clientMessage('responseOf')} ${endpoint.name}: ${describeIssue(result.issues[0])}`,
    outcome: 'unknown',
  });
}

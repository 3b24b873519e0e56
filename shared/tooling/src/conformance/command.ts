import { isAborted, isCredentialRejected, toApiError } from '@console/api/error';
import { endpoints } from '@console/contract/endpoints';
import { Problem } from '../run/problem.mjs';
import { type Options, readOptions, USAGE } from './options';
import { openReader, type Reader } from './reader';
import { readPlans } from './read-plans';
import { reportOf } from './report';
import { type Result, resultOf } from './result';
import { withoutSecrets } from './redaction';
import { isNeeded, judgeSwitches } from './switches';
import { tableOf } from './table';
import { isUsedUp, openTalk, type Talk } from './talk';
import { checkTransport, transportRows } from './transport-checks';
import { WITH_WRITE, writePlans } from './write-plans';
import { type Written, writeThings } from './write';

/** Where the command runs. */
export interface Context {
  readonly env: NodeJS.ProcessEnv;
  readonly fetch: typeof globalThis.fetch;
  readonly log: (line: string) => void;
  /** What is not the result: questions, and why nothing could be found out. */
  readonly tell: (line: string) => void;
  /** Ends it: what was made is removed before. */
  readonly signal: AbortSignal;
  readonly pause: (ms: number) => Promise<void>;
  /** Asks whoever is at the keyboard; undefined where nobody is. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined;
}

/** The account behind the key can be read, or nothing else can. @throws Problem */
async function checkKey({ content }: Talk, { key }: Options): Promise<void> {
  try {
    await content(endpoints.getUser, {});
  } catch (thrown) {
    const error = toApiError(thrown);
    const text = withoutSecrets(error.message, key);
    if (isCredentialRejected(error)) throw new Problem(`The API does not take the key: ${text}`);
    if (error.kind === 'connection' || error.kind === 'timeout')
      throw new Problem(`The API can not be reached: ${text}`);
  }
}

/** Tries all calls that read. @returns why calls were not tried, by name */
async function readAll(talk: Talk, reader: Reader, { key, requests }: Options): Promise<Map<string, string>> {
  const reasons = new Map<string, string>(Object.entries(writePlans));
  const steps = Object.entries(readPlans).map(([name, { run }]) => [name, () => run(reader)] as const);
  const transport = [transportRows[0], () => checkTransport(talk, reader, key).then(() => undefined)] as const;
  let ended: string | undefined;
  for (const [name, step] of [...steps, transport]) {
    if (ended === undefined) {
      try {
        const reason = await step();
        if (reason !== undefined) reasons.set(name, reason);
        continue;
      } catch (thrown) {
        const error = toApiError(thrown);
        if (!isUsedUp(error) && !isAborted(error)) throw thrown;
        ended = isUsedUp(error) ? `the ${requests} requests of --requests were used up` : 'it was stopped';
      }
    }
    reasons.set(name, ended);
  }
  if (ended !== undefined) for (const row of transportRows) reasons.set(row, ended);
  return reasons;
}

const nothingWritten: Written = { removed: [], left: [], skipped: [] };

async function find(options: Options, context: Context): Promise<Result> {
  const { signal, pause, ask, tell } = context;
  const talk = openTalk(options, context.fetch);
  await checkKey(talk, options);
  const reader = openReader(talk, signal);
  const reasons = await readAll(talk, reader, options);
  let written = nothingWritten;
  if (options.write && !signal.aborted) {
    const confirmed = options.yes ? async () => true : ask && (() => ask('Make and remove them?'));
    written = await writeThings(reader, { talk, signal, pause }, { log: tell, confirmed });
    const why = written.skipped.length === 0 ? 'what it needs was not made' : `not made: ${written.skipped.join('; ')}`;
    for (const [name, reason] of reasons)
      if (reason === WITH_WRITE) reasons.set(name, withoutSecrets(why, options.key));
  }
  const config = await reader.read(endpoints.getUiConfig, {}).catch(() => undefined);
  const needs = (call: string): boolean => isNeeded(call, config);
  const calls = [
    ...transportRows.map((row) => reportOf(row, talk.attempts, { reason: reasons.get(row), needed: true })),
    ...Object.values(endpoints).map((endpoint) =>
      reportOf(endpoint.name, talk.attempts, {
        endpoint,
        reason: reasons.get(endpoint.name),
        needed: needs(endpoint.name),
      }),
    ),
  ];
  const switches = await judgeSwitches(calls, reader, { config, key: options.key });
  const wrong = switches.filter(({ now, can }) => can === false && now !== false);
  return {
    base: options.base,
    ...(options.site === undefined ? {} : { site: options.site }),
    result: resultOf(calls, written.left),
    stopped: signal.aborted,
    requests: talk.traffic.requests,
    calls,
    switches,
    config: Object.fromEntries(wrong.map(({ name }) => [name, false])),
    removed: written.removed,
    left: written.left,
  };
}

/**
 * `npm run conformance`: holds a live API against the contract of the console.
 * @returns the exit code: 0 the console can work with it, 1 it can not, 2 nothing could be found out
 */
export async function conformanceCommand(args: readonly string[], context: Context): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args, context.env);
    if (!options) {
      context.log(USAGE);
      return 0;
    }
    const result = await find(options, context);
    context.log(options.json ? JSON.stringify(result, null, 2) : tableOf(result));
    if (result.stopped) return 2;
    return result.result === 'breaks' || (options.strict && result.result === 'differs') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    context.tell(error.message);
    return 2;
  }
}

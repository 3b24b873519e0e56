import * as v from 'valibot';

/** What the accessibility checker found on a page, as an end-to-end test notes it for the report. */
export const ANNOTATION = 'accessibility';
/** Tag of tests that use the keyboard alone. */
export const KEYS = '@keys';

const Finding = v.object({ rule: v.string(), impact: v.nullable(v.string()), places: v.number() });

/** One page, read once in one look. */
const Reading = v.object({
  /** Address without names of things, `/compute/vm/{location}/{id}`. */
  path: v.string(),
  width: v.number(),
  scheme: v.picklist(['light', 'dark']),
  findings: v.array(Finding),
});
export type Reading = v.InferOutput<typeof Reading>;

const Test = v.object({
  title: v.string(),
  file: v.string(),
  ok: v.boolean(),
  tags: v.array(v.string()),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({ annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })) }),
      ),
    }),
  ),
});
type Test = v.InferOutput<typeof Test>;

interface Suite {
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly Test[];
}
const Suite: v.GenericSchema<Suite> = v.object({
  suites: v.optional(v.array(v.lazy(() => Suite))),
  specs: v.array(Test),
});

const Report = v.object({ suites: v.array(Suite), stats: v.object({ startTime: v.string() }) });

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Words of addresses that a name of the customer follows. */
const NAMED = new Set(['bucket', 'token', 'delegation', 'account', 'invoice']);

/** Which screen an address is of: without the site, and without what the things on it are called. */
export function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const parts = pathname.replace(/^\/app(?=\/|$)/, '').split('/');
  const general = parts.map((part, index) => {
    if (UUID.test(part) || /\d/.test(part)) return '{id}';
    if (UUID.test(parts[index + 1] ?? '')) return '{location}';
    return index > 0 && NAMED.has(parts[index - 1] ?? '') ? '{name}' : part;
  });
  const tab = searchParams.get('tab');
  return `${general.join('/') || '/'}${tab === null ? '' : `?tab=${tab}`}`;
}

/** What a run of the end-to-end tests says about accessibility. */
export interface Run {
  /** The day of the run, `2026-11-23`. */
  readonly day: string;
  readonly tests: number;
  readonly failed: number;
  readonly readings: readonly Reading[];
  /** Tests by the keyboard alone: file and title. */
  readonly byKeys: readonly { readonly file: string; readonly title: string }[];
}

const testsOf = (suites: readonly Suite[]): Test[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...testsOf(inner)]);

/**
 * Reads the JSON report of Playwright.
 * @throws ValiError for another document
 */
export function readRun(report: unknown): Run {
  const { suites, stats } = v.parse(Report, report);
  const tests = testsOf(suites);
  // Areas that tests of the tools make up are no screens of the console.
  const ofConsole = tests.filter(({ file }) => !file.startsWith('shared/tooling/'));
  const notes = ofConsole.flatMap((test) =>
    test.tests.flatMap(({ results }) => results.flatMap((one) => one.annotations)),
  );
  return {
    day: stats.startTime.slice(0, 10),
    tests: tests.length,
    failed: tests.filter(({ ok }) => !ok).length,
    readings: notes.flatMap(({ type, description = '' }) =>
      type === ANNOTATION ? [v.parse(v.pipe(v.string(), v.parseJson(), Reading), description)] : [],
    ),
    // Playwright's report has tags without their sign.
    byKeys: tests.filter(({ tags }) => tags.includes(KEYS.slice(1))).map(({ file, title }) => ({ file, title })),
  };
}

import * as v from 'valibot';

/** What a page did that its content security policy forbids, without anything that could be a secret. */
export interface CspViolation {
  /** The directive that was broken: `script-src-elem`. */
  readonly directive: string;
  /** What was kept out: an origin, a path of the site, or a word such as `inline`. */
  readonly blocked: string;
  /** The path of the page. */
  readonly page: string;
  /** The script that did it, as `blocked` is written; empty where the browser does not know. */
  readonly source: string;
  /** Line and column in it, as `:12:3`; empty where the browser does not know. */
  readonly position: string;
}

/** Browsers send a hundred reports at once at most; a body with more is none of theirs. */
const MAX_REPORTS = 100;
const MAX_PATH = 200;

const text = v.optional(v.nullable(v.string()));
const count = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))));

/** A report as the Reporting API writes it (`report-to`). */
const ModernReport = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.string(),
    effectiveDirective: v.string(),
    blockedURL: text,
    sourceFile: text,
    lineNumber: count,
    columnNumber: count,
  }),
});

/** A report as browsers without that API write it (`report-uri`); old ones name the whole directive that was violated. */
const LegacyReport = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': count,
    'column-number': count,
  }),
});

/** Runs of this length may be keys: those of the API are 32 characters long. */
const LONG_RUN = /[a-z0-9_-]{32,}/gi;
/** Words that stand for an address, and schemes without the rest: `inline`, `eval`, `data`. */
const WORD = /^[a-z-]{1,32}$/;
/** A part of a path that names a screen or a kind; whatever else stands there is an id, a name or a code. */
const PLAIN_PART = /^[a-z][a-z-]{0,23}$/;
/** Files of the console, whose addresses hold nothing of a person. */
const FILES = /^\/(?:app\/(?:assets|brand|fonts)|remotes)\//;

/** A path without what could be of a person: ids, names, codes and keys are a `*`. */
export function pathOf(pathname: string): string {
  const path = FILES.test(pathname)
    ? pathname.replace(LONG_RUN, '*')
    : pathname
        .split('/')
        .map((part) => (part === '' || PLAIN_PART.test(part) ? part : '*'))
        .join('/');
  return path.slice(0, MAX_PATH);
}

/** An address without what could be a secret in it: of the site its path, of others the origin, and only the scheme of what is no host's. */
function withoutSecrets(address: string | null | undefined, host: string): string {
  if (!address) return '';
  if (WORD.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const url = new URL(address);
  if (!/^(?:https?|wss?):$/.test(url.protocol)) return url.protocol.slice(0, -1);
  return url.host === host ? pathOf(url.pathname) : url.origin.replace(LONG_RUN, '*');
}

const positionOf = (line: number | null | undefined, column: number | null | undefined): string =>
  line ? `:${line}${column ? `:${column}` : ''}` : '';

function violationOf(report: unknown, host: string): CspViolation | undefined {
  const modern = v.safeParse(ModernReport, report);
  const legacy = v.safeParse(LegacyReport, report);
  let found;
  if (modern.success) {
    const { body } = modern.output;
    found = {
      directive: body.effectiveDirective,
      page: body.documentURL,
      blocked: body.blockedURL,
      source: body.sourceFile,
      position: positionOf(body.lineNumber, body.columnNumber),
    };
  } else if (legacy.success) {
    const body = legacy.output['csp-report'];
    found = {
      directive: (body['effective-directive'] || body['violated-directive'])?.split(' ')[0] ?? '',
      page: body['document-uri'],
      blocked: body['blocked-uri'],
      source: body['source-file'],
      position: positionOf(body['line-number'], body['column-number']),
    };
  }
  if (!found || !WORD.test(found.directive)) return undefined;
  const { directive, position } = found;
  return {
    directive,
    position,
    page: withoutSecrets(found.page, host),
    blocked: withoutSecrets(found.blocked, host),
    source: withoutSecrets(found.source, host),
  };
}

/**
 * The violations that a browser reports, without queries, fragments, ids and samples of code. Reports of other kinds, which
 * browsers send to the same endpoint, are left out.
 * @param body what was sent, parsed
 * @param host the Host header of the site, with port
 */
export function violationsOf(body: unknown, host: string): readonly CspViolation[] {
  const reports: readonly unknown[] = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body];
  return reports.flatMap((report) => violationOf(report, host) ?? []);
}

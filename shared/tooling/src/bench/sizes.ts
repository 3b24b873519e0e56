import type { Limit } from './budgets';
import { budgets } from './budgets';
import type { Transfer } from './measure';

const KIB = 1024;

export interface Sizes {
  readonly jsKiB: number;
  readonly totalKiB: number;
  readonly requests: number;
}

const round = (bytes: number): number => Math.round((bytes / KIB) * 10) / 10;
const total = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes and requests of what is the console's own: pages, scripts, styles and fonts, without the responses of the API. */
export function sizesOf(transfers: readonly Transfer[]): Sizes {
  const own = transfers.filter(({ kind }) => kind !== 'api');
  return {
    jsKiB: round(total(own.filter(({ kind }) => kind === 'js'))),
    totalKiB: round(total(own)),
    requests: own.length,
  };
}

/** What exceeds a page's limit, in words; empty when all is within. */
export function overLimit(sizes: Sizes, limit: Limit): string[] {
  const keys = ['jsKiB', 'totalKiB', 'requests'] as const;
  return keys.filter((key) => sizes[key] > limit[key]).map((key) => `${key} ${sizes[key]} > ${limit[key]}`);
}

/** Rules for single files: small remote entries, no script that is not worth its request, nothing asked for twice. */
export function fileProblems(transfers: readonly Transfer[]): string[] {
  const scripts = transfers.filter(({ kind }) => kind === 'js');
  const name = ({ url }: Transfer): string => new URL(url).pathname;
  const entries = scripts.filter((script) => name(script).endsWith('/remoteEntry.js'));
  const perHref = new Map<string, number>();
  for (const { kind, url } of transfers) if (kind !== 'api') perHref.set(url, (perHref.get(url) ?? 0) + 1);
  return [
    ...entries
      .filter(({ bytes }) => bytes > budgets.remoteEntryKiB * KIB)
      .map((entry) => `${name(entry)} is ${round(entry.bytes)} KiB, over ${budgets.remoteEntryKiB}`),
    ...scripts
      .filter(
        (script) =>
          name(script).startsWith('/app/assets/') && script.bytes < budgets.smallestScriptKiB * KIB && !script.failed,
      )
      .map((script) => `${name(script)} is ${round(script.bytes)} KiB, not worth a request`),
    ...[...perHref]
      .filter(([, times]) => times > 1)
      .map(([url, times]) => `${new URL(url).pathname} was asked for ${times} times`),
    ...transfers.filter(({ failed }) => failed).map((transfer) => `${name(transfer)} failed`),
  ];
}

/** The middle value; of an even number, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

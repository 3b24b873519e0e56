import type { SearchEntry, SearchSource } from '@console/area';
import { findResources } from '../../../../../shell/src/search/find';
import { withLabels } from '../../../../../shell/src/search/labelled';
import { budgets } from '../budgets';
import { median } from '../sizes';

const ROLES = ['web', 'api', 'worker', 'cache', 'postgres', 'queue'];
const EACH = 10_000;
const RUNS = 7;

/** What people type: letters that all things have, names, addresses, a label, and what no thing has. */
const TYPED = ['s', 'sh', 'shop', 'shopblue', '203.0', '52:54:00:63:1', 'a3f14119', 'env=prod', 'nightly', 'not there'];

/** As much of a machine as the search knows, all of them alike. */
const entry = (kind: string, i: number): SearchEntry => ({
  id: `${kind}-${i}`,
  name: `shop-${ROLES[i % ROLES.length]}-blue-${i.toString(16)}`,
  words: [
    `203.0.${i >> 8}.${i % 256}`,
    `10.0.${i >> 8}.${i % 256}`,
    `2001:db8::${i.toString(16)}`,
    `52:54:00:63:${i.toString(16)}`,
    `a3f14119-2623-4482-b532-${i.toString(16).padStart(12, '0')}`,
    'Nightly run, do not stop',
  ],
  show: () => ({ name: '', to: '/' }),
});

/** The large user's 30,000 things, a third of them with labels. */
function largeSources(): SearchSource[] {
  const labels = new Map(Array.from({ length: EACH }, (_, i) => [`a-${i}`, ['env=prod', 'team=blue']] as const));
  return ['a', 'b', 'c'].map((kind) => {
    const entries = Array.from({ length: EACH }, (_, i) => entry(kind, i));
    return withLabels({ kind, entries, isLoading: false, failedPlaces: [], hasFailed: false }, labels);
  });
}

/** Processor time of one search, in ms: what other programs take does not count. */
function costMs(text: string, sources: readonly SearchSource[]): number {
  const before = process.cpuUsage();
  findResources(text, sources);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What the search of 30,000 things takes for a keystroke, its drawing aside; returns what is over its limit. */
export function benchSearch(): string[] {
  const { keystrokeMs } = budgets.search;
  const sources = largeSources();
  return TYPED.flatMap((text) => {
    const ms = Math.round(median(Array.from({ length: RUNS }, () => costMs(text, sources))));
    console.log(`search for '${text}': ${ms} ms (aim ${keystrokeMs.aim}, fails over ${keystrokeMs.limit})`);
    return ms > keystrokeMs.limit ? [`search for '${text}': ${ms} ms > ${keystrokeMs.limit}`] : [];
  });
}

import type { SearchEntry, SearchSource } from '@console/area';
import { findResources } from './find';
import { withLabels } from './labelled';

const ROLES = ['web', 'api', 'worker', 'cache', 'postgres', 'queue'];
const EACH = 10_000;

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
const labels = new Map(Array.from({ length: EACH }, (_, i) => [`a-${i}`, ['env=prod', 'team=blue']] as const));
const sources = ['a', 'b', 'c'].map((kind): SearchSource => {
  const entries = Array.from({ length: EACH }, (_, i) => entry(kind, i));
  return withLabels({ kind, entries, isLoading: false, failedPlaces: [], hasFailed: false }, labels);
});

/** Processor time, in ms: what other programs take does not count. */
function costOf(text: string): number {
  const before = process.cpuUsage();
  findResources(text, sources);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// The large user's 30,000 things; a frame and the drawing of twenty rows come on top.
it.each(['s', 'sh', 'shop', 'shopblue', '203.0', '52:54:00:63:1', 'a3f14119', 'env=prod', 'nightly', 'not there'])(
  'answers %p within 50 ms where there are 30,000 things',
  (text) => {
    const costs = Array.from({ length: 7 }, () => costOf(text)).toSorted((a, b) => a - b);
    expect(costs[3]).toBeLessThan(50);
  },
);

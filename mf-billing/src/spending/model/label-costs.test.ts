import { sum } from '@console/api';
import { chargesOf } from './charges';
import { entry, known, month, vm } from './fixture';
import { labelCosts } from './label-costs';
import { expectedOf, spendRows } from './rows';

const usage = [
  entry({ owner: 'web', hours: 100, price: 1, uptime: 'main' }),
  entry({ owner: 'db', hours: 10, price: 2, uptime: 'main' }),
  entry({ owner: 'cache', hours: 5, price: 1, uptime: 'main' }),
  entry({ owner: 'other', hours: 300, price: 1, uptime: 'main' }),
];
const index = known({ vms: [vm('web'), vm('db'), vm('cache')] });
const rows = spendRows(chargesOf(usage, index, 0, month.elapsed), index, month, new Map());
const LABELS: Readonly<Record<string, string>> = { web: 'env=prod', db: 'env=test', cache: 'env=test' };

it('adds up the month by the labels of a key, what has none of them last', () => {
  const costs = labelCosts(rows, (uuid) => LABELS[uuid], month);
  expect(costs.map(({ label, resources, soFar }) => [label, resources, String(soFar)])).toEqual([
    ['env=prod', 1, '100'],
    ['env=test', 2, '25'],
    [undefined, 1, '300'],
  ]);
  expect(String(sum(costs.map(({ soFar }) => soFar)))).toBe(String(sum(rows.map(({ soFar }) => soFar))));
  // What is gone costs nothing more: 228 hours are to come for the others.
  expect(costs.map(({ expected }) => String(expected))).toEqual(['328', '709', '300']);
  expect(String(sum(costs.map(({ expected }) => expected)))).toBe(
    String(sum(rows.map((row) => expectedOf(row, month)))),
  );
});

it('is one sum where nothing has the key', () => {
  expect(labelCosts(rows, () => undefined, month).map(({ label, resources }) => [label, resources])).toEqual([
    [undefined, 4],
  ]);
});

/** @jest-environment node */
import { brands } from '@console/brands';
import { contrastTable, proofDocument } from './document';
import { ANNOTATION, readRun, screenOf } from './readings';

const { warren } = brands;
if (!warren) throw new Error('The brand warren is missing');

const reading = (scheme: string, findings: object[] = []) => ({
  type: ANNOTATION,
  description: JSON.stringify({ path: '/compute', width: 1366, scheme, findings }),
});
const spec = (title: string, annotations: object[], tags: string[] = [], file = 'shell/e2e/keyboard.spec.ts') => ({
  title,
  file,
  ok: true,
  tags,
  tests: [{ results: [{ annotations }] }],
});
const run = readRun({
  stats: { startTime: '2026-11-23T08:25:31.096Z' },
  suites: [
    {
      specs: [spec('reads', [{ type: 'slow' }, reading('light'), reading('dark')])],
      suites: [
        {
          specs: [spec('keys', [reading('dark', [{ rule: 'region', impact: 'moderate', places: 2 }])], ['keys'])],
        },
      ],
    },
  ],
});

it('reads what tests of all depths have noted', () => {
  expect(run).toMatchObject({ day: '2026-11-23', tests: 2, failed: 0 });
  expect(run.readings).toHaveLength(3);
  expect(run.byKeys).toEqual([{ file: 'shell/e2e/keyboard.spec.ts', title: 'keys' }]);
});

it('leaves out what tests of the tools have made up', () => {
  const madeUp = spec('an area apart', [reading('light')], [], 'shared/tooling/e2e/area-apart.spec.ts');
  const { tests, readings } = readRun({
    stats: { startTime: '2026-11-23T08:25:31.096Z' },
    suites: [{ specs: [madeUp, spec('reads', [reading('light')])] }],
  });
  expect([tests, readings.length]).toEqual([2, 1]);
});

it('writes how often a screen was read, what was found, and what keys do', () => {
  const text = proofDocument({ warren }, run);
  expect(text).toContain('| `/compute` | 3 | 1366 | light, dark | 0 |');
  expect(text).toContain('| region (moderate) | 1 |');
  expect(text).toContain('- `shell/e2e/keyboard.spec.ts`: keys');
});

it('names the pair of a brand that is nearest to its limit', () => {
  const [, , row = ''] = contrastTable({ warren }).split('\n');
  const [, name, ...ratios] = row.split('|').map((cell) => cell.trim());
  expect(name).toBe('warren');
  expect(
    ratios
      .slice(0, 4)
      .map(Number.parseFloat)
      .every((ratio, index) => ratio >= (index % 2 ? 3 : 4.5)),
  ).toBe(true);
});

it.each([
  ['http://localhost:1/app/', '/'],
  ['http://localhost:1/app/compute', '/compute'],
  [
    'http://x.localhost:1/app/compute/vm/jhv/0b6ff9a8-3ac1-4a9e-8f2c-0d5c1e3a9b7d?tab=network',
    '/compute/vm/{location}/{id}?tab=network',
  ],
  ['http://localhost:1/app/storage/bucket/shop-images', '/storage/bucket/{name}'],
  ['http://localhost:1/app/billing/account/12', '/billing/account/{id}'],
])('says of which screen %s is', (address, screen) => expect(screenOf(address)).toBe(screen));

/** @jest-environment node */
import type { Transfer } from './measure';
import { fileProblems, median, overLimit, sizesOf } from './sizes';

const transfer = (path: string, kind: Transfer['kind'], bytes: number): Transfer => ({
  url: `http://localhost${path}`,
  kind,
  bytes,
  failed: false,
});

it("counts the console's own bytes and leaves the API's out", () => {
  const sizes = sizesOf([
    transfer('/a.js', 'js', 2048),
    transfer('/f.woff2', 'font', 1024),
    transfer('/api/v1/x', 'api', 9999),
  ]);
  expect(sizes).toEqual({ jsKiB: 2, totalKiB: 3, requests: 2 });
});

it('says what is over its limit', () => {
  expect(overLimit({ jsKiB: 3, totalKiB: 3, requests: 1 }, { jsKiB: 2, totalKiB: 4, requests: 1 })).toEqual([
    'jsKiB 3 > 2',
  ]);
});

it('finds large entries, tiny scripts and double requests', () => {
  const problems = fileProblems([
    transfer('/remotes/mf-a/1/remoteEntry.js', 'js', 9000),
    transfer('/app/assets/1/tiny.js', 'js', 500),
    transfer('/app/x.css', 'css', 5),
    transfer('/app/x.css', 'css', 5),
  ]);
  expect(problems).toHaveLength(3);
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

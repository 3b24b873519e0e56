/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { guards } from './guards/index.mjs';
import { staleness } from './soak-guards.mjs';

it('every guard can still be taken out, and its tests are there', () => {
  expect(guards.length).toBeGreaterThan(80);
  expect(guards.map((guard) => staleness(guard, root)).filter(Boolean)).toEqual([]);
  expect(guards.flatMap(({ tests }) => tests).filter((test) => !existsSync(path.join(root, test)))).toEqual([]);
  for (const { name, find, replace } of guards) expect([name, replace]).not.toEqual([name, find]);
});

it('each has a name of its own', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
});

it('every file with a guard stands in the list of guards', () => {
  const text = readFileSync(path.join(root, 'shared/docs/security.md'), 'utf8');
  const unlisted = guards.map(({ file }) => file).filter((file) => !text.includes(path.basename(file)));
  expect([...new Set(unlisted)]).toEqual([]);
});

it('a patch that fits no more is told by name', () => {
  const [guard] = guards;
  expect(staleness({ ...guard, find: 'no such text' }, root)).toBe(
    `'${guard.name}': its patch fits ${guard.file} 0 times, not once. Write it anew.`,
  );
});

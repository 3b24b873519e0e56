import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const SKIPPED = /^(node_modules|dist|test-results|\..*)$/;
const KINDS = { unit: /\.test\.(tsx?|mjs)$/, e2e: /(^|\/)e2e\/.*\.spec\.ts$/ };

/**
 * The test files of a workspace, as paths from its root.
 * @param {string} root
 * @returns {{ unit: string[], e2e: string[] }}
 */
export function testFiles(root) {
  const found = { unit: [], e2e: [] };
  const walk = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory() && !SKIPPED.test(entry.name)) walk(file);
      else if (KINDS.unit.test(file)) found.unit.push(file);
      else if (KINDS.e2e.test(file)) found.e2e.push(file);
    }
  };
  walk('');
  return { unit: found.unit.toSorted(), e2e: found.e2e.toSorted() };
}

/**
 * What the words after `npm test --` ask for: steps by name, and parts of file names for unit and end-to-end tests.
 * @param {string[]} names
 * @param {string[]} steps all there are
 * @param {{ unit: string[], e2e: string[] }} files
 * @returns {{ steps: string[], files: { unit?: string[], e2e?: string[] }, changed: boolean }} `files`: these alone
 * @throws {Problem} for a word that is neither, or a part that no file of the named steps has
 */
export function chosen(names, steps, files) {
  const changed = names.includes('--changed');
  const named = steps.filter((step) => names.includes(step));
  const parts = names.filter((word) => word !== '--changed' && !named.includes(word));
  if (parts.length === 0) return { steps: named.length > 0 ? named : steps, files: {}, changed };
  const kinds = ['unit', 'e2e'].filter((kind) => named.length === 0 || named.includes(kind));
  const choice = {};
  for (const kind of kinds) {
    const matching = files[kind].filter((file) => parts.some((part) => file.includes(part)));
    if (matching.length > 0) choice[kind] = matching;
  }
  for (const part of parts)
    if (!Object.values(choice).some((list) => list.some((file) => file.includes(part))))
      throw new Problem(`'${part}' is no step and no part of a test file's name. Steps: ${steps.join(', ')}.`);
  const wanted = steps.filter((step) => choice[step] || (named.includes(step) && !(step in KINDS)));
  return { steps: wanted, files: choice, changed };
}

/** What no test in a browser can notice. */
const UNNOTICED = /\.md$|^shared\/docs\/|\.test\.(tsx?|mjs)$/;

/**
 * The end-to-end tests that changes may have broken: an area's own for a change in it, all for one in what they share.
 * @param {string[]} changes paths from the root
 * @param {string[]} specs
 * @returns {string[]}
 */
export function specsFor(changes, specs) {
  const folders = new Set();
  for (const file of changes.filter((one) => !UNNOTICED.test(one))) {
    if (specs.includes(file)) folders.add(file);
    else if (/^mf-[^/]+\//.test(file)) folders.add(`${file.split('/')[0]}/`);
    else return specs;
  }
  return specs.filter((spec) => [...folders].some((folder) => spec.startsWith(folder)));
}

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * What changed since the branch left main; on main, since the last commit.
 * @param {string} root
 * @returns {{ since: string, files: string[] }} paths from the root, new files too
 * @throws {Problem} without git
 */
export function changesOf(root) {
  const base = ['origin/main', 'main'].map((name) => git(root, 'merge-base', 'HEAD', name)?.[0]).find(Boolean);
  const since = base ?? 'HEAD';
  const tracked = git(root, 'diff', '--name-only', '--relative', since);
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard');
  if (!tracked || !fresh) throw new Problem('--changed needs git and a first commit.');
  return { since, files: [...tracked, ...fresh] };
}

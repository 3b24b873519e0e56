import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_AN_INPUT = /(^|\/)(node_modules|dist|e2e|testing|fixture|\.[^/]+)(\/|$)|\.test\.[cm]?[jt]sx?$|\.(md|snap)$/;

/** What each target is made of, besides its own folder. Remotes bundle contract and domain; the rest comes from the shell. */
const BUILD = [
  'shared/tooling/src/webpack',
  'shared/tooling/src/compile-messages.cjs',
  'pnpm-lock.yaml',
  'tsconfig.json',
];
const CONTRACT = ['shared/contract/src', 'shared/contract/package.json'];
const DOMAIN = ['shared/domain/src', 'shared/domain/package.json'];
const SINGLETONS = ['api', 'ui', 'area', 'sandbox'].flatMap((name) => [
  `shared/${name}/src`,
  `shared/${name}/package.json`,
]);
const BRANDS = ['deploy/brands'];

/**
 * Names of the areas: every folder `mf-*` of the workspace.
 * @param {string} root
 * @returns {string[]}
 */
export function areaFolders(root) {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'package.json')))
    .sort();
}

/** @param {string} target `shell`, an area's folder, or `mono` (all of them in one bundle, for measurements) */
function inputsOf(root, target) {
  if (target === 'shell') return ['shell', ...CONTRACT, ...SINGLETONS, ...BRANDS, ...BUILD];
  if (target === 'mono')
    return ['shell', ...areaFolders(root), ...CONTRACT, ...DOMAIN, ...SINGLETONS, ...BRANDS, ...BUILD];
  return [target, ...CONTRACT, ...DOMAIN, 'shared/area/src/manifest.mjs', ...BUILD];
}

function* filesUnder(root, relative) {
  if (NOT_AN_INPUT.test(relative) || !existsSync(path.join(root, relative))) return;
  let entries;
  try {
    entries = readdirSync(path.join(root, relative), { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    yield relative;
    return;
  }
  for (const entry of entries) {
    const inside = `${relative}/${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(root, inside);
    else if (!NOT_AN_INPUT.test(inside)) yield inside;
  }
}

/** 8 hex digits of the names and contents of some files and folders. */
function hashOf(root, inputs) {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) => [...filesUnder(root, input)]);
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 8);
}

/**
 * The version of a target: its package version and 8 hex digits of the hash of everything that goes into it.
 * @param {string} root
 * @param {string} target `.` for an area in a repository of its own, whose lock file stands for the kit
 * @returns {string}
 */
export function versionOf(root, target) {
  const { version } = JSON.parse(readFileSync(path.join(root, folderOf(target), 'package.json'), 'utf8'));
  return `${version}-${hashOf(root, inputsOf(root, target))}`;
}

/**
 * The version of what builds: the presets, the packages and Node. What was kept of an earlier build is good for the same
 * one only.
 * @param {string} root
 * @returns {string}
 */
export const toolsVersionOf = (root) => `${hashOf(root, BUILD)}-${process.version}`;

/**
 * The folder of the package that a target is built from.
 * @param {string} target
 */
export const folderOf = (target) => (target === 'mono' ? 'shell' : target);

/**
 * The folder that holds the built versions of a target.
 * @param {string} root
 * @param {string} target
 * @returns {string}
 */
export const distOf = (root, target) => path.join(root, folderOf(target), target === 'mono' ? 'dist-mono' : 'dist');

/**
 * Whether the newest build of a target is the one that its inputs ask for.
 * @param {string} root
 * @param {string} target
 * @param {string} version
 * @returns {boolean}
 */
export function isBuilt(root, target, version) {
  const dist = distOf(root, target);
  try {
    const latest = JSON.parse(readFileSync(path.join(dist, 'latest.json'), 'utf8'));
    return latest.version === version && existsSync(path.join(dist, version));
  } catch {
    return false;
  }
}

/** Stands in a built version when nothing of it is missing: before that, mock mode's worker is, and the best compression. */
export const FINISHED = '.finished';

/**
 * Whether a version that is built has all its parts.
 * @param {string} root
 * @param {string} target
 * @param {string} version
 * @returns {boolean}
 */
export const isFinished = (root, target, version) => existsSync(path.join(distOf(root, target), version, FINISHED));

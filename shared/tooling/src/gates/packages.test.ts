/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../root';

const LockFile = v.object({
  packages: v.record(v.string(), v.object({ resolution: v.record(v.string(), v.unknown()) })),
});
const Workspace = v.object({ allowBuilds: v.record(v.string(), v.unknown()) });
const read = (file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

/** Packages that do not come from the registry by a SHA-512 of their content: an address of their own, a repository, a folder. */
const unsafe = (lockFile: unknown): string[] =>
  Object.entries(v.parse(LockFile, lockFile).packages).flatMap(([name, { resolution }]) => {
    const { integrity, ...others } = resolution;
    const isPinned = typeof integrity === 'string' && integrity.startsWith('sha512-');
    return isPinned && Object.keys(others).length === 0 ? [] : [name];
  });

it('every package comes from the registry, with the hash of its content', () => {
  expect(unsafe(read('pnpm-lock.yaml'))).toEqual([]);
});

it.each([
  { tarball: 'https://elsewhere.example/a.tgz', integrity: 'sha512-a' },
  { type: 'git', repo: 'https://elsewhere.example/a.git', commit: 'abc' },
  { integrity: 'sha1-a' },
  {},
])('would find %j', (resolution) => {
  expect(unsafe({ packages: { 'a@1.0.0': { resolution } } })).toEqual(['a@1.0.0']);
});

it('no package runs a script when it is installed', () => {
  const { allowBuilds } = v.parse(Workspace, read('pnpm-workspace.yaml'));
  expect(Object.entries(allowBuilds).filter(([, isAllowed]) => isAllowed !== false)).toEqual([]);
});

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { PNPM } from '../run/install.mjs';
import { Problem } from '../run/problem.mjs';
import { runProgram } from '../run/step.mjs';

/** Folders of the packages that an area needs, and of those that these need. */
const FOLDERS = [
  'shared/contract',
  'shared/api',
  'shared/ui',
  'shared/area',
  'shared/domain',
  'shared/tooling',
  'deploy/registry',
];

/** A package of the kit. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** Its folder in the workspace. */
  readonly folder: string;
  /** The name of its tarball. */
  readonly file: string;
  /** SHA-512 of the tarball, as lock files write it. */
  readonly integrity: string;
  readonly hasBin: boolean;
}

const Package = v.object({ name: v.string(), version: v.string(), bin: v.optional(v.unknown()) });

function readPacked(root: string, folder: string, out: string): Packed {
  const { name, version, bin } = v.parse(
    Package,
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
  );
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const hash = createHash('sha512').update(readFileSync(path.join(out, file)));
  return { name, version, folder, file, integrity: `sha512-${hash.digest('base64')}`, hasBin: bin !== undefined };
}

/**
 * Writes what an area is made of into tarballs, for a repository of its own: the packages as they are in the workspace, with the
 * versions of all that they need.
 * @param out a folder, which is made where it is not there
 * @throws Problem with what the package manager says
 */
export async function packKit(root: string, out: string): Promise<readonly Packed[]> {
  mkdirSync(out, { recursive: true });
  const which = FOLDERS.flatMap((folder) => ['--filter', `./${folder}`]);
  const args = ['--yes', '--prefer-offline', PNPM, '--recursive', ...which, 'pack', '--pack-destination', out];
  const { code, output } = await runProgram('npx', args, { cwd: root });
  if (code !== 0) throw new Problem(`${output.trim()}\nPacking the kit failed (code ${code}).`);
  return FOLDERS.map((folder) => readPacked(root, folder, out));
}

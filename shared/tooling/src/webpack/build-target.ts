import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isVersionName } from '@console/contract/version-name';
import { writtenPins } from '@console/registry';
import { root } from '../root';
import { distOf, folderOf, isFinished } from '../run/inputs.mjs';
import { AreaError, readAreaDeclaration } from './area-declaration';
import { chatFrameConfig } from './chat-frame';
import { checkRemote } from './check-remote';
import { compile } from './compile';
import { compressFolder } from './compress';
import { finish } from './finish';
import { monoConfig, monoRecord } from './mono';
import { remoteRecord, shellRecord } from './record';
import { REMOTE_ENTRY, remoteConfig } from './remote';
import { finishedBeside, retireOldVersions } from './retire';
import { shellConfig } from './shell';

/** Writes a file in one step: a reader sees the old one or the new one, never half of it. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(value, null, 1));
  renameSync(`${file}.new`, file);
}

async function compileTarget(target: string, version: string, outDir: string): Promise<unknown> {
  if (target === 'shell') {
    const base = `/app/assets/${version}/`;
    const compilation = await compile(shellConfig({ folder: target, version, outDir }));
    await compile(chatFrameConfig({ folder: target, version, outDir }));
    return shellRecord(compilation, { version, base, outDir });
  }
  if (target === 'mono') {
    const config = await monoConfig({ folder: 'shell', version, outDir });
    return await monoRecord(await compile(config), { version, outDir });
  }
  const area = await readAreaDeclaration(target);
  checkRemote(area, root, target);
  const compilation = await compile(remoteConfig({ folder: target, version, outDir }, area));
  const base = `/remotes/${area.name}/${version}/`;
  return remoteRecord(compilation, { area, folder: target, version, base, entry: REMOTE_ENTRY, outDir });
}

/** Folders of sites that this workspace knows of: their pins hold versions back. */
const siteFolders = (): string[] => [
  path.join(root, 'deploy/sites'),
  ...(process.env['SITES'] ? [path.resolve(root, process.env['SITES'])] : []),
];

/**
 * Makes a version the newest that was built before: a version is a hash of all that goes into it, and is never built over one
 * that is there, which may be served.
 * @returns whether there is one
 */
async function reuse(target: string, version: string, { quick }: { quick: boolean }): Promise<boolean> {
  const dist = distOf(root, target);
  const file = path.join(dist, version, 'record.json');
  if (!existsSync(file)) return false;
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!quick && !isFinished(root, target, version)) await finishTarget(target, version);
  writeJson(path.join(dist, 'latest.json'), record);
  return true;
}

/**
 * Builds one target (`shell`, an area's folder, which is `.` in a repository of its own, or `mono`) into its `dist/<version>/`
 * and makes it the newest. The folder appears when it can be served; a build that fails leaves nothing, and what is served or
 * pinned stays. `quick` leaves some of it to `finishTarget`.
 * @throws AreaError or an Error with webpack's messages
 */
export async function buildTarget(target: string, version: string, { quick }: { quick: boolean }): Promise<void> {
  if (!isVersionName(version))
    throw new AreaError(
      `${folderOf(target)}/package.json: the version must be like 1.2.0, for '${version}' names none`,
    );
  if (await reuse(target, version, { quick })) return;
  const dist = distOf(root, target);
  const outDir = path.join(dist, `.new-${version}`);
  const finished = path.join(dist, version);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  try {
    const record = await compileTarget(target, version, outDir);
    await (quick ? compressFolder(outDir, 'quick', finishedBeside(dist, version)) : finish(target, version, outDir));
    writeJson(path.join(outDir, 'record.json'), record);
    rmSync(finished, { recursive: true, force: true });
    renameSync(outDir, finished);
    writeJson(path.join(dist, 'latest.json'), record);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
  retireOldVersions(dist, version, writtenPins(siteFolders(), target));
}

/** Makes a target complete that was built quickly. */
export const finishTarget = (target: string, version: string): Promise<void> =>
  finish(target, version, path.join(distOf(root, target), version));

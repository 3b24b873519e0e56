import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../root';
import type { AreaDeclaration } from './area-declaration';
import { AreaError } from './area-declaration';
import { exposesOf } from './exposes';
import { satisfies } from '@console/registry';
import { providedRanges } from './shares';

const Package = v.object({ version: v.string() });

function installedVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? v.parse(Package, JSON.parse(readFileSync(file, 'utf8'))).version : undefined;
}

/** Versions of what the shell shares, as they are installed for a part of the workspace. */
export const installedShares = (folder: string, workspace = root): Record<string, string> =>
  Object.fromEntries(
    Object.keys(providedRanges).flatMap((name) => {
      const version = installedVersion(path.join(workspace, folder), name);
      return version === undefined ? [] : [[name, version] as const];
    }),
  );

/**
 * What can be known of a remote before it is compiled.
 * @param folder of the area, relative to the workspace
 * @throws AreaError when a file that area.json exposes is missing, or a shared package of the wrong version is installed
 */
export function checkRemote(area: AreaDeclaration, workspace = root, folder = area.name): void {
  for (const [name, expose] of Object.entries(exposesOf(area))) {
    const file = path.join(workspace, folder, expose.import);
    const found = [`${file}.tsx`, `${file}.ts`, `${file}/index.tsx`].some((candidate) => existsSync(candidate));
    if (!found)
      throw new AreaError(`${area.name}: area.json exposes '${name}', but ${expose.import}.tsx does not exist`);
  }
  for (const [name, range] of Object.entries(providedRanges)) {
    const installed = installedVersion(path.join(workspace, folder), name);
    if (installed && !satisfies(installed, range)) {
      throw new AreaError(`${area.name}: ${name} ${installed} is installed, the shell provides ${range}`);
    }
  }
  const contract = installedVersion(path.join(workspace, folder), '@console/contract');
  if (contract && !satisfies(contract, area.contract)) {
    throw new AreaError(`${area.name}: area.json wants contract ${area.contract}, ${contract} is installed`);
  }
}

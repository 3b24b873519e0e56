import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { fillTemplate, type NewArea, writeFiles } from '../new-area/new-area';
import { Problem } from '../run/problem.mjs';
import { addressOf, areaLock, overridesOf, versionsIn } from './lock-file';
import { packKit } from './pack-kit';

/** The kit's folder in that of the area. */
const KIT = 'kit';

const Manifest = v.looseObject({ dependencies: v.record(v.string(), v.string()) });
const Workspace = v.object({ allowBuilds: v.record(v.string(), v.boolean()) });
const TypeScript = v.object({ compilerOptions: v.record(v.string(), v.unknown()) });

/** What builds the area, and what its types are checked with: the kit is TypeScript, whose libraries' types come from here. */
const TOOLS = ['@console/tooling', '@types/big.js', '@types/jest', '@types/react', '@types/react-dom', 'typescript'];

/** Of the design system: declarations that no module imports. */
const AMBIENT = ['css.d.ts', 'react-style.d.ts'].map((file) => `node_modules/@console/ui/src/${file}`);

const jsonOf = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** End-to-end tests need the console and its sandbox: they stay in the workspace. */
const isForWorkspace = (file: string): boolean => file.startsWith(`e2e${path.sep}`);

/**
 * Makes an area in a folder of its own, outside of the workspace: from the same template, with the packed kit, and with a lock file
 * that names what the workspace has installed.
 * @param out the folder, which may be there and has to be empty but for a repository
 * @returns the languages that its title is not translated to
 * @throws Problem for a name, a title or a folder that is unfit, and where packing fails
 */
export async function createAreaApart(
  area: NewArea,
  { root, out }: { root: string; out: string },
): Promise<readonly string[]> {
  const { files, left } = fillTemplate(area, root);
  if (existsSync(out) && readdirSync(out).some((name) => name !== '.git'))
    throw new Problem(`${out} holds something else. Name another folder.`);
  const kit = await packKit(root, path.join(out, KIT));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const lock = read('pnpm-lock.yaml');
  const known = versionsIn(lock);
  const specifierOf = (name: string): string => {
    const packed = kit.find((one) => one.name === name);
    return packed ? addressOf(packed, KIT) : known(name).replace(/\(.*$/, '');
  };
  const specifiers = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, specifierOf(name)]));
  const manifest = v.parse(Manifest, JSON.parse(files.get('package.json') ?? ''));
  const requested = {
    dependencies: specifiers(Object.keys(manifest.dependencies)),
    devDependencies: specifiers(TOOLS),
  };
  const scripts = {
    build: 'console-area build',
    dev: 'console-area dev',
    test: 'console-area test',
    types: 'tsc --noEmit',
  };
  const { compilerOptions } = v.parse(TypeScript, JSON.parse(read('tsconfig.json')));
  const types = { compilerOptions: { ...compilerOptions, types: ['jest'] }, files: AMBIENT, include: ['src'] };
  const settings = {
    overrides: overridesOf(lock, kit, KIT),
    allowBuilds: v.parse(Workspace, parse(read('pnpm-workspace.yaml'))).allowBuilds,
    strictPeerDependencies: false,
  };
  const own = [...files].filter(([file]) => !isForWorkspace(file));
  writeFiles(
    out,
    new Map([
      ...own,
      ['package.json', jsonOf({ ...manifest, scripts, ...requested })],
      ['tsconfig.json', jsonOf(types)],
      ['pnpm-workspace.yaml', stringify(settings)],
      ['pnpm-lock.yaml', areaLock(lock, { kit, at: KIT, wanted: requested })],
      ['.gitignore', 'node_modules/\ndist/\n.cache/\n'],
    ]),
  );
  return left;
}

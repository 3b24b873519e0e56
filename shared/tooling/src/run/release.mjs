import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { putTogether } from './bundle.mjs';
import { areaFolders } from './inputs.mjs';
import { makeFolder } from './made-folder.mjs';

/** The program that serves, and the name that it has in the folder. */
const ENTRY = 'deploy/edge/src/main.ts';
const PROGRAM = 'edge.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Marks of servers and builds of this workspace, which mean nothing elsewhere. */
const isMark = (file) => /^\.(served-\d+|pinned)$/.test(path.basename(file));

/** Folders of sites and brands: what stands beside them is their code. */
function dataFolders(folder, file) {
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, file)));
}

/** The newest version of a target, and those that sites are pinned to. */
function versionsOf(root, target) {
  const pins = dataFolders(path.join(root, 'deploy/sites'), 'site.json').flatMap(
    (name) => readJson(path.join(root, 'deploy/sites', name, 'site.json')).versions?.[target] ?? [],
  );
  return [...new Set([readJson(path.join(root, target, 'dist/latest.json')).version, ...pins])];
}

/**
 * Copies a package and what it needs of those that are installed; what is for another system is not.
 * @param {string} name
 * @param {string} from a folder whose node_modules holds the package
 * @param {string} to the folder node_modules that gets it
 */
export function copyPackage(name, from, to) {
  const source = path.join(from, 'node_modules', name);
  const target = path.join(to, name);
  if (existsSync(target) || !existsSync(source)) return;
  const real = realpathSync(source);
  cpSync(real, target, { recursive: true, dereference: true });
  const { dependencies = {}, optionalDependencies = {} } = readJson(path.join(real, 'package.json'));
  // pnpm has the packages that one needs beside it, in the same node_modules.
  const beside = real.slice(0, real.lastIndexOf(`${path.sep}node_modules${path.sep}`));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(needed, beside, to);
}

function copyAll(root, out) {
  const copy = (relative, options = {}) =>
    cpSync(path.join(root, relative), path.join(out, relative), { recursive: true, ...options });
  for (const target of ['shell', ...areaFolders(root)]) {
    copy(`${target}/dist/latest.json`);
    for (const version of versionsOf(root, target))
      copy(`${target}/dist/${version}`, { filter: (file) => !isMark(file) });
  }
  for (const name of dataFolders(path.join(root, 'deploy/sites'), 'site.json')) copy(`deploy/sites/${name}`);
  for (const name of dataFolders(path.join(root, 'deploy/brands'), 'brand.json')) copy(`deploy/brands/${name}`);
  copy('deploy/brands/fonts');
  copy('shared/sandbox/src/fakes/scripts');
  copyPackage('libsql', path.join(root, 'shared/sandbox'), path.join(out, 'node_modules'));
}

/**
 * Makes the folder that plain Node serves the console from: the edge as one file, the builds that it hands out, sites and
 * brands, and the one package that no bundle can carry. It stands on its own: it can be copied anywhere, and be read-only.
 * @param {string} root the workspace, whose shell and areas are built
 * @param {string} out the folder; one that this has made before is replaced as a whole
 * @returns {Promise<string>} path of the program
 * @throws {Problem} for a folder that holds something else
 */
export async function makeRelease(root, out) {
  const facts = { system: `${process.platform}-${process.arch}` };
  await makeFolder(out, { again: 'npm run build -- FOLDER', facts }, async (made) => {
    await putTogether(root, { entry: ENTRY, file: path.join(made, PROGRAM), place: root });
    copyAll(root, made);
    const { version, engines } = readJson(path.join(root, 'package.json'));
    const json = { name: 'console-edge', version, private: true, type: 'module', engines };
    writeFileSync(path.join(made, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
  });
  return path.join(out, PROGRAM);
}

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkWrites, newKeys, publish, readBuild } from '@console/registry';
import { areaFolders, distOf, FINISHED, versionOf } from '../run/inputs.mjs';
import { Problem } from '../run/problem.mjs';
import { changelogReminder } from './changelog';
import { type Context, publishersOf, signerOfContext, storeOf, targetOf } from './context';
import type { Options } from './options';

/** The area that a command means: the one it names, or the one whose folder it is given in. */
function wantedTarget({ root, cwd }: Context, named: string | undefined): string {
  if (named !== undefined) return targetOf(named);
  const [folder = ''] = path.relative(root, cwd).split(path.sep);
  if (folder === 'shell' || areaFolders(root).includes(folder)) return folder;
  throw new Problem('Say which area: npm run remotes -- publish mf-compute');
}

/** The folder of a finished build: the one that is named, or that of the area, which is built where it has changed. */
export async function buildFolder(context: Context, { built, names }: Options): Promise<string> {
  if (built !== undefined) {
    const folder = path.resolve(context.cwd, built);
    if (!existsSync(folder)) throw new Problem(`--built: there is no folder ${folder}`);
    return folder;
  }
  const { root } = context;
  const target = wantedTarget(context, names[0]);
  if (!existsSync(path.join(root, target, 'package.json')))
    throw new Problem(`There is no ${target} in this workspace. Areas: ${areaFolders(root).join(', ')}`);
  await context.build(target);
  const folder = path.join(distOf(root, target), versionOf(root, target));
  if (!readdirSync(folder).includes(FINISHED)) throw new Problem(`${target} is not built to its end; try again`);
  return folder;
}

/** Publishes one build. */
export async function publishCommand(context: Context, options: Options): Promise<void> {
  const store = storeOf(context);
  const publishers = publishersOf(context);
  const signer = signerOfContext(context, publishers);
  const build = readBuild(await buildFolder(context, options), context.now());
  await checkWrites(store);
  const isNew = await publish(store, build, { signer, publishers });
  const { target, document } = build;
  const bytes = document.files.reduce((sum, { size }) => sum + size, 0);
  const summary = {
    target,
    version: document.version,
    files: document.files.length,
    bytes,
    isNew,
    registry: store.place,
  };
  if (options.json) context.log(JSON.stringify(summary));
  else if (isNew)
    context.log(
      `Published ${target} ${document.version}: ${summary.files} files, ${Math.ceil(bytes / 1024)} KiB, in ${store.place}. Nothing runs it yet.\n` +
        `Next: npm run remotes -- promote ${target} ${document.version} --site <site>`,
    );
  else context.log(`${target} ${document.version} is published already, with the same files.`);
  // A build of another repository has its changelog there.
  const reminder =
    options.built === undefined && !options.json && changelogReminder(context.root, target, document.version);
  if (reminder) context.log(reminder);
}

/** Makes the keys of a publisher: the private one in a file that only its owner reads. */
export function keyCommand({ cwd, log }: Context, { names: [name = ''] }: Options): void {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    throw new Problem('Say whose key: npm run remotes -- key compute-team (small letters, digits, hyphens)');
  const file = path.join(cwd, `${name}.pem`);
  if (existsSync(file)) throw new Problem(`${file} is there already; a key is never written over`);
  const { privateKey, publicKey } = newKeys();
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  log(
    `The private key is in ${file}: keep it out of every repository, and give it to the team's pipeline as a secret (REGISTRY_KEY).\n` +
      `Into the list of publishers (REGISTRY_PUBLISHERS) comes:\n\n` +
      `  { "publishers": { "${name}": { "key": "${publicKey}", "areas": ["mf-…"], "sites": ["…"] } } }\n\n` +
      `Without areas it may publish all of them, without sites choose the versions of all.`,
  );
}

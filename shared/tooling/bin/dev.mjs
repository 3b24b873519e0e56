#!/usr/bin/env node
// npm run dev -- compute: one area live inside the built console, or inside that of a deployed site.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll, buildRest } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { areaFolders } from '../src/run/inputs.mjs';
import { install } from '../src/run/install.mjs';
import { address, checkPort } from '../src/run/port.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  const at = address();
  await checkPort(at);
  await install(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { devOptions } = await import('../src/dev/options.ts');
  const options = devOptions(process.argv.slice(2), areaFolders(root));
  // A deployed site has all but the area itself.
  const isHere = options.site === undefined;
  if (isHere) await buildAll(root, { quick: true });
  const { dev } = await import('../src/dev/main.ts');
  await dev(options, at);
  if (isHere) await buildRest(root);
});

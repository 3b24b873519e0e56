#!/usr/bin/env node
// npm run dev -- compute: one area live inside the built console.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll, buildRest } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { areaFolders } from '../src/run/inputs.mjs';
import { install } from '../src/run/install.mjs';
import { address, checkPort } from '../src/run/port.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  const areas = areaFolders(root);
  const folder = `mf-${(process.argv[2] ?? '').replace(/^mf-/, '')}`;
  if (!areas.includes(folder)) {
    throw new Problem(`Which area? npm run dev -- ${areas.map((area) => area.slice(3)).join(' | ')}`);
  }
  const at = address();
  await checkPort(at);
  await install(root);
  await buildAll(root, { quick: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { dev } = await import('../src/dev/main.ts');
  await dev(folder, at);
  await buildRest(root);
});

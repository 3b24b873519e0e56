#!/usr/bin/env node
// npm run soak: what takes too long for `npm test`. `npm run soak -- guards [words]` takes out each guard of the console, one
// at a time, and demands a failing test (shared/docs/security.md). `npm run soak -- mounts` goes through all areas in one page,
// some two hundred mounts, and demands that what the page holds does not grow. `npm run soak -- edge [minutes]` asks an edge for pages and
// files for so long, and demands that nothing fails and its memory does not grow; nginx is asked for the same in turn. Linux only.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { findChromium } from '../src/run/chromium.mjs';
import { areaFolders } from '../src/run/inputs.mjs';
import { install } from '../src/run/install.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';
import { soakGuards } from '../src/soak/soak-guards.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

async function mounts() {
  await buildAll(root, { targets: ['shell', ...areaFolders(root)] });
  process.env.CHROMIUM = await findChromium();
  const { register } = await import('tsx/esm/api');
  register();
  const { soakMounts } = await import('../src/soak/mounts.ts');
  const problems = await soakMounts();
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

async function edge(_root, words) {
  const minutes = Number(words || 5);
  if (!(minutes > 0)) throw new Problem('npm run soak -- edge [minutes]');
  if (process.platform !== 'linux') throw new Problem('The figures of processes are read as Linux has them.');
  await buildAll(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { soakEdge } = await import('../src/soak/edge.ts');
  const problems = await soakEdge(minutes);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

const PARTS = { guards: soakGuards, mounts, edge };

await runCommand(async () => {
  checkNode();
  const [name = 'guards', ...words] = process.argv.slice(2);
  if (!Object.hasOwn(PARTS, name)) throw new Problem(`No part '${name}'. Parts: ${Object.keys(PARTS).join(', ')}.`);
  await install(root);
  await PARTS[name](root, words.join(' '));
});

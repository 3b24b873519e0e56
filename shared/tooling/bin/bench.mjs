#!/usr/bin/env node
// npm run bench: sizes and requests of the main pages against committed limits, what federation costs in time, what a
// visit of the list of machines takes from the first paint to the second visit, the lists of
// ten thousand machines and of two thousand of each other kind, the map of networks, memory of a large upload
// and the rows of a large folder, a keystroke in the search, and what the sandbox bears.
// `npm run bench -- sandbox` runs only this part.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { findChromium } from '../src/run/chromium.mjs';
import { areaFolders } from '../src/run/inputs.mjs';
import { install } from '../src/run/install.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Parts that run from their sources. */
const UNBUILT = ['search', 'sandbox'];
const PARTS = ['pages', 'visits', 'list', 'map', 'storage', 'search', 'sandbox'];

await runCommand(async () => {
  checkNode();
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !PARTS.includes(name));
  if (unknown) throw new Problem(`No part '${unknown}'. Parts: ${PARTS.join(', ')}.`);
  await install(root);
  const isWanted = (part) => wanted.length === 0 || wanted.includes(part);
  if (wanted.length === 0 || wanted.some((name) => !UNBUILT.includes(name))) {
    await buildAll(root, { targets: ['shell', ...areaFolders(root), ...(isWanted('pages') ? ['mono'] : [])] });
    process.env.CHROMIUM = await findChromium();
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/bench/main.ts');
});

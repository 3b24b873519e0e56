#!/usr/bin/env node
// npm run bench: sizes and requests of the main pages against committed limits, and what federation costs in time.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { findChromium } from '../src/run/chromium.mjs';
import { areaFolders } from '../src/run/inputs.mjs';
import { install } from '../src/run/install.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  await install(root);
  await buildAll(root, { targets: ['shell', ...areaFolders(root), 'mono'] });
  process.env.CHROMIUM = await findChromium();
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/bench/main.ts');
});

#!/usr/bin/env node
// npm run brand: makes, checks and shows brands (deploy/docs/brands.md).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { findChromium } from '../src/run/chromium.mjs';
import { install } from '../src/run/install.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  await install(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { brandCommand } = await import('../src/brands/commands.ts');
  await brandCommand(process.argv.slice(2), async () => {
    await buildAll(root);
    return findChromium();
  });
});

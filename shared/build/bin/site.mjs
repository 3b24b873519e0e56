#!/usr/bin/env node
// npm run site: checks the documents of sites (deploy/docs/sites.md).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  await install(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { siteCommand } = await import('../src/brands/commands.ts');
  siteCommand(process.argv.slice(2));
});

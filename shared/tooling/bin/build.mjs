#!/usr/bin/env node
// npm run build: the folder that plain Node serves the console from (deploy/docs/operations.md).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  await install(root);
  await buildAll(root);
  const { makeRelease } = await import('../src/run/release.mjs');
  const program = await makeRelease(root, path.resolve(root, process.argv[2] ?? 'dist'));
  console.log(`Ready: node ${path.relative(process.cwd(), program)}`);
});

#!/usr/bin/env node
// npm run pack-kit -- <folder>: what areas are made of, as packages for a repository outside of the workspace (deploy/docs/shipping.md).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Problem('npm run pack-kit -- <folder>');
  await install(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { packKit } = await import('../src/kit/pack-kit.ts');
  const out = path.resolve(process.env.INIT_CWD ?? root, folder);
  for (const { file } of await packKit(root, out)) console.log(path.join(out, file));
});

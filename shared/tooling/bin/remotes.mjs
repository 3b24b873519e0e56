#!/usr/bin/env node
// npm run remotes: publishes areas and shells, and says which versions sites run (deploy/docs/shipping.md).
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
  const { register } = await import('tsx/esm/api');
  register();
  const { remotesCommand } = await import('../src/remotes/command.ts');
  await remotesCommand(process.argv.slice(2), {
    root,
    // npm runs commands in the folder of the package.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: process.env,
    log: console.log,
    now: () => new Date(),
    build: async (target) => {
      await buildAll(root, { targets: [target], log: console.error });
    },
  });
});

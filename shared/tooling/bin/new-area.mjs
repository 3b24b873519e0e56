#!/usr/bin/env node
// npm run new-area -- reports: makes an area that builds, passes its tests and shows in the console.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../src/run/check-node.mjs';
import { install, installNew } from '../src/run/install.mjs';
import { runCommand } from '../src/run/problem.mjs';
import { runProgram } from '../src/run/step.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  await install(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { newAreaCommand } = await import('../src/new-area/command.ts');
  const { folder, lines } = newAreaCommand(process.argv.slice(2), root);
  // How long its name and title are decides where its lines break.
  await runProgram(path.join(root, 'node_modules/.bin/oxfmt'), [folder], { cwd: root });
  await installNew(root);
  for (const line of lines) console.log(line);
});

#!/usr/bin/env node
// npm run new-area -- reports: makes an area that builds, passes its tests and shows in the console.
// With --apart folder it is made outside of the workspace, with the kit as packages (deploy/docs/shipping.md).
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
  const { newAreaApartCommand, newAreaCommand, readOrder } = await import('../src/new-area/command.ts');
  const args = process.argv.slice(2);
  const { area, apart } = readOrder(args);
  // How long its name and title are decides where its lines break.
  const format = (files) => runProgram(path.join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root });
  if (apart !== undefined) {
    const cwd = process.env.INIT_CWD ?? root;
    const lines = await newAreaApartCommand({ area, folder: apart }, { root, cwd });
    await format(['area.json', 'src'].map((file) => path.resolve(cwd, apart, file)));
    for (const line of lines) console.log(line);
    return;
  }
  const { folder, lines } = newAreaCommand(args, root);
  await format([folder]);
  await installNew(root);
  for (const line of lines) console.log(line);
});

#!/usr/bin/env node
// console-area build: builds the area whose folder it is given in, outside of the workspace (deploy/docs/shipping.md).
import { existsSync } from 'node:fs';
import { checkNode } from '../src/run/check-node.mjs';
import { distOf, versionOf } from '../src/run/inputs.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

/** The area's folder, as the presets name it. */
const HERE = '.';

await runCommand(async () => {
  checkNode();
  const [command, ...more] = process.argv.slice(2);
  if (command !== 'build' || more.length > 0) throw new Problem('console-area build');
  if (!existsSync('area.json')) throw new Problem("There is no area.json: give the command in the area's folder.");
  // It stands for all that is not the area's own in the name of the version.
  if (!existsSync('pnpm-lock.yaml'))
    throw new Problem('There is no pnpm-lock.yaml: install the packages with pnpm first.');
  const { register } = await import('tsx/esm/api');
  register();
  const { buildTarget } = await import('../src/webpack/build-target.ts');
  const version = versionOf(HERE, HERE);
  const started = Date.now();
  await buildTarget(HERE, version, { quick: false }).catch((error) => {
    throw new Problem(error.message);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Built ${distOf(HERE, HERE)}/${version} (${seconds} s)`);
});

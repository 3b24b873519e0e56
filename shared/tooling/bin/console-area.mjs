#!/usr/bin/env node
// console-area build | dev | test: works on the area whose folder it is given in, outside of the workspace (deploy/docs/shipping.md).
import { existsSync } from 'node:fs';
import { checkNode } from '../src/run/check-node.mjs';
import { distOf, versionOf } from '../src/run/inputs.mjs';
import { address, checkPort } from '../src/run/port.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

/** The area's folder, as the presets name it. */
const HERE = '.';

async function build(args) {
  if (args.length > 0) throw new Problem('console-area build');
  // It stands for all that is not the area's own in the name of the version.
  if (!existsSync('pnpm-lock.yaml'))
    throw new Problem('There is no pnpm-lock.yaml: install the packages with pnpm first.');
  const { buildTarget } = await import('../src/webpack/build-target.ts');
  const version = versionOf(HERE, HERE);
  const started = Date.now();
  await buildTarget(HERE, version, { quick: false }).catch((error) => {
    throw new Problem(error.message);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Built ${distOf(HERE, HERE)}/${version} (${seconds} s)`);
}

async function dev(args) {
  const { apartOptions } = await import('../src/dev/options.ts');
  const options = apartOptions(args, process.cwd());
  if (options.console !== undefined && !existsSync(`${options.console}/edge.mjs`))
    throw new Problem(
      `${options.console} has no edge.mjs: npm run build makes such a folder, in the console's repository.`,
    );
  const at = address();
  await checkPort(at);
  const main = await import('../src/dev/main.ts');
  await main.dev(options, at);
}

async function test(args) {
  const { testArea } = await import('../src/jest/test-area.mjs');
  process.exitCode = await testArea(args);
}

const COMMANDS = { build, dev, test };

await runCommand(async () => {
  checkNode();
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Problem(`console-area ${Object.keys(COMMANDS).join(' | ')}`);
  if (!existsSync('area.json')) throw new Problem("There is no area.json: give the command in the area's folder.");
  const { register } = await import('tsx/esm/api');
  register();
  await command(args);
});

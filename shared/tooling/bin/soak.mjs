#!/usr/bin/env node
// npm run soak: what takes too long for `npm test`. `npm run soak -- guards [words]` takes out each guard of the console, one
// at a time, and demands a failing test (shared/docs/security.md).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';
import { soakGuards } from '../src/soak/soak-guards.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const PARTS = { guards: soakGuards };

await runCommand(async () => {
  checkNode();
  const [name = 'guards', ...words] = process.argv.slice(2);
  if (!Object.hasOwn(PARTS, name)) throw new Problem(`No part '${name}'. Parts: ${Object.keys(PARTS).join(', ')}.`);
  await install(root);
  await PARTS[name](root, words.join(' '));
});

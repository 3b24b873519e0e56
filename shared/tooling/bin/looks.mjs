#!/usr/bin/env node
// npm run looks: pictures of key screens, states and dialogs against those that were accepted on this machine (shared/docs/looks.md).
// `npm run looks -- accept` takes what is there now for good; `--brands warren,metal`, `--widths 1366,390`, and words of the names narrow it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { findChromium } from '../src/run/chromium.mjs';
import { install } from '../src/run/install.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  const { values, positionals } = parseArgs({
    options: { brands: { type: 'string' }, widths: { type: 'string' } },
    allowPositionals: true,
  });
  const accepts = positionals[0] === 'accept';
  const words = accepts ? positionals.slice(1) : positionals;
  if (!accepts && !existsSync(path.join(root, '.looks')))
    throw new Problem(
      'No pictures were accepted on this machine yet. Check out what looks right, and run: npm run looks -- accept',
    );
  await install(root);
  await buildAll(root);
  const env = {
    ...process.env,
    CONSOLE_CHROMIUM: await findChromium({ shell: true }),
    ...(values.brands === undefined ? {} : { LOOKS_BRANDS: values.brands }),
    ...(values.widths === undefined ? {} : { LOOKS_WIDTHS: values.widths }),
  };
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/playwright'),
    [
      'test',
      '-c',
      'shared/tooling/looks.config.ts',
      ...(accepts ? ['--update-snapshots=all'] : []),
      ...(words.length > 0 ? ['--grep', words.join('|')] : []),
    ],
    { cwd: root, env, stdio: 'inherit' },
  );
  if (accepts) console.log('Accepted: the pictures in .looks.');
  else if (status !== 0)
    console.log('Before, after and difference side by side: npx playwright show-report test-results/looks-report');
  process.exitCode = status ?? 1;
});

#!/usr/bin/env node
// npm run export -- <site> [folder]: a site as files that any web server serves, or a demo of it (deploy/docs/static.md).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { makeFolder } from '../src/run/made-folder.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const USAGE = 'npm run export -- <site> [folder] [--host console.example.com] [--proxy-api] | --demo';

function readOrder(args) {
  const options = { demo: { type: 'boolean' }, host: { type: 'string' }, 'proxy-api': { type: 'boolean' } };
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error.message}\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [id, folder, ...more] = positionals;
  if (!id || more.length > 0) throw new Problem(USAGE);
  const isDemo = values.demo === true;
  if (isDemo && (values.host !== undefined || values['proxy-api']))
    throw new Problem('A demo has no API, and any host will do: leave --host and --proxy-api out.');
  const order = { id, isDemo, host: values.host, isProxied: values['proxy-api'] === true };
  return {
    order,
    out: path.resolve(
      process.env.INIT_CWD ?? root,
      folder ?? path.join(root, 'dist-static', isDemo ? `${id}-demo` : id),
    ),
  };
}

await runCommand(async () => {
  checkNode();
  const { order, out } = readOrder(process.argv.slice(2));
  await install(root);
  await buildAll(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { exportSite, PUBLIC } = await import('../../../deploy/edge/src/export/export-site.ts');
  const { readSettings } = await import('../../../deploy/edge/src/settings.ts');
  const settings = readSettings(process.env, root);
  const again = 'npm run export -- <site> FOLDER';
  let remarks = [];
  await makeFolder(out, { again }, async (made) => {
    ({ remarks } = await exportSite(order, { root, out: made, settings }));
  });
  for (const remark of remarks) console.log(remark);
  console.log(`Ready: a web server serves ${path.join(path.relative(process.cwd(), out), PUBLIC)}`);
});

#!/usr/bin/env node
// npm start: installs, builds what changed, serves, and builds the rest meanwhile. Plain JavaScript without dependencies, for it runs before there are any.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll, buildRest } from '../src/run/build-all.mjs';
import { checkNode } from '../src/run/check-node.mjs';
import { runEdge } from '../src/run/edge.mjs';
import { install } from '../src/run/install.mjs';
import { address, checkPort } from '../src/run/port.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const stopBuilding = () => process.exit(0);

await runCommand(async () => {
  checkNode();
  process.once('SIGTERM', stopBuilding).once('SIGINT', stopBuilding);
  const { host, port } = address();
  await checkPort({ host, port });
  // The sandbox's object store is an origin of its own.
  if (!process.env.API_ORIGIN) await checkPort({ host, port: port + 1 });
  await install(root);
  await buildAll(root, { quick: true });
  // From here on the edge stops itself, when its responses are out and its data is written.
  process.off('SIGTERM', stopBuilding).off('SIGINT', stopBuilding);
  await runEdge(root);
  await buildRest(root);
});

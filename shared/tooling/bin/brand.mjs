#!/usr/bin/env node
// npm run brand: makes, checks and shows brands (deploy/docs/brands.md).
import { buildAll } from '../src/run/build-all.mjs';
import { findChromium } from '../src/run/chromium.mjs';
import { dataCommand } from '../src/run/data-command.mjs';

await dataCommand(({ brandCommand }, root) =>
  brandCommand(process.argv.slice(2), async () => {
    await buildAll(root);
    return findChromium();
  }),
);

#!/usr/bin/env node
// npm run site: checks the documents of sites (deploy/docs/sites.md).
import { dataCommand } from '../src/run/data-command.mjs';

await dataCommand(({ siteCommand }) => siteCommand(process.argv.slice(2)));

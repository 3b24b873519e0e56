// Runs a TypeScript program of the workspace in this process. Arguments: its path in the workspace, then its own.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBundled } from './bundle.mjs';
import { runCommand } from './problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

const [entry] = process.argv.splice(2, 1);
await runCommand(() => runBundled(root, entry));

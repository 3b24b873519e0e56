import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from './check-node.mjs';
import { install } from './install.mjs';
import { runCommand } from './problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Runs a command about brands and sites, whose code is TypeScript: with what it needs installed, and its problems told in
 * their own words.
 * @param {(commands: typeof import('../brands/commands.ts'), root: string) => void | Promise<void>} run
 */
export const dataCommand = (run) =>
  runCommand(async () => {
    checkNode();
    await install(root);
    const { register } = await import('tsx/esm/api');
    register();
    await run(await import('../brands/commands.ts'), root);
  });

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { RemoteChecksPlugin } from './remote-checks-plugin';

let folder: string;
const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'remote-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function errorsOf(entry: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const plugins = [new RemoteChecksPlugin({ './app': { import: './src/app', name: 'app' } })];
    const output = { path: path.join(folder, 'dist') };
    webpack({ mode: 'production', context: folder, entry, output, plugins, devtool: false }, (error, stats) => {
      if (error || !stats) reject(error ?? new Error('no result'));
      else resolve(stats.compilation.errors.map(({ message }) => message));
    });
  });
}

it('lets an app with a default export pass', async () => {
  write('src/app.js', 'export default 1;');
  await expect(errorsOf('./src/app.js')).resolves.toEqual([]);
});

it('refuses an exposed module without a default export', async () => {
  write('src/app.js', 'export const app = 1;');
  await expect(errorsOf('./src/app.js')).resolves.toEqual([expect.stringContaining('./src/app has no default export')]);
});

it('refuses a second copy of what the shell provides', async () => {
  write('node_modules/react/index.js', 'exports.useState = 1;');
  write('shared/ui/src/button.js', 'export const button = 1;');
  write('node_modules/@console/api/src/session.js', 'export const session = 1;');
  write(
    'src/app.js',
    "import { useState } from 'react'; import { button } from '../shared/ui/src/button.js'; " +
      "import { session } from '@console/api/src/session.js'; export default [useState, button, session];",
  );
  await expect(errorsOf('./src/app.js')).resolves.toEqual([
    expect.stringContaining('node_modules/@console/api/src/session.js would be a second copy'),
    expect.stringContaining('node_modules/react/index.js would be a second copy'),
    expect.stringContaining('shared/ui/src/button.js would be a second copy'),
  ]);
});

/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { LentValibotPlugin } from './lent-valibot-plugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'valibot-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The errors of a build of this source, in which `valibot` stands outside. */
function errorsOf(source: string): Promise<string[]> {
  writeFileSync(path.join(folder, 'entry.js'), source);
  return new Promise((resolve, reject) => {
    const output = { path: path.join(folder, 'dist') };
    const externals = { valibot: 'valibot' };
    const plugins = [new LentValibotPlugin()];
    webpack(
      { mode: 'production', context: folder, entry: './entry.js', output, externals, plugins },
      (error, stats) => {
        if (error || !stats) reject(error ?? new Error('no result'));
        else resolve(stats.compilation.errors.map(({ message }) => message));
      },
    );
  });
}

it('lets what is shared pass', async () => {
  const source = "import * as v from 'valibot'; import { parse } from 'valibot'; console.log(parse(v.object({}), {}));";
  await expect(errorsOf(source)).resolves.toEqual([]);
});

it.each([
  ["import * as v from 'valibot'; console.log(v.isbn());", "entry.js uses valibot's isbn: name it in"],
  ["import { isbn } from 'valibot'; console.log(isbn());", "entry.js uses valibot's isbn: name it in"],
  ["import * as v from 'valibot'; console.log(Object.keys(v));", 'entry.js uses all of valibot at once'],
])('refuses %s', async (source, message) => {
  await expect(errorsOf(source)).resolves.toEqual([expect.stringContaining(message)]);
});

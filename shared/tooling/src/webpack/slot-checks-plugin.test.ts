/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { SlotChecksPlugin } from './slot-checks-plugin';

let folder: string;
const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'slots-'));
  write('src/app.js', "export default () => import(/* webpackChunkName: 'slots-home' */ './slots/home');");
  write('src/texts.ts', "import en from './messages/en/area.json'; export const text = en.one;");
  write('src/messages/en/area.json', '{ "one": "One", "two": "Two" }');
  write('src/messages/en/slots-home.json', '{ "one": "One" }');
  write('src/page.tsx', 'export const page = () => document.title;');
  write('node_modules/@console/domain/src/frame.tsx', 'export const frame = () => document.title;');
  write('src/facts.ts', 'export const facts = 1;');
  write('src/slots/part.tsx', "import { facts } from '../facts'; export const part = facts;");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function errorsOf(slot: string): Promise<string[]> {
  write('src/slots/home.tsx', slot);
  return new Promise((resolve, reject) => {
    const config: webpack.Configuration = {
      mode: 'production',
      context: folder,
      entry: './src/app.js',
      output: { path: path.join(folder, 'dist') },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      // These files have no types. Where Node can strip them webpack would, but knows no .tsx.
      experiments: { typescript: false },
      plugins: [new SlotChecksPlugin()],
      devtool: false,
    };
    webpack(config, (error, stats) => {
      if (error || !stats) reject(error ?? new Error('no result'));
      else resolve(stats.compilation.errors.map(({ message }) => message));
    });
  });
}

it('lets a slot have its own parts and texts, and data and rules of its area', async () => {
  const slot =
    "import en from '../messages/en/slots-home.json'; import { part } from './part'; export default [en, part];";
  await expect(errorsOf(slot)).resolves.toEqual([]);
});

it('lets it load more once somebody asks for it', async () => {
  await expect(errorsOf("export default () => import('../page');")).resolves.toEqual([]);
});

it.each([
  ['the texts of its screens', "import { text } from '../texts'; export default text;", 'src/messages/en/area.json'],
  ['their views', "import { page } from '../page'; export default page;", 'src/page.tsx'],
  [
    'views of an installed kit',
    "import { frame } from '@console/domain/src/frame'; export default frame;",
    '@console/domain/src/frame.tsx',
  ],
])('refuses %s', async (_, slot, file) => {
  const errors = await errorsOf(slot);
  expect(errors).toEqual([expect.stringContaining(file)]);
  expect(errors[0]).toContain('imported by src/');
});

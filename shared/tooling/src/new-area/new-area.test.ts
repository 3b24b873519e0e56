/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { AreaManifest } from '../../../area/src/manifest.mjs';
import { translatedLanguages } from '@console/ui/languages';
import { root } from '../root';
import { readTexts, readTranslations } from '../texts/catalogues';
import { newAreaApartCommand, newAreaCommand, readOrder } from './command';
import { createArea } from './new-area';

let workspace: string;

/** A workspace with one area beside the new one. */
beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'new-area-'));
  for (const file of [
    'shared/contract/package.json',
    'mf-compute/package.json',
    'mf-compute/area.json',
    '.oxfmtrc.json',
  ]) {
    mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(workspace, file));
  }
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(path.join(workspace, file), 'utf8');

it('makes all files of an area, and none of the template is left open', () => {
  const { files } = createArea({ name: 'ledgers', title: 'Ledgers' }, workspace);
  expect(files).toEqual([
    'mf-ledgers/CHANGELOG.md',
    'mf-ledgers/area.json',
    'mf-ledgers/e2e/ledgers.spec.ts',
    'mf-ledgers/package.json',
    'mf-ledgers/src/account/list.tsx',
    'mf-ledgers/src/account/rows.test.ts',
    'mf-ledgers/src/account/rows.ts',
    'mf-ledgers/src/app.tsx',
    ...['de', 'en/ledgers', 'et', 'id'].map((one) => `mf-ledgers/src/messages/${one}.json`),
    'mf-ledgers/src/messages/translations.ts',
    'mf-ledgers/src/texts.ts',
  ]);
  for (const file of files) expect(read(file)).not.toMatch(/NAME|TITLE|CONTRACT/);
});

it('declares it as the schema of areas asks', () => {
  createArea({ name: 'ledgers', title: 'Books & ledgers' }, workspace);
  expect(v.parse(AreaManifest, JSON.parse(read('mf-ledgers/area.json')))).toMatchObject({
    name: 'mf-ledgers',
    routes: [{ prefix: '/ledgers' }],
    navigation: [{ label: { id: 'nav.ledgers', text: 'Books & ledgers' }, to: '/ledgers' }],
  });
});

it('has its texts in every language of the console', () => {
  createArea({ name: 'ledgers', titles: { de: 'Bücher' } }, workspace);
  const folder = path.join(workspace, 'mf-ledgers/src/messages');
  const source = Object.keys(readTexts(path.join(folder, 'en/ledgers.json')));
  for (const language of translatedLanguages) {
    const { ledgers = {}, declaration } = readTranslations(folder, language);
    expect([language, ...Object.keys(ledgers)]).toEqual([language, ...source]);
    expect(declaration).toEqual({ 'nav.ledgers': language === 'de' ? 'Bücher' : 'Ledgers' });
  }
});

it('is written as the formatter writes', () => {
  createArea({ name: 'ledgers' }, workspace);
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--check', 'mf-ledgers'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.any(String)]);
});

it('says which languages have no title of their own', () => {
  const { folder, lines } = newAreaCommand(['ledgers', '--title', 'Books', '--et', 'Raamatud'], workspace);
  expect(folder).toBe('mf-ledgers');
  expect(lines.filter((line) => line.includes('translate it'))).toEqual([
    expect.stringContaining('mf-ledgers/src/messages/de.json'),
    expect.stringContaining('mf-ledgers/src/messages/id.json'),
  ]);
});

it('makes an area outside of the workspace in an empty folder only, under a name that is free', async () => {
  const { area, apart = '' } = readOrder(['ledgers', '--apart', 'mf-compute']);
  const where = { root: workspace, cwd: workspace };
  await expect(newAreaApartCommand({ area, folder: apart }, where)).rejects.toThrow('holds something else');
  await expect(newAreaApartCommand({ area: { name: 'compute' }, folder: 'new' }, where)).rejects.toThrow(
    'There is a folder mf-compute already',
  );
  expect(existsSync(path.join(workspace, 'new'))).toBe(false);
  expect(existsSync(path.join(workspace, 'mf-compute/kit'))).toBe(false);
});

it.each([
  [['compute'], 'There is a folder mf-compute already'],
  [['metal'], '/metal is the address of another page'],
  [['activity'], '/activity is the address of another page'],
  [['labels'], '/labels is the address of another page'],
  [['referral'], '/referral is the address of another page'],
  [['order'], "There are texts of the name 'order' already"],
  [['Sales'], "'Sales' can't be an area's name"],
  [['../up'], "'../up' can't be an area's name"],
  [['ledgers', '--title', '{n}'], "'{n}' can't be a title"],
  [['ledgers', '--et', '"'], "can't be a title"],
  [['ledgers', '--nl', 'Boeken'], "Unknown option '--nl'"],
  [[], 'npm run new-area -- <name>'],
  [['two', 'names'], 'npm run new-area -- <name>'],
])('refuses %j', (args, problem) => {
  expect(() => newAreaCommand(args, workspace)).toThrow(problem);
  expect(existsSync(path.join(workspace, 'mf-ledgers'))).toBe(false);
});

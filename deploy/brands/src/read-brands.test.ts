/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandsFolder, readBrand, readBrands } from './read-brands';

let root: string;
let folder: string;
const write = (change: (brand: Record<string, unknown>) => unknown): void => {
  const file = path.join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brands-'));
  folder = path.join(root, 'acme');
  cpSync(path.join(brandsFolder, 'warren'), folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('takes the id from the folder, and fills in what is left out', () => {
  write(({ name: _name, mark, primary, accent, radius, row, shell, motif }) => ({
    name: 'Acme Cloud',
    mark,
    primary,
    accent,
    radius,
    row,
    shell,
    motif,
    fonts: { body: 'Figtree' },
  }));
  expect(readBrand(folder)).toMatchObject({
    id: 'acme',
    name: 'Acme Cloud',
    link: 'none',
    fonts: { body: { family: 'Figtree' }, heading: { family: 'Figtree', weight: 620 }, mono: { family: 'Geist Mono' } },
    assets: { scripts: [] },
  });
  expect(Object.keys(readBrands(root))).toEqual(['acme']);
});

it('keeps the plural forms of its own words', () => {
  write((brand) => ({ ...brand, texts: { 'a.b': '{n, plural, one {# order} other {# orders}} of {x}' } }));
  expect(readBrand(folder).texts).toEqual({
    'a.b': [['n', 'plural', { one: ['#', ' order'], other: ['#', ' orders'] }], ' of ', ['x']],
  });
});

it.each([
  [
    'primary',
    (brand: object) => ({ ...brand, primary: 'teal' }),
    'acme/brand.json: primary: A colour is #rrggbb in lower case',
  ],
  ['an unknown field', (brand: object) => ({ ...brand, primery: '#0f6070' }), 'acme/brand.json: primery: '],
  [
    'a family',
    (brand: object) => ({ ...brand, fonts: { body: 'Papyrus' } }),
    "acme/brand.json: fonts.body: there is no family 'Papyrus'",
  ],
  [
    'a path',
    (brand: object) => ({ ...brand, logo: '../../x.svg' }),
    'acme/brand.json: logo: The name of a file in this folder',
  ],
  [
    'a script',
    (brand: object) => ({ ...brand, scripts: [{ src: 'x.css' }] }),
    'acme/brand.json: scripts.0.src: The name of a file',
  ],
  [
    'a text id',
    (brand: object) => ({ ...brand, texts: { Invoices: 'Orders' } }),
    "acme/brand.json: texts.Invoices: A text's id",
  ],
  [
    'a plural',
    (brand: object) => ({ ...brand, texts: { 'a.b': '{n, plural, one {x}' } }),
    'acme/brand.json: texts.a.b: ',
  ],
])('refuses %s with file, field and reason', (_name, change, message) => {
  write(change);
  expect(() => readBrand(folder)).toThrow(message);
});

it('refuses a file that is no JSON', () => {
  writeFileSync(path.join(folder, 'brand.json'), '{"name": ');
  expect(() => readBrand(folder)).toThrow('acme/brand.json: no valid JSON');
});

it('refuses a file that is named and not there', () => {
  rmSync(path.join(folder, 'favicon.svg'));
  expect(() => readBrand(folder)).toThrow("acme/brand.json: favicon: there is no file 'favicon.svg' beside it");
});

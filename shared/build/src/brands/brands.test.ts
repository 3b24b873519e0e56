/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands, brandsFolder, readBrand } from '@console/brands';
import fc from 'fast-check';
import { sourceTexts } from '../texts/catalogues';
import { checkBrand } from './check';
import { createBrand } from './new-brand';
import { outdatedSchemas } from './schemas';

const sources = sourceTexts();
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each(Object.keys(brands))('%s is in order', (name) => expect(checkBrand(name, { sources })).toEqual([]));

describe('a new brand', () => {
  it('is in order from two colours, whatever they are', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((n) => n.toString(16).padStart(2, '0'));
    const colour = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);
    let n = 0;
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const folder = createBrand({ name: `b${(n += 1)}`, primary, accent }, root);
        expect(checkBrand('', { folder, sources })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the logo that it is given', () => {
    const logo = path.join(brandsFolder, 'warren/logo.svg');
    const folder = createBrand({ name: 'acme', primary: '#123456', accent: '#ff8800', logo }, root);
    expect(readBrand(folder).assets?.logo).toBe(path.join(folder, 'logo.svg'));
  });

  it.each([
    [{ name: 'Acme', primary: '#123456', accent: '#ff8800' }, "not 'Acme'"],
    [
      { name: 'acme', primary: 'blue', accent: '#ff8800' },
      "--primary must be a colour like #0f6070 in lower case, not 'blue'",
    ],
    [{ name: 'acme', primary: '#123456', accent: undefined }, '--accent must be a colour'],
    [{ name: 'acme', primary: '#123456', accent: '#ff8800', logo: '/none.svg' }, "There is no file '/none.svg'"],
    [{ name: 'acme', primary: '#123456', accent: '#ff8800', logo: '/none.gif' }, '--logo must be an SVG, PNG or WebP'],
  ])('is refused with what to do: %j', (brand, message) => {
    expect(() => createBrand(brand, root)).toThrow(message);
  });

  it('never overwrites one that is there', () => {
    createBrand({ name: 'acme', primary: '#123456', accent: '#ff8800' }, root);
    expect(() => createBrand({ name: 'acme', primary: '#000000', accent: '#ff8800' }, root)).toThrow(
      'There is a folder',
    );
  });
});

it('names what is wrong with files and texts', () => {
  const folder = path.join(root, 'acme');
  cpSync(path.join(brandsFolder, 'warren'), folder, { recursive: true });
  const file = path.join(folder, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8'));
  const texts = { 'billing.invoices.title': 'Orders of {who}', 'billing.invoices.titel': 'Orders' };
  writeFileSync(file, JSON.stringify({ ...brand, texts, png: 'small.png', logo: 'logo.svg' }));
  const png = readFileSync(path.join(folder, 'icon.png'));
  png.writeUInt32BE(64, 16);
  writeFileSync(path.join(folder, 'small.png'), png);
  writeFileSync(path.join(folder, 'logo.svg'), `<svg onload="alert(1)">${' '.repeat(70 * 1024)}</svg>`);
  expect(checkBrand('acme', { folder, sources })).toEqual([
    'logo: logo.svg has 71 KiB, at most 60 are allowed',
    'logo: logo.svg has scripts or foreign content in it',
    'png: small.png is 64 by 180, it must be 180 by 180',
    'texts.billing.invoices.title: there is no value {who} in this text',
    'texts.billing.invoices.titel: the console has no such text',
  ]);
});

it('the schemas that editors read are up to date (npm run brand -- schema)', () => {
  expect(outdatedSchemas()).toEqual([]);
});

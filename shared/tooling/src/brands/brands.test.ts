/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands, brandsFolder, readBrand } from '@console/brands';
import { isLikeDanger } from '@console/ui/brand';
import { translatedLanguages, type TranslatedLanguage } from '@console/ui/languages';
import fc from 'fast-check';
import { readTranslations, sourceCatalogues, sourceTexts } from '../texts/catalogues';
import { root as workspace } from '../root';
import { Problem } from '../run/problem.mjs';
import { checkBrand } from './check';
import { brandCommand, siteCommand } from './commands';
import { createBrand } from './new-brand';
import { outdatedSchemas } from './schemas';

const sources = sourceTexts();
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each(Object.keys(brands))('%s is in order', (name) => expect(checkBrand(name, { sources })).toEqual([]));

describe('a brand that calls invoices otherwise', () => {
  const named = Object.values(brands).filter(({ texts = {} }) => Object.hasOwn(texts, 'billing.invoices.title'));
  it('is one of these', () => expect(named.map(({ id }) => id)).toEqual(['hostzop', 'idcloudhost']));

  // To pay by invoice is a way to pay, and an address stays one, whatever the document is called.
  const nouns: Readonly<Record<TranslatedLanguage, RegExp>> = {
    de: /(?<!ab|be|auf |per )rechnung(?!sadresse|sempfänger)/i,
    et: /(?<!kreedit|otst)arve(?!ga\b|aadress| saaja|ld|sta| \d)/i,
    id: /(?<!dengan )faktur/i,
  };
  const english = [...sources].flatMap(([id, text]) => (/(?<!\bby )invoice/i.test(text) ? [id] : []));
  const speaking = (language: TranslatedLanguage): string[] =>
    sourceCatalogues().flatMap(({ folder, area }) =>
      Object.entries(readTranslations(path.join(workspace, folder), language)[area] ?? {}).flatMap(([id, text]) =>
        nouns[language].test(text) ? [`${area}.${id}`] : [],
      ),
    );

  it.each(named.map((brand) => [brand.id, brand] as const))('%s does so wherever one is meant', (_, brand) => {
    const missing = translatedLanguages.flatMap((language) => {
      const own = brand.translations?.[language] ?? {};
      const ids = [...english, ...speaking(language)];
      return ids.flatMap((id) => (Object.hasOwn(own, id) ? [] : [`${language}: ${id}`]));
    });
    expect([...english.filter((id) => !Object.hasOwn(brand.texts ?? {}, id)), ...missing]).toEqual([]);
  });
});

describe('a new brand', () => {
  it('is in order from two colours, whatever they are', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((n) => n.toString(16).padStart(2, '0'));
    const colour = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);
    let n = 0;
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        fc.pre(!isLikeDanger(primary));
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

  it('takes colours as people paste them', () => {
    const folder = createBrand({ name: 'acme', primary: '0F6070', accent: '#FF8800' }, root);
    expect(readBrand(folder)).toMatchObject({ primary: '#0f6070', accent: '#ff8800' });
  });

  const good = { name: 'acme', primary: '#123456', accent: '#ff8800' };
  it.each([
    [{ ...good, name: 'Acme' }, "'Acme' can't be a brand's name"],
    [{ ...good, name: '../acme' }, "'../acme' can't be a brand's name"],
    [{ ...good, primary: 'blue' }, "--primary takes a colour of six digits, like 0f6070: not 'blue'"],
    [{ ...good, accent: undefined }, '--accent takes a colour of six digits, like 0f6070: it is missing'],
    [
      { ...good, primary: '#cc2222' },
      'primary: #cc2222 is the red of errors and of deleting; take another main colour',
    ],
    [{ ...good, logo: '/none.svg' }, "--logo: there is no file '/none.svg'"],
    [{ ...good, logo: '/none.gif' }, "--logo takes an SVG, PNG or WebP, not 'none.gif'"],
    [{ ...good, logo: 'folder.svg' }, '--logo: there is no file'],
    [{ ...good, logo: 'script.svg' }, 'logo: logo.svg has scripts or foreign content in it; export it as a plain SVG'],
    [{ ...good, logo: 'words.svg' }, 'logo: logo.svg has words as text'],
    [{ ...good, logo: 'huge.png' }, 'logo: logo.png has 61 KiB, at most 60 are allowed; make it smaller'],
    [{ ...good, logo: 'fake.webp' }, 'logo: logo.webp is no WEBP picture'],
  ])('is refused with what to do, and leaves nothing behind: %j', (brand, message) => {
    const given = path.join(root, 'given');
    const logos = {
      'script.svg': '<svg><script>1</script></svg>',
      'words.svg': '<svg><text>acme</text></svg>',
      'huge.png': `\x89PNG${' '.repeat(60 * 1024)}`,
      'fake.webp': 'GIF89a',
    };
    mkdirSync(path.join(given, 'folder.svg'), { recursive: true });
    for (const [name, content] of Object.entries(logos)) writeFileSync(path.join(given, name), content, 'latin1');
    const { logo } = { logo: undefined, ...brand };
    const whole = logo && !path.isAbsolute(logo) ? { ...brand, logo: path.join(given, logo) } : brand;
    expect(() => createBrand(whole, root)).toThrow(message);
    expect(readdirSync(root)).toEqual(['given']);
  });

  it('never overwrites one that is there', () => {
    createBrand({ name: 'acme', primary: '#123456', accent: '#ff8800' }, root);
    expect(() => createBrand({ name: 'acme', primary: '#000000', accent: '#ff8800' }, root)).toThrow(
      `There is a folder ${root}/acme already: choose another name`,
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
    'logo: logo.svg has 71 KiB, at most 60 are allowed; make it smaller',
    'logo: logo.svg has scripts or foreign content in it; export it as a plain SVG',
    'png: small.png is 64 by 180, it must be 180 by 180',
    'texts.billing.invoices.title: there is no value {who} in this text',
    'texts.billing.invoices.titel: the console has no such text',
  ]);
});

it('the schemas that editors read are up to date (npm run brand -- schema)', () => {
  expect(outdatedSchemas()).toEqual([]);
});

describe('brands and sites elsewhere', () => {
  const chromium = (): Promise<string> => Promise.reject(new Error('no pictures here'));
  const say = (): jest.SpyInstance => jest.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => {
    delete process.env['BRANDS'];
    delete process.env['SITES'];
    jest.restoreAllMocks();
  });

  it('are checked: those of BRANDS, too', async () => {
    const said = say();
    const folder = createBrand({ name: 'acme', primary: '#123456', accent: '#ff8800' }, root);
    await expect(brandCommand(['check', 'acme'], chromium)).rejects.toThrow("There is no brand 'acme'");
    process.env['BRANDS'] = root;
    await brandCommand(['check', 'acme'], chromium);
    expect(said).toHaveBeenCalledWith('1 in order: contrast in both schemes, files, texts.');
    writeFileSync(path.join(folder, 'brand.json'), '{');
    await expect(brandCommand(['check', 'acme'], chromium)).rejects.toThrow(Problem);
  });

  it('are made there, also where the folder is not there yet', async () => {
    const said = say();
    const folder = path.join(root, 'brands');
    process.env['BRANDS'] = folder;
    await brandCommand(['new', 'acme', '--primary', '123456', '--accent', 'ff8800'], chromium);
    expect(readdirSync(folder)).toEqual(['acme']);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`Made ${folder}/acme. Next:`));
  });

  it('are checked: those of SITES in place of the samples', () => {
    const said = say();
    process.env['SITES'] = path.join(root, 'sites');
    const site = path.join(root, 'sites/acme');
    mkdirSync(site, { recursive: true });
    const file = {
      extends: 'default',
      brand: 'warren',
      hosts: ['console.acme.example'],
      config: { siteLocale: 'en-GB' },
    };
    writeFileSync(path.join(site, 'site.json'), JSON.stringify(file));
    siteCommand(['check']);
    expect(said.mock.calls).toEqual([['acme: in order (warren, console.acme.example)']]);
    writeFileSync(path.join(site, 'site.json'), JSON.stringify({ ...file, config: { siteLocale: 'en_GB' } }));
    expect(() => siteCommand(['check'])).toThrow('en-GB');
  });
});

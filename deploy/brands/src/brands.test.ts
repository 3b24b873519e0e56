/** @jest-environment node */
import { BrandDocument } from '@console/contract/brand';
import type { Scheme } from '@console/ui/brand';
import { brandCss, contrastPairs, deriveTokens, motifNames } from '@console/ui/brand';
import { existsSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { fontFamilies, fontPathOf } from './fonts';
import { brands } from './index';

const { warren, metal } = brands;
if (!warren || !metal) throw new Error('brands are missing');

describe('brandCss', () => {
  it('states both schemes for the page and for a part with a scheme of its own', () => {
    const css = brandCss(warren);
    expect(css).toContain(
      '[data-brand="warren"][data-scheme="dark"],[data-brand="warren"] [data-scheme="dark"]:not([data-brand]){color-scheme:dark;',
    );
    expect(css).toMatch(/data-scheme="light"\][^{]*\{color-scheme:light;--frame:#eef4f5;/);
    expect(css).toContain('--text-3:#939a9c');
    expect(css).toContain('--r1:4px;--r2:6px;--r3:10px');
    expect(css).toContain('--row:44px');
  });

  it('names font files by the address that the server gives them', () => {
    const css = brandCss(metal, { fontUrl: (file) => `/static/${file.split('/').at(-1)}` });
    expect(css).toContain("url('/static/archivo-latin.woff2')");
    expect(css).toContain("--font:'Archivo','Signs',system-ui,sans-serif");
    expect(css).not.toContain('Hanken');
  });

  it('underlines links where they are named so, and where they are as grey as text', () => {
    const lineOf = (name: string) => /--link:(\w+)/.exec(brandCss(brands[name] ?? warren))?.[1];
    const underlined = Object.keys(brands).filter((name) => lineOf(name) === 'underline');
    expect(underlined).toEqual(['metal', 'tenbyte', 'web1']);
  });

  it('stays small enough to stand in the page', () => expect(brandCss(warren).length).toBeLessThan(7000));
});

const schemes: Scheme[] = ['light', 'dark'];
const cases = Object.values(brands).flatMap((brand) => schemes.map((scheme) => [brand.id, scheme, brand] as const));

describe('palettes', () => {
  it('are of twenty brands in two schemes', () => expect(cases).toHaveLength(40));

  it.each(cases)('keep every pair of %s (%s) readable', (_id, scheme, brand) => {
    const pairs = contrastPairs(deriveTokens(brand, scheme));
    expect(pairs.length).toBeGreaterThan(110);
    expect(pairs.filter((pair) => pair.ratio < pair.needed)).toEqual([]);
  });

  it('are those that the design language states for the default brand', () => {
    expect(deriveTokens(warren, 'light')).toMatchObject({
      frame: '#eef4f5',
      brandSolid: '#0f6070',
      brandTint: '#e9f5f8',
      accentMark: '#c17c00',
      focus: '#0e899f',
    });
    expect(deriveTokens(warren, 'dark')).toMatchObject({
      frame: '#0a0d0e',
      brandSolid: '#318ea2',
      onBrand: '#051215',
      text3: '#939a9c',
      focus: '#37a1b9',
    });
  });
});

describe('brands', () => {
  it('name font files that are installed', () => {
    for (const file of Object.values(brands).flatMap((brand) => brand.fontFiles ?? []))
      expect(existsSync(fontPathOf(file.file))).toBe(true);
  });

  it('are families with files, all that there are', () => {
    const files = readdirSync(`${__dirname}/../fonts`).filter((name) => /(?<!^signs)-latin\.woff2$/.test(name));
    const names = fontFamilies.map((family) => `${family.toLowerCase().replaceAll(' ', '-')}-latin.woff2`);
    expect(files.toSorted()).toEqual(names.toSorted());
  });

  it('have motifs that are drawn, each its own', () => {
    const motifs = Object.values(brands).map(({ motif }) => motif);
    expect(motifs.toSorted()).toEqual([...motifNames].toSorted());
  });

  it('are all well-formed and have a mark', () => {
    for (const brand of Object.values(brands)) {
      expect(() => v.parse(BrandDocument, brand)).not.toThrow();
      expect(brand.mark.length).toBeGreaterThan(0);
    }
  });

  it('refuse a colour that is not one and markup in a mark', () => {
    expect(v.is(BrandDocument, { ...warren, primary: 'red' })).toBe(false);
    expect(v.is(BrandDocument, { ...warren, mark: [{ d: '"/><script>', paint: 'ink' }] })).toBe(false);
  });
});

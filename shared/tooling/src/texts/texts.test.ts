/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { sourceCatalogues, sourceTexts } from './catalogues';
import { placesOf } from './places';
import { unusedIds } from './used';

it('finds every catalogue with the area that its texts are known by', () => {
  expect(sourceCatalogues().map(({ area }) => area)).toEqual(
    expect.arrayContaining(['shell', 'auth', 'compute', 'network', 'storage', 'billing', 'access', 'ui', 'area']),
  );
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(shell|mf-\w+|shared)$/.test(entry.name))
    .flatMap(({ name }) =>
      readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, file)),
    )
    .filter((file) => /messages\/en\/[\w-]+\.json$/.test(file) && !/node_modules|fixture|dist/.test(file));
  expect(
    sourceCatalogues()
      .flatMap((catalogue) => catalogue.files)
      .toSorted(),
  ).toEqual(files.toSorted());
  expect(sourceTexts().get('billing.invoices.topUpTitle')).toBe('Top Up Invoices');
});

it('names the values of a text, also those inside plural forms', () => {
  expect(placesOf('{name} has {n, plural, one {# disk in {place}} other {# disks}}')).toEqual(['n', 'name', 'place']);
  expect(placesOf('Nothing')).toEqual([]);
  expect(() => placesOf('{n, plural, one {x}')).toThrow(/invalid syntax|Unexpected|unexpected/i);
});

it('every source text can be compiled', () => {
  for (const [id, text] of sourceTexts()) expect([id, placesOf(text)]).toEqual([id, expect.any(Array)]);
});

it.each(sourceCatalogues().map(({ area, folder, texts }) => [area, folder, texts] as const))(
  'every text of %s is asked for somewhere',
  (_area, folder, texts) => {
    const [first = '', second = ''] = folder.split('/');
    expect(unusedIds(first === 'shared' ? `${first}/${second}/src` : `${first}/src`, Object.keys(texts))).toEqual([]);
  },
);

import { act, renderHook } from '@testing-library/react';
import { setLanguage } from '@console/ui';
import { provideSite } from './site';
import { useTaxLabel } from './tax-label';
import { provideTestSite } from './testing';

const { brand, ...site } = provideTestSite();
const { taxLabel: _, ...others } = brand;

function labelOf(taxLabel?: string): string {
  provideSite({ ...site, brand: { ...others, ...(taxLabel === undefined ? {} : { taxLabel }) } });
  const { result, unmount } = renderHook(() => useTaxLabel());
  unmount();
  return result.current;
}

afterEach(() => act(() => setLanguage('en')));

it.each([
  ['en', 'VAT'],
  ['et', 'KM'],
  ['id', 'PPN'],
  ['de', 'USt'],
])("the tax has the language's own word: %s", async (language, word) => {
  await act(() => setLanguage(language));
  expect(labelOf()).toBe(word);
});

it("a brand's own word wins in every language", async () => {
  expect(labelOf('GST')).toBe('GST');
  await act(() => setLanguage('de'));
  expect(labelOf('GST')).toBe('GST');
});

import { countryName, loadCountries, namedCountries } from './countries';

it('knows every country by its two letters', async () => {
  const countries = await loadCountries('en-GB');
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(countries).toContainEqual({ code: 'EE', name: 'Estonia' });
});

it('sorts by name, in the language of the page', () => {
  expect(namedCountries(['EE', 'DE', 'AT'], 'de').map(({ name }) => name)).toEqual([
    'Deutschland',
    'Estland',
    'Österreich',
  ]);
});

it.each([
  ['EE', 'Estonia'],
  ['id', 'Indonesia'],
  ['EST', 'EST'],
  ['', undefined],
  [null, undefined],
])('%s is %s', (code, name) => expect(countryName(code, 'en')).toBe(name));

import { languageChoices, languageName } from './languages';

it.each([
  ['et', 'Estonian'],
  ['EN', 'English'],
  ['haw', 'Hawaiian'],
  ['klingon-x', 'klingon-x'],
  ['', ''],
])('%s is %s', (code, name) => expect(languageName(code, 'en-GB')).toBe(name));

it('names them in the language of the page', () => expect(languageName('et', 'de')).toBe('Estnisch'));

it('offers each once, in the order of their names', () => {
  const choices = languageChoices('en', '');
  const labels = choices.map(({ label }) => label);
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(choices).toContainEqual({ value: 'et', label: 'Estonian' });
});

it('keeps what was chosen elsewhere', () => {
  expect(languageChoices('en', 'haw')).toContainEqual({ value: 'haw', label: 'Hawaiian' });
  expect(languageChoices('en', 'et')).toHaveLength(languageChoices('en', '').length);
});

it('leaves out what the browser has no name for, unless it was chosen', () => {
  const nameOf = jest.spyOn(Intl.DisplayNames.prototype, 'of');
  nameOf.mockImplementation((code) => (code === 'et' ? 'Estonian' : undefined));
  expect(languageChoices('en', '')).toEqual([{ value: 'et', label: 'Estonian' }]);
  expect(languageChoices('en', 'aa').map(({ value }) => value)).toEqual(['aa', 'et']);
  nameOf.mockRestore();
});

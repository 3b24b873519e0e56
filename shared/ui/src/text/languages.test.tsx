import { act, render, screen } from '@testing-library/react';
import { defineMessages } from './define-messages';
import { createFormat } from './formats';
import { overlayMessages } from './i18n';
import {
  nearestLanguage,
  provideTextReporter,
  setLanguage,
  textsReady,
  type TranslatedLanguage,
  type Translations,
} from './languages';

const translations =
  (area: string, texts: Partial<Record<TranslatedLanguage, Record<string, string>>>): Translations =>
  (language) =>
    Promise.resolve({ default: { [area]: texts[language] ?? {} } });

const none = Promise.resolve({ default: {} });

const { useText, text } = defineMessages(
  'words',
  { bill: 'Invoice', hello: 'Hello {name}', only: 'Only in English' },
  translations('words', {
    et: { bill: 'Arve', hello: 'Tere, {name}' },
    de: { bill: 'Rechnung', hello: 'Hallo {name}' },
  }),
);

const Bill = () => <p>{useText()('bill')}</p>;

afterEach(() => act(() => setLanguage('en')));

it('shows texts in the language that is chosen, and what it lacks in the source language', async () => {
  render(<Bill />);
  await act(() => setLanguage('et'));
  expect(screen.getByText('Arve')).toBeInTheDocument();
  expect(text('hello', { name: 'Kadri' })).toBe('Tere, Kadri');
  expect(text('only')).toBe('Only in English');
  expect(document.documentElement).toHaveAttribute('lang', 'et');
});

it('marks the page with the language of its texts, also where that is the one it begins with', async () => {
  await setLanguage('en');
  document.documentElement.lang = 'nl-NL';
  await setLanguage('en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('fetches the texts of screens that come later, before they are shown', async () => {
  await act(() => setLanguage('de'));
  const late = defineMessages('late', { title: 'Networks' }, translations('late', { de: { title: 'Netze' } }));
  expect(late.text('title')).toBe('Networks');
  await act(textsReady);
  expect(late.text('title')).toBe('Netze');
});

it('the last choice wins, however long the one before took', async () => {
  let resolveTexts: (texts: { default: Record<string, Record<string, string>> }) => void = () => undefined;
  const slow = new Promise<{ default: Record<string, Record<string, string>> }>((resolve) => {
    resolveTexts = resolve;
  });
  defineMessages('slow', { a: 'A' }, (language) => (language === 'id' ? slow : none));
  const first = setLanguage('id');
  await act(() => setLanguage('de'));
  resolveTexts({ default: {} });
  await act(() => first);
  expect(text('bill')).toBe('Rechnung');
});

it('screens that come while a language is on its way come in it too', async () => {
  let resolveTexts: (texts: { default: Record<string, Record<string, string>> }) => void = () => undefined;
  const slow = new Promise<{ default: Record<string, Record<string, string>> }>((resolve) => {
    resolveTexts = resolve;
  });
  defineMessages('first', { a: 'A' }, (language) => (language === 'et' ? slow : none));
  const switched = setLanguage('et');
  const between = defineMessages(
    'between',
    { title: 'Networks' },
    translations('between', { et: { title: 'Võrgud' } }),
  );
  resolveTexts({ default: {} });
  await act(() => switched);
  await act(textsReady);
  expect(between.text('title')).toBe('Võrgud');
});

it('going back to the language that is shown calls off the one on its way', async () => {
  const there = setLanguage('et');
  await act(() => setLanguage('en'));
  await act(() => there);
  expect(text('bill')).toBe('Invoice');
});

it('texts that cannot be fetched stay in the source language, are told, and are asked for again', async () => {
  const failed = jest.fn();
  provideTextReporter(failed);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: { broken: { a: 'B' } } });
  const broken = defineMessages('broken', { a: 'A' }, load);
  await act(() => setLanguage('et'));
  expect(broken.text('a')).toBe('A');
  expect(failed).toHaveBeenCalledTimes(1);
  await act(() => setLanguage('en'));
  await act(() => setLanguage('et'));
  expect(broken.text('a')).toBe('B');
});

it("a brand's words replace those of their own language alone", async () => {
  act(() => {
    overlayMessages({ 'words.bill': 'Order' });
    overlayMessages({ 'words.bill': 'Tellimus' }, 'et');
  });
  expect(text('bill')).toBe('Order');
  await act(() => setLanguage('et'));
  expect(text('bill')).toBe('Tellimus');
  await act(() => setLanguage('de'));
  expect(text('bill')).toBe('Rechnung');
});

it.each([
  ['et-EE', 'et'],
  ['ET', 'et'],
  ['de_AT', 'de'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
])('%s is shown in %s', (tag, language) => expect(nearestLanguage(tag)).toBe(language));

it.each([
  ['de', ['1 Tag 2 h', '3 Tage', '1.250 Tage', '12.500 Tage']],
  ['et', ['1 p 2 h', '3 p', '1250 p', '12 500 p']],
  ['id', ['1 hari 2 jam', '3 hari', '1.250 hari', '12.500 hari']],
])('writes durations in %s, however many days', async (language, expected) => {
  await act(() => setLanguage(language));
  const { duration } = createFormat({ locale: language, currency: 'EUR' });
  const written = [26 / 24, 3, 1250, 12_500].map((days) => duration(days * 86_400).replaceAll('\u00a0', ' '));
  expect(written).toEqual(expected);
});

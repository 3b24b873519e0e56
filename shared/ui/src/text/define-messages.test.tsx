import { act, render, screen } from '@testing-library/react';
import { defineMessages } from './define-messages';
import { activateLanguage, loadTranslation, overlayMessages } from './i18n';

const catalogue = {
  title: 'Invoices',
  hello: 'Hello {name}, {n, plural, one {# machine} other {# machines}}',
  missing: '{place} did not respond',
};
const { useText, Text, text } = defineMessages('test', catalogue);

function Title() {
  const t = useText();
  return <h1>{t('title')}</h1>;
}

describe('messages', () => {
  it('fills in values and plurals', () => {
    expect(text('hello', { name: 'Kadri', n: 1 })).toBe('Hello Kadri, 1 machine');
    expect(text('hello', { name: 'Kadri', n: 3 })).toBe('Hello Kadri, 3 machines');
  });

  it('takes elements as values', () => {
    const { container } = render(<Text id="missing" values={{ place: <b>Jakarta</b> }} />);
    expect(container.innerHTML).toBe('<b>Jakarta</b> did not respond');
  });

  it('lets a brand put its own words, also later and over texts that come after', () => {
    render(<Title />);
    act(() => overlayMessages({ 'test.title': 'Orders', 'later.title': 'Own {thing}' }));
    expect(screen.getByRole('heading')).toHaveTextContent('Orders');
    const later = defineMessages('later', { title: 'Their {thing}' });
    expect(later.text('title', { thing: 'words' })).toBe('Own words');
  });

  it('shows a translation and falls back to the source', () => {
    loadTranslation('et', { missing: '{place} ei vastanud' }, 'test');
    act(() => activateLanguage('et'));
    expect(text('missing', { place: 'Jakarta' })).toBe('Jakarta ei vastanud');
    expect(text('title')).toBe('Orders');
    act(() => activateLanguage('en'));
  });
});

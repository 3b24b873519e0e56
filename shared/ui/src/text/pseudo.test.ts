/** @jest-environment node */
import type { Catalogue } from './i18n';
import { pseudo } from './pseudo';
import { defineMessages } from './define-messages';

it('makes words longer and strange, and leaves places and plural forms', () => {
  // As the build compiles it.
  const compiled: Catalogue = {
    hello: ['Hello ', ['name'], ', ', ['n', 'plural', { one: ['#', ' machine'], other: ['#', ' machines'] }]],
  };
  const { text } = defineMessages('odd', pseudo(compiled, 'xa'));
  expect(text('hello', { name: 'Kadri', n: 2 })).toMatch(/^Ĥéļļó ~+Kadri, 2 ɱáçĥíñéš~+$/);
  expect(text('hello', { name: 'Kadri', n: 1 })).toContain('1 ɱáçĥíñé~');
});

it('turns words round for a language from right to left', () => {
  expect(pseudo({ a: 'Delete', b: '100 %' }, 'xb')).toEqual({ a: '\u202eĐéļéţé\u202c', b: '100 %' });
});

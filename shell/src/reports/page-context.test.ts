import { setLanguage } from '@console/ui';
import { pageContext, translatorOf } from './page-context';

const page = (html: string, classes = '', lang = 'en-GB'): void => {
  document.body.innerHTML = html;
  document.documentElement.className = classes;
  document.documentElement.lang = lang;
};
afterEach(() => page('', '', ''));

it.each([
  ['google', () => page('', 'translated-ltr', 'de')],
  ['google', () => page('', 'translated-rtl', 'ar')],
  ['google', () => page('<div id="goog-gt-tt"></div>')],
  ['microsoft', () => page('<p _msttexthash="1">x</p>')],
  ['yandex', () => page('<ya-tr-span>x</ya-tr-span>')],
  ['tencent', () => page('<div class="qbTrans-pageTrans-dialog-x"></div>')],
  ['sogou', () => page('<i class="sg-trans-x"></i>')],
  ['caiyun', () => page('<font class="cyxy-trs-target"></font>')],
  ['unknown', () => page('', '', 'de')],
  [undefined, () => page('<p>x</p>')],
])('knows %s by its mark', (name, show) => {
  show();
  expect(translatorOf('en-GB')).toBe(name);
});

it('knows a translated copy by its host', () => {
  page('');
  const at = (hostname: string) => translatorOf('en-GB', { hostname });
  expect(at('console-example-com.translate.goog')).toBe('google');
});

it('tells of the language as the page has it now, and of the path alone', () => {
  page('', '', 'et');
  window.history.replaceState(null, '', '/app/auth0_callback?x=1#access_token=secret');
  expect(pageContext()).toMatchObject({ language: 'et', path: '/app/auth0_callback' });
});

it('takes the language that the console has chosen for no translation, whatever the server wrote', async () => {
  page('', '', 'en-GB');
  await setLanguage('en');
  expect(pageContext()).toMatchObject({ language: 'en', translator: undefined });
  page('', '', 'fr');
  expect(pageContext()).toMatchObject({ language: 'fr', translator: 'unknown' });
});

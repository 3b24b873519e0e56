import { markedLanguage } from '@console/ui';

/** What translators leave in a page that they have translated. */
const MARKS: readonly (readonly [name: string, selector: string])[] = [
  ['google', 'html.translated-ltr, html.translated-rtl, #goog-gt-tt, .goog-te-spinner-pos'],
  ['microsoft', '[_msttexthash], [_msthash]'],
  ['yandex', 'ya-tr-span, #tr-popup[data-translation]'],
  ['tencent', '#qbTrans-pageTrans-dialog, [class^="qbTrans-pageTrans-dialog"]'],
  ['sogou', '[class^="sg-trans"]'],
  ['caiyun', '.cyxy-trs-target'],
];

/** Hosts that show translated copies of pages. */
const PROXIES: readonly (readonly [name: string, host: RegExp])[] = [
  ['google', /\.translate\.goog$|^translate\.googleusercontent\.com$/],
  ['microsoft', /^www\.translatetheweb\.com$|\.microsofttranslator\.com$/],
  ['yandex', /^translate\.yandex\./],
  ['baidu', /^translate\.baiducontent\.com$/],
  ['naver', /^papago\.naver\.net$/],
];

/**
 * Which service has translated the page, if one has; translated pages fail in ways of their own. 'unknown' where the
 * language of the page is none that it was written in. (spec 1, section 8)
 * @param written the language that the page was written in
 */
export function translatorOf(
  written: string,
  { hostname }: Pick<Location, 'hostname'> = window.location,
): string | undefined {
  const named =
    MARKS.find(([, selector]) => document.querySelector(selector)) ?? PROXIES.find(([, host]) => host.test(hostname));
  if (named) return named[0];
  const { lang } = document.documentElement;
  return lang === written ? undefined : 'unknown';
}

/** That of the server, before any translator could change it; this module runs with the first code of the page. */
const written = document.documentElement.lang;

export interface PageContext {
  readonly language: string;
  readonly translator: string | undefined;
  /** Without query and fragment, which can carry secrets. */
  readonly path: string;
}

/** What every report says of its page. */
export const pageContext = (): PageContext => ({
  language: document.documentElement.lang,
  translator: translatorOf(markedLanguage() ?? written),
  path: window.location.pathname,
});

import { startFallback, startFallbackScript, startFallbackStyle } from './start-fallback';

const MAIN = '/app/assets/1/main.js';

/** A page with the fallback, as it is before the console runs. */
function page(): HTMLElement {
  document.head.innerHTML = `<style>${startFallbackStyle}</style>`;
  document.body.innerHTML = `<div id="root"></div>${startFallback('en')}`;
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
  new Function(startFallbackScript([MAIN]))();
  const fallback = document.getElementById('start-fallback');
  if (!fallback) throw new Error('The page has no fallback');
  return fallback;
}

function lose(src: string): void {
  const script = document.createElement('script');
  // As an attribute it would be asked for.
  Object.defineProperty(script, 'src', { value: new URL(src, document.location.href).href });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is shown where a script of the shell does not come, and for no other', () => {
  const fallback = page();
  expect(fallback).not.toBeVisible();
  lose('/app/brand/acme/chat.js');
  expect(fallback).not.toBeVisible();
  lose(MAIN);
  expect(fallback).toBeVisible();
});

it('is shown where a script of the shell comes broken', () => {
  const fallback = page();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://else.example/own.js' }));
  expect(fallback).not.toBeVisible();
  window.dispatchEvent(new ErrorEvent('error', { filename: new URL(MAIN, document.location.href).href }));
  expect(fallback).toBeVisible();
});

it('is shown where nothing comes for long, and makes room for the console that comes after all', () => {
  const fallback = page();
  jest.advanceTimersByTime(19_999);
  expect(fallback).not.toBeVisible();
  jest.advanceTimersByTime(1);
  expect(fallback).toBeVisible();
  document.getElementById('root')?.append('The console');
  expect(fallback).not.toBeVisible();
});

it.each([
  ['en-GB', 'Reload page'],
  ['et_EE', 'Laadi leht uuesti'],
  ['id', 'Muat ulang halaman'],
  ['de-AT', 'Seite neu laden'],
  ['fr', 'Reload page'],
])('speaks the language of the site, %s', (locale, reload) =>
  expect(startFallback(locale)).toContain(`>${reload}</button>`),
);

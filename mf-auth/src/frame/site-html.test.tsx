import { hasMarkup, sanitised } from './site-html';

const clean = async (html: string, inline = false): Promise<string> => {
  const box = document.createElement('div');
  box.append(await sanitised(html, inline));
  return box.innerHTML;
};

it.each([
  ['Servers in <b>Tallinn</b>', 'Servers in <b>Tallinn</b>'],
  ['<h2>Hello</h2><p class="x" style="color:red">you</p>', '<h2>Hello</h2><p>you</p>'],
  ['<a href="javascript:alert(1)">link</a>', 'link'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<script>alert(1)</script>ok', 'ok'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<form action="https://evil.example"><input name=password></form>', ''],
  ['<style>*{background:url(https://evil.example)}</style>ok', 'ok'],
  ['<b id="config" name="location" data-x="1" aria-label="y">clobber</b>', '<b>clobber</b>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
])('%s', async (html, expected) => {
  expect(await clean(html)).toBe(expected);
});

it('keeps only what may stand in a heading', async () => {
  expect(await clean('<h1><em>Log</em> in</h1><p>now</p>', true)).toBe('<em>Log</em> innow');
});

it.each([
  ['Log in', false],
  ['Log <b>in</b>', true],
  ['Fast &amp; safe', true],
])('%s has markup: %s', (html, expected) => expect(hasMarkup(html)).toBe(expected));

import { breadcrumbs, nameOf, watchSteps } from './breadcrumbs';

const control = (html: string): Element => {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  if (!first) throw new Error('Nothing to press');
  return first;
};

it.each([
  ['<button aria-label="Remove kadri">x</button>', 'button Remove kadri'],
  ['<button> Create </button>', 'button Create'],
  ['<a href="/app/billing/account/7?token=abc#x">Kadri Tamm</a>', 'a /app/billing/account/7'],
  ['<a href="https://docs.example/api?key=abc">API</a>', 'a https://docs.example/api'],
])('calls %s', (html, name) => expect(nameOf(control(html))).toBe(name));

it('notes what is pressed and where it leads, without query, fragment and addresses', () => {
  let move: () => void = () => undefined;
  watchSteps((listener) => {
    move = listener;
  });
  const button = control('<button><b>Remove kadri@example.com</b></button>');
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  window.history.pushState(null, '', '/app/compute?secret=1#access_token=2');
  move();
  expect(breadcrumbs().map(({ category, message }) => `${category}: ${message}`)).toEqual([
    'click: button Remove [filtered]',
    'navigation: / → /app/compute',
  ]);
});

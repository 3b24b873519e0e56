import { nav } from '@console/area';
import { waitFor } from '@testing-library/react';
import { followScreens } from './screen-focus';

let main: HTMLElement;
let stop: () => void;
const show = (html: string): void => {
  main.innerHTML = html;
};
const isHeading = (text: string) =>
  waitFor(() => {
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.activeElement).toHaveTextContent(text);
  });
const frames = () => new Promise((resolve) => setTimeout(resolve, 80));

beforeEach(() => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  document.body.innerHTML = '<button id="nav">Go</button><main tabindex="-1"></main>';
  main = document.querySelector('main') ?? document.body;
  document.getElementById('nav')?.focus();
  stop = () => {};
});
afterEach(() => stop());

it('leads to the heading after a push, a replacement, another job, and a sign-in, however late it comes', async () => {
  show('<h1>First</h1>');
  stop = followScreens(main);
  await isHeading('First');
  document.getElementById('nav')?.focus();
  nav.navigator.push('/app/second');
  await frames();
  expect(document.activeElement?.id).toBe('nav');
  show('<p>Loading</p>');
  await frames();
  show('<h1>Second</h1>');
  await isHeading('Second');
  for (const [to, text] of [
    ['/app/second?job=1', 'Creating'],
    ['/app/second?batch=1', 'Creating two'],
    ['/app/second?payment=1', 'Paying'],
    ['/app/third', 'Third'],
  ] as const) {
    document.getElementById('nav')?.focus();
    nav.navigator.replace(to);
    show(`<h1>${text}</h1>`);
    await isHeading(text);
  }
});

it('leaves the focus where the screen has put it, and where somebody has gone meanwhile', async () => {
  stop = followScreens(main);
  nav.navigator.push('/app/form');
  show('<h1>Create</h1><input aria-label="Name">');
  main.querySelector('input')?.focus();
  await frames();
  expect(document.activeElement?.tagName).toBe('INPUT');
  document.getElementById('nav')?.focus();
  nav.navigator.push('/app/late');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  show('<h1>Late</h1>');
  await frames();
  expect(document.activeElement?.id).toBe('nav');
});

it('goes on to the heading that takes the place of one, as long as nobody has gone elsewhere', async () => {
  stop = followScreens(main);
  nav.navigator.push('/app/form');
  show('<h1>Create</h1><p>Loading</p>');
  await isHeading('Create');
  show('<h1>Create machine</h1><input aria-label="Name">');
  await isHeading('Create machine');
  document.getElementById('nav')?.focus();
  show('<h1>Once more</h1>');
  await frames();
  expect(document.activeElement?.id).toBe('nav');
});

it('waits for a dialog to go, and does nothing about a filter or what a load brings', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  show('<h1>Start</h1>');
  stop = followScreens(main);
  nav.navigator.replace('/app/start');
  await frames();
  expect(document.activeElement?.id).toBe('nav');
  nav.navigator.push('/app/start?q=a');
  await frames();
  expect(document.activeElement?.id).toBe('nav');
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  nav.navigator.push('/app/list');
  show('<h1>List</h1>');
  await frames();
  expect(document.activeElement?.id).toBe('nav');
  dialog.remove();
  await isHeading('List');
});

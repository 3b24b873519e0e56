import { belowKept } from './below-kept';

const anchorAt = (bottom: number): HTMLElement =>
  Object.assign(document.createElement('button'), { getBoundingClientRect: () => ({ bottom }) });

afterEach(() => document.documentElement.removeAttribute('style'));

it('moves what opens above the lines that are always there below them, and nothing else', () => {
  expect(belowKept(anchorAt(35))).toBe(0);
  document.documentElement.style.setProperty('--kept-top', '68px');
  expect(belowKept(anchorAt(34.5))).toBe(34);
  expect(belowKept(anchorAt(200))).toBe(0);
  expect(belowKept(null)).toBe(0);
});

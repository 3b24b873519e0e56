import { act, renderHook } from '@testing-library/react';
import { followTextSpacing, useIsSpaced } from './text-spacing';

let grow = (): void => undefined;
const style = document.createElement('style');
let end = (): void => undefined;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      grow = () => report([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  document.head.append(style);
  end = followTextSpacing();
});
afterEach(() => {
  end();
  style.textContent = '';
});

it.each(['letter-spacing: 2px', 'word-spacing: 2px'])('knows that a person asks for %s, and when no longer', (rule) => {
  const { result } = renderHook(useIsSpaced);
  act(() => grow());
  expect(result.current).toBe(false);
  style.textContent = `* { ${rule} !important }`;
  act(() => grow());
  expect(result.current).toBe(true);
  style.textContent = '';
  act(() => grow());
  expect(result.current).toBe(false);
});

it('takes no room, and nobody hears of it', () => {
  expect(document.querySelector('.ui-probe')).toHaveAttribute('aria-hidden', 'true');
  end();
  expect(document.querySelector('.ui-probe')).toBeNull();
});

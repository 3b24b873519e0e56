import { waitFor } from '@testing-library/react';
import { tearOff } from './tear-off';

const page = document.documentElement;

/** What the page says of the receipt: before it is drawn for the last time, and once what comes after it is there. */
let states: (string | undefined)[];
let end: () => void;

function provideTransitions(): void {
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: (update: () => Promise<void>) => {
      states.push(page.dataset['tear']);
      const done = update().then(() => states.push(page.dataset['tear']));
      const finished = new Promise<void>((resolve) => (end = resolve));
      return { ready: done, updateCallbackDone: done, finished };
    },
  });
}

const prefer = (isLess: boolean): void => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isLess });
};

const show = (): void => {
  document.body.innerHTML = '<button data-jobs></button>';
};

beforeEach(() => {
  states = [];
  prefer(false);
  document.body.innerHTML = '<div class="order-receipt"></div>';
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

afterEach(() => {
  delete page.dataset['tear'];
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

it('names the parts of the receipt, then those that they go to, and leaves nothing behind', async () => {
  provideTransitions();
  tearOff(show);
  await waitFor(() => expect(states).toEqual(['off', 'on']));
  end();
  await Promise.resolve();
  expect(page.dataset['tear']).toBeUndefined();
});

it('does not wait for ever for jobs that do not come', async () => {
  provideTransitions();
  jest.useFakeTimers();
  tearOff(() => (document.body.innerHTML = ''));
  await jest.advanceTimersByTimeAsync(500);
  expect(states).toEqual(['off', 'on']);
  jest.useRealTimers();
});

it.each([
  ['the browser has no view transitions', () => undefined],
  [
    'less motion is wanted',
    () => {
      provideTransitions();
      prefer(true);
    },
  ],
  [
    'no receipt is to be seen',
    () => {
      provideTransitions();
      jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
    },
  ],
  [
    'another one is on its way',
    () => {
      provideTransitions();
      page.dataset['tear'] = 'on';
    },
  ],
])('shows what comes after it at once where %s', (_, prepare) => {
  prepare();
  tearOff(show);
  expect(document.querySelector('[data-jobs]')).not.toBeNull();
  expect(states).toEqual([]);
});

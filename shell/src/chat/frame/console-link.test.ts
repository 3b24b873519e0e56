import type { ToFrame } from '../protocol';
import { listenToConsole } from './console-link';

const parent = { postMessage: jest.fn() };
const here = `${window.location.protocol}//console.example.com`;
const other = `${window.location.protocol}//my.example.com`;

const arrive = (data: unknown, origin: string, source: unknown = parent): void => {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
};
const show: ToFrame = { type: 'console-chat:show' };

beforeEach(() => {
  parent.postMessage.mockClear();
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
});

/** What is heard from now on. */
function listen(): ToFrame[] {
  const heard: ToFrame[] = [];
  listenToConsole(['console.example.com', 'my.example.com'], (message, { tell }) => {
    heard.push(message);
    tell({ type: 'console-chat:ready' });
  });
  return heard;
}

it('hears the pages of its site, and answers to the one that spoke first alone', () => {
  const heard = listen();
  arrive(show, here);
  arrive(show, other);
  expect(heard).toEqual([show]);
  expect(parent.postMessage.mock.calls).toEqual([[{ type: 'console-chat:ready' }, here]]);
});

it('hears no other page, no other window, and nothing that is not agreed', () => {
  const heard = listen();
  arrive(show, 'https://evil.example');
  arrive(show, here, { postMessage: jest.fn() });
  arrive({ type: 'console-chat:eval', code: '1' }, here);
  arrive('console-chat:show', here);
  expect(heard).toEqual([]);
});

it('does nothing outside of a frame', () => {
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
  const heard = listen();
  arrive(show, here, window);
  expect(heard).toEqual([]);
});

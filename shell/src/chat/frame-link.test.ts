import { listenToFrame, tellFrame } from './frame-link';
import type { FromFrame } from './protocol';

const ORIGIN = 'https://chat.example.com';

let frame: HTMLIFrameElement;
let heard: FromFrame[];
let stop: () => void;
beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
  heard = [];
  stop = listenToFrame(frame, ORIGIN, (message) => heard.push(message));
});
afterEach(() => {
  stop();
  frame.remove();
});

const arrive = (data: unknown, { origin = ORIGIN, source = frame.contentWindow }: MessageEventInit = {}): void => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
};
const hide = { type: 'console-chat:hide' };

it('hears the frame', () => {
  arrive(hide);
  expect(heard).toEqual([hide]);
});

it.each<[string, MessageEventInit]>([
  ['another origin in the frame', { origin: 'https://evil.example.com' }],
  ['the same origin in another window', { source: window }],
  ['nobody', { source: null }],
])('does not hear %s', (_who, from) => {
  arrive(hide, from);
  expect(heard).toEqual([]);
});

it.each([
  [null],
  ['console-chat:hide'],
  [{ type: 'console-chat:open', url: 'javascript:1' }],
  [{ type: 'console-chat:size', width: 4000, height: 400 }],
  [{ type: 'console-chat:size', width: 300.5, height: 400 }],
  [{ type: 'console-chat:unread', count: -1 }],
  [{ type: 'console-chat:unread', count: 1e9 }],
  [{ type: 'console-chat:failed', step: 'load', reason: 'x'.repeat(301) }],
])('does not take %j', (data) => {
  arrive(data);
  expect(heard).toEqual([]);
});

it('hears nothing any more when it has stopped', () => {
  stop();
  arrive(hide);
  expect(heard).toEqual([]);
});

it('tells the frame only while it shows its own origin', () => {
  if (!frame.contentWindow) throw new Error('The frame has no window');
  const post = jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => {});
  tellFrame(frame, ORIGIN, { type: 'console-chat:show' });
  expect(post).toHaveBeenCalledWith({ type: 'console-chat:show' }, ORIGIN);
});

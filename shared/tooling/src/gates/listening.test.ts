/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { browserSources } from './browser-sources';

/** Ways to hear messages of other windows. Channels and workers are the page's own. */
const LISTENING =
  /\b(?:window|self|globalThis|top|parent)\s*\.\s*(?:addEventListener\(\s*['"`]message|onmessage\s*=(?!=))/;

/** The places that do, and whom they believe. No payment is among them: what a processor or bank says is asked of the API. */
const REVIEWED = [
  // The page around the frame of the chat: the frame alone, at its origin.
  'shell/src/chat/frame-link.ts',
  // In that frame, on a host of its own: the page alone.
  'shell/src/chat/frame/console-link.ts',
  // The provider's widget in it.
  'shell/src/chat/frame/providers/oncehub.ts',
];

it('messages of other windows are heard only where their sender is looked at', () => {
  const heard = browserSources.filter((file) => LISTENING.test(readFileSync(file, 'utf8')));
  expect(heard.map((file) => path.relative(root, file)).toSorted()).toEqual(REVIEWED);
  for (const file of heard) expect(readFileSync(file, 'utf8')).toMatch(/\bsource\b/);
});

it.each(["window.addEventListener('message', pay)", 'self.onmessage = pay', 'parent.addEventListener("message", pay)'])(
  'would find %s',
  (code) => expect(LISTENING.test(code)).toBe(true),
);

it.each(["channel.addEventListener('message', hear)", "window.addEventListener('online', look)"])(
  'leaves %s alone',
  (code) => expect(LISTENING.test(code)).toBe(false),
);

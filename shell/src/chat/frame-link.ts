import * as v from 'valibot';
import { FromFrame, type ToFrame } from './protocol';

/** Tells the frame something; only a page of its own origin gets it. */
export const tellFrame = (frame: HTMLIFrameElement, origin: string, message: ToFrame): void =>
  frame.contentWindow?.postMessage(message, origin);

/**
 * Listens to the frame: to that window alone, while it shows its own origin, and only to what fits the protocol.
 * The returned function stops it.
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  listen: (message: FromFrame) => void,
): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.source === null || event.origin !== origin) return;
    const message = v.safeParse(FromFrame, event.data);
    if (message.success) listen(message.output);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

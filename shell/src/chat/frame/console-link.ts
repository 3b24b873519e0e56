import * as v from 'valibot';
import { type FromFrame, ToFrame } from '../protocol';

/** The console around the frame. */
export interface ConsoleLink {
  readonly tell: (message: FromFrame) => void;
}

type Listen = (message: ToFrame, link: ConsoleLink) => void;

/**
 * Listens to the page that holds the frame: only to that window, only from an origin of the site, and from the first message
 * on to that origin alone. Answers go to it and to nobody else.
 * @param hosts hosts with port that the site's pages are at
 */
export function listenToConsole(hosts: readonly string[], listen: Listen): void {
  if (window.parent === window) return;
  const origins = new Set(hosts.map((host) => `${window.location.protocol}//${host}`));
  let partner: string | undefined;
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || !origins.has(origin) || origin !== (partner ?? origin)) return;
    const message = v.safeParse(ToFrame, data);
    if (!message.success) return;
    partner = origin;
    listen(message.output, { tell: (reply) => window.parent.postMessage(reply, origin) });
  });
}

import { STALE_MS } from './cache';
import { headersFor } from './early-responses';
import { track } from './in-flight';
import { onCredentialChange, session } from './session';
import { apiSettings, configureApi } from './settings';

/** What nobody has taken by then is too old. */
const LIFETIME = 10_000;
/** A browser has six connections to a host on plain HTTP/1.1, and the code of the screen is on its way, too. */
const AT_MOST = 4;

interface Ahead {
  /** Path of the browser at which it was asked for: what is read again there is to be newer. */
  readonly from: string;
  readonly credential: string;
  readonly at: number;
  /** Undefined where it failed. */
  readonly response: Promise<Response | undefined>;
}

/** What was asked for ahead of its screen, by address. */
const waiting = new Map<string, Ahead>();
let running = 0;

/** When each address was asked for last, but for what failed. */
const asked = new Map<string, number>();
const MOST_ASKED = 500;

const whole = (url: string): string => new URL(url, window.location.href).href;

function noteAsked(url: string, at: number): void {
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.set(url, at);
}

onCredentialChange(() => {
  waiting.clear();
  asked.clear();
});

/** Reads the whole response, so that it holds no connection; one that is no success says nothing. */
async function readAhead(url: string, credential: string, send: typeof fetch): Promise<Response | undefined> {
  const controller = new AbortController();
  const untrack = track(controller);
  running += 1;
  try {
    const response = await send(url, {
      headers: headersFor(credential),
      credentials: 'omit',
      cache: 'no-store',
      signal: controller.signal,
    });
    if (response.status !== 200) return undefined;
    const headers = new Headers(response.headers);
    // By the time that it is taken the server's clock has gone on.
    headers.delete('date');
    return new Response(await response.text(), { headers });
  } catch {
    return undefined;
  } finally {
    running -= 1;
    untrack();
  }
}

const isAlive = ({ credential, at }: Ahead): boolean =>
  credential === session.getState().credential && Date.now() - at < LIFETIME;

/** What was asked for ahead of the page of now, with the same credential; once. */
function take(url: string, credential: string | null): Ahead | undefined {
  const found = waiting.get(url);
  if (!found || found.from === window.location.pathname || found.credential !== credential) return undefined;
  waiting.delete(url);
  return isAlive(found) ? found : undefined;
}

/** Sends nothing for what was asked for ahead, and keeps in mind what was asked for, and that a write has changed it. */
const following =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const url = whole(String(input));
    if (init?.method !== 'GET') {
      waiting.clear();
      // What was asked for meanwhile may have been read before it was carried out.
      return send(input, init).finally(() => waiting.clear());
    }
    const ahead = take(url, new Headers(init.headers).get('apikey'));
    noteAsked(url, ahead?.at ?? Date.now());
    const early = await ahead?.response;
    if (early) return early;
    try {
      const response = await send(input, init);
      if (!response.ok) asked.delete(url);
      return response;
    } catch (error) {
      asked.delete(url);
      throw error;
    }
  };

let sendNow: typeof fetch | undefined;

/** Follows the calls of the client, so that it is known what is fresh; once, before {@link askAhead}. */
export function followCalls(): void {
  const { fetch } = apiSettings();
  sendNow = fetch;
  configureApi({ fetch: following(fetch) });
  for (const { name, startTime } of performance.getEntriesByType('resource'))
    noteAsked(name, performance.timeOrigin + startTime);
}

/** Somebody has asked the browser to be sparing with data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/**
 * Asks for what a likely next screen will ask for first, and hands it to that screen: only what is not fresh, a few calls at once,
 * and without a word where one fails; the screen asks again.
 * @param page path of the browser that the screen is at
 * @param urls addresses of calls that read, relative to the API prefix
 */
export function askAhead(page: string, urls: readonly string[]): void {
  const { credential } = session.getState();
  const send = sendNow;
  const from = window.location.pathname;
  if (!send || credential === undefined || page === from || savesData()) return;
  for (const url of urls.map((path) => whole(apiSettings().baseUrl + path))) {
    const known = waiting.get(url);
    const isFresh = (known && isAlive(known)) || Date.now() - (asked.get(url) ?? 0) < STALE_MS;
    if (isFresh || running >= AT_MOST) continue;
    waiting.set(url, { from, credential, at: Date.now(), response: readAhead(url, credential, send) });
  }
}

/** An early response that nobody has asked for by now is too old. */
const LIFETIME = 15_000;
/** Where the page's inline script leaves what it has asked for, before any code of the console has run. */
const PLACE = 'consoleEarly';

type Responses = Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the page has asked for with a credential; an element that bears the name cannot stand in for it. */
function earlyResponses(credential: string): Responses | undefined {
  const early: unknown = Object.hasOwn(globalThis, PLACE) ? Reflect.get(globalThis, PLACE) : undefined;
  if (!isRecord(early) || early['credential'] !== credential || !isRecord(early['responses'])) return undefined;
  return typeof early['at'] === 'number' && Date.now() - early['at'] < LIFETIME ? early['responses'] : undefined;
}

/**
 * The response to a GET that the page has asked for ahead of the code that needs it, once. The inline script sets
 * `window.consoleEarly = { credential, at: Date.now(), responses: { [url]: Promise<Response> } }`, with the address relative to the
 * API prefix and the headers of headersFor.
 */
export async function takeEarly(url: string, credential: string | undefined): Promise<Response | undefined> {
  const responses = credential === undefined ? undefined : earlyResponses(credential);
  if (!responses || !Object.hasOwn(responses, url)) return undefined;
  const early = responses[url];
  delete responses[url];
  try {
    const response: unknown = await early;
    return response instanceof Response ? response : undefined;
  } catch {
    return undefined; // the call is made again, and says then what is wrong
  }
}

/** Headers of a call; an early one has the same. */
export const headersFor = (credential: string | undefined, contentType?: string): Record<string, string> => ({
  accept: 'application/json',
  ...(credential === undefined ? {} : { apikey: credential }),
  ...(contentType === undefined ? {} : { 'content-type': contentType }),
});

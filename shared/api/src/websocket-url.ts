/** Prefix of the server's websockets, at the same host. (spec 1, section 7) */
const PREFIX = '/v1';

/**
 * The address of a websocket of the server: wss from an HTTPS page, ws from an HTTP page. It never carries the credential:
 * addresses end up in logs. Whoever opens the socket sends it as the first message.
 * @param path begins with a slash; without query and fragment
 * @throws TypeError for any other path
 */
export function websocketUrl(path: string, page: Pick<Location, 'protocol' | 'host'> = window.location): string {
  if (!/^\/(?!\/)[^?#\\\s]*$/.test(path)) throw new TypeError('The path of a websocket is a plain one');
  return `${page.protocol === 'https:' ? 'wss:' : 'ws:'}//${page.host}${PREFIX}${path}`;
}

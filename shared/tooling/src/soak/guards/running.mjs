import { ofFile } from './of-file.mjs';

const inEdge = (name) => `deploy/edge/src/${name}`;

/** How the edge is reached: over TLS, through proxies. */
export const running = [
  ...ofFile(
    inEdge('tls/sessions.ts'),
    [inEdge('tls/tls-server.test.ts')],
    [
      [
        'a second host in a request of HTTP/2',
        `{ ...headers, host }, options, [...others, 'host', host]`,
        'headers, options, rawHeaders',
      ],
      ['heads without end by HTTP/2', '{ maxHeaderListSize: maxHeaderSize }', '{}'],
      [
        'requests without end by HTTP/2',
        'stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM), requestTimeout',
        'undefined, requestTimeout',
      ],
      ['a client that reads nothing by HTTP/2', 'if (unreadTimeout) closeUnread(stream, unreadTimeout, cutOff);', ''],
    ],
  ),
  ...ofFile(
    inEdge('http-server.ts'),
    [inEdge('tls/tls-server.test.ts')],
    [['a client that reads nothing', ' || socket.writableLength > 0', '']],
  ),
  ...ofFile(
    inEdge('tls/certificates.ts'),
    [inEdge('tls/certificates.test.ts')],
    [['the key of another certificate', '!own.checkPrivateKey(createPrivateKey(key))', 'false']],
  ),
  ...ofFile(
    inEdge('tls/redirect.ts'),
    [inEdge('tls/redirect.test.ts')],
    [['redirects to any host', '!isKnown(host)', 'false']],
  ),
  ...ofFile(
    inEdge('client.ts'),
    [inEdge('client.test.ts')],
    [
      ['a trusted proxy that says nothing of itself', 'trusts(peer, 0) || looksPassedOn', 'looksPassedOn'],
      ['a proxy that nobody trusts', 'trusts(peer, 0) || looksPassedOn(incoming)', 'trusts(peer, 0)'],
    ],
  ),
  ...ofFile(
    inEdge('edge.ts'),
    [inEdge('hosts.test.ts')],
    [['development’s console through a proxy', 'client.isProxied && environmentOf', 'false && environmentOf']],
  ),
  ...ofFile(
    inEdge('trace.ts'),
    [inEdge('trace.test.ts')],
    [['traces that a stranger names', 'isTrusted(incoming) ? traceOf(incoming) : undefined', 'traceOf(incoming)']],
  ),
];

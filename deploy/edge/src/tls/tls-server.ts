import type { Socket } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { connectionsOf } from '../drain';
import { BOUNDS, httpServer, requestListener, type Responder, type ServerOptions } from '../http-server';
import type { WebServer } from '../web-server';
import type { Certificates } from './certificates';
import { http2Part } from './sessions';

/** Until both sides have agreed on a key, in milliseconds. */
const HANDSHAKE_MS = 10_000;

const keyOf = ({ remoteAddress, remotePort }: Pick<Socket, 'remoteAddress' | 'remotePort'>): string =>
  `${remoteAddress} ${remotePort}`;

/** A server that speaks HTTP/2 and HTTP/1.1 over TLS, as each client asks (ALPN), with the bounds and headers of the plain one. */
export function tlsServer(
  respond: Responder,
  { certificates, ...own }: ServerOptions & { readonly certificates: Certificates },
): WebServer & { readonly renew: () => void } {
  const bounds = { ...BOUNDS, ...own };
  const http1 = httpServer(respond, bounds);
  const http1Connections = connectionsOf(http1);
  const http2 = http2Part(requestListener(respond, own.quick), bounds);
  const front = createServer({
    ...certificates.first,
    ALPNProtocols: ['h2', 'http/1.1'],
    SNICallback: (host, done) => done(null, certificates.contextFor(host)),
    handshakeTimeout: HANDSHAKE_MS,
  });
  const open = new Set<Socket>();
  const shakingHands = new Map<string, Socket>();
  let isDraining = false;

  front.on('connection', (socket) => {
    const key = keyOf(socket);
    open.add(socket);
    shakingHands.set(key, socket);
    socket.once('close', () => {
      open.delete(socket);
      if (shakingHands.get(key) === socket) shakingHands.delete(key);
    });
  });
  front.on('secureConnection', (socket: TLSSocket) => {
    shakingHands.delete(keyOf(socket));
    if (isDraining) socket.destroy();
    else (socket.alpnProtocol === 'h2' ? http2.server : http1).emit('connection', socket);
  });
  // It looks after slow heads from the moment that it listens.
  front.on('listening', () => http1.emit('listening'));

  return {
    listener: front,
    requests: [http1, http2.server],
    connections: {
      get count() {
        return open.size;
      },
      async drain(patience) {
        isDraining = true;
        const closed = new Promise((resolve) => front.close(resolve));
        for (const socket of shakingHands.values()) socket.destroy();
        const cutOff = (): void => {
          for (const socket of open) socket.destroy();
        };
        if (patience.aborted) cutOff();
        patience.addEventListener('abort', cutOff, { once: true });
        http2.drain();
        await Promise.all([http1Connections.drain(patience), closed]);
        patience.removeEventListener('abort', cutOff);
      },
    },
    renew: () => front.setSecureContext(certificates.first),
  };
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, with the responses under way on each. */
export interface Connections {
  /** How many are open. */
  readonly count: number;
  /**
   * Lets the server end: it takes no connection any more, those on which nothing is under way close at once, each other one
   * after its response, which says `Connection: close`.
   * @param patience what is still under way when it aborts is cut off
   */
  drain(patience: AbortSignal): Promise<void>;
}

/** Keeps an eye on the connections of a server; before it listens. */
export function connectionsOf(server: Server): Connections {
  const underWay = new Map<Socket, Set<ServerResponse>>();
  let isDraining = false;
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, new Set());
    socket.once('close', () => underWay.delete(socket));
  });
  // First, so that no response has begun.
  server.prependListener('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const responses = underWay.get(socket);
    responses?.add(outgoing);
    if (isDraining) outgoing.shouldKeepAlive = false;
    outgoing.once('close', () => {
      responses?.delete(outgoing);
      if (isDraining && responses?.size === 0) socket.destroySoon();
    });
  });
  return {
    get count() {
      return underWay.size;
    },
    async drain(patience) {
      isDraining = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const [socket, responses] of underWay) {
        const last = [...responses].at(-1);
        // Also one that no request has come on yet: browsers open some in advance.
        if (last) last.shouldKeepAlive = false;
        else socket.destroySoon();
      }
      const cutOff = (): void => {
        for (const socket of underWay.keys()) socket.destroy();
      };
      if (patience.aborted) cutOff();
      patience.addEventListener('abort', cutOff, { once: true });
      await closed;
      patience.removeEventListener('abort', cutOff);
    },
  };
}

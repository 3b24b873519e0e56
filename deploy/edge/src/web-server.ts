import type { EventEmitter } from 'node:events';
import type { Server } from 'node:net';
import { connectionsOf, type Connections } from './drain';
import { httpServer, type Responder, type ServerOptions } from './http-server';

/** A server of any protocol, before it listens. */
export interface WebServer {
  /** What takes the port. */
  readonly listener: Server;
  /** What tells of requests, by the event `request`; all of them speak the API of HTTP/1.1. */
  readonly requests: readonly Pick<EventEmitter, 'prependListener'>[];
  readonly connections: Connections;
}

/** A server that speaks HTTP/1.1 without TLS. */
export function plainServer(respond: Responder, options: ServerOptions = {}): WebServer {
  const server = httpServer(respond, options);
  return { listener: server, requests: [server], connections: connectionsOf(server) };
}

/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import net from 'node:net';
import { type Connections, connectionsOf } from './drain';
import { httpServer } from './http-server';
import { endServers, listening } from './testing/loopback';

afterEach(endServers);

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** A server whose responses wait for the test: `asked` tells of each request, `answer` ends the oldest that waits. */
async function start() {
  const events = new EventEmitter();
  const waiting: ((text: string) => void)[] = [];
  const server = httpServer(
    () =>
      new Promise<Response>((resolve) => {
        waiting.push((text) => resolve(new Response(text)));
        events.emit('asked');
      }),
  );
  const connections = connectionsOf(server);
  const port = await listening(server);
  return {
    server,
    port,
    connections,
    asked: () => once(events, 'asked'),
    answer: (text: string) => waiting.shift()?.(text),
  };
}

/** A client that keeps what comes; `end` settles when the server closes, `has` when the text has come. */
async function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
    socket.emit('text');
  });
  // A connection that is cut off may end as one that was reset.
  socket.on('error', () => {});
  const end = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(text));
  });
  const has = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) await once(socket, 'text');
  };
  await once(socket, 'connect');
  return { end, has, write: (bytes: string) => socket.write(bytes) };
}

/** Lets a server end with a patience that only the test ends. */
function drain(connections: Connections) {
  const patience = new AbortController();
  return { ended: connections.drain(patience.signal), lose: () => patience.abort() };
}

it('lets what is under way end, and says that the connection does', async () => {
  const { port, connections, asked, answer } = await start();
  const client = await connect(port);
  client.write(GET);
  await asked();
  const { ended } = drain(connections);
  answer('created');
  const text = await client.end;
  expect(text).toContain('200 OK');
  expect(text.toLowerCase()).toContain('connection: close');
  expect(text).toContain('created');
  await ended;
});

it('takes no new connection meanwhile', async () => {
  const { server, port, connections, asked, answer } = await start();
  const client = await connect(port);
  client.write(GET);
  await asked();
  const { ended } = drain(connections);
  expect(server.listening).toBe(false);
  answer('done');
  expect(await client.end).toContain('done');
  await ended;
});

it('closes connections that rest, and those that nothing has come on yet', async () => {
  const { port, connections, asked, answer } = await start();
  const [rests, fresh] = [await connect(port), await connect(port)];
  rests.write(GET);
  await asked();
  answer('first');
  await rests.has('first');
  const { ended } = drain(connections);
  expect((await rests.end).toLowerCase()).not.toContain('connection: close');
  expect(await fresh.end).toBe('');
  await ended;
});

it('answers what comes on a connection that is still in use, and closes it then', async () => {
  const { port, connections, asked, answer } = await start();
  const client = await connect(port);
  client.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\n`);
  await asked();
  const { ended } = drain(connections);
  // The rest of a body is taken, too.
  client.write('body');
  answer('written');
  expect(await client.end).toContain('written');
  await ended;
});

it('closes a response that had begun once it is whole', async () => {
  const events = new EventEmitter();
  let finish: () => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from('half '));
      finish = () => {
        controller.enqueue(Buffer.from('whole'));
        controller.close();
      };
      events.emit('begun');
    },
  });
  const server = httpServer(() => new Response(body));
  const connections = connectionsOf(server);
  const client = await connect(await listening(server));
  client.write(GET);
  await client.has('half ');
  const { ended } = drain(connections);
  finish();
  expect(await client.end).toMatch(/half [\s\S]*whole/);
  await ended;
});

it('cuts off what is still under way when its time is over', async () => {
  const { port, connections, asked } = await start();
  const client = await connect(port);
  client.write(GET);
  await asked();
  const { ended, lose } = drain(connections);
  lose();
  expect(await client.end).toBe('');
  await ended;
});

it('cuts off at once where there is no time', async () => {
  const { port, connections, asked } = await start();
  const client = await connect(port);
  client.write(GET);
  await asked();
  await connections.drain(AbortSignal.abort());
  expect(await client.end).toBe('');
});

import net from 'node:net';
import { Problem } from './problem.mjs';

/** The object store answers on the port after it. */
const HIGHEST = 65534;

/** The port and address that the environment asks for. */
export function address(env = process.env) {
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST)
    throw new Problem(`PORT=${env.PORT} is no port: use a number from 1 to ${HIGHEST}.`);
  return { port, host: env.HOST || '127.0.0.1' };
}

/**
 * Says early, before minutes of building, that the port is somebody else's.
 * @throws {Problem}
 */
export function checkPort({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Problem(
              `Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 10} npm start.`,
            )
          : new Problem(
              `Cannot listen on ${host}:${port} (${error.code}): set HOST and PORT to an address of this machine.`,
            ),
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}

import { randomInt } from 'node:crypto';
import net from 'node:net';
import getPort, { portNumbers } from 'get-port';

/**
 * Below the ports that systems hand to connections going out (from 32768 on Linux, from 49152 elsewhere): there, a port found free
 * may be some connection's own by the time a program has been built and listens on it.
 */
const OWN_PORTS = { from: 20_000, to: 32_767 };

/**
 * A port that nothing listens on, and that no connection going out will be given. Where to begin looking is drawn, so that programs
 * that look at the same time do not find the same one.
 */
export function findFreePort(): Promise<number> {
  const { from, to } = OWN_PORTS;
  const first = randomInt(from, to);
  return getPort({ port: [...portNumbers(first, to), ...portNumbers(from, first)] });
}

/**
 * Why this process may not listen on the port (`EADDRINUSE`, `EACCES`, …), or null when it may.
 * @param host every interface when left out
 */
export function findPortProblem(port: number, host?: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Whether something answers on the port. */
export function isPortOpen(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    const done = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

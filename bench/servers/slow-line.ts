import net from 'node:net';
import { once } from 'node:events';

/** A line to a server that holds back each piece of its answers. */
export interface SlowLine {
  /** The address of the same database, over the line. */
  url: string;
  close: () => void;
}

/** Lays a line to a database, over which an answer takes so many milliseconds longer: what waits in turn is then seen by the clock. */
export async function openSlowLine(url: string, late: number): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    // One side that is gone takes the other along.
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = net.createServer((near) => {
    const far = keep(net.connect(Number(port), hostname));
    keep(near).pipe(far);
    far.on('data', (piece) => setTimeout(() => near.writable && near.write(piece), late));
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as net.AddressInfo).port);
  return {
    url: own.href,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

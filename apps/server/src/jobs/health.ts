import { createServer, type Server } from 'node:http';

/** Answers every request on `port` with 200 while PostgreSQL and Redis answer, and with 503 while they do not. */
export function serveHealth(port: number, host: string, healthy: () => Promise<boolean>): Server {
  const server = createServer((_request, response) => {
    void healthy()
      .catch(() => false)
      .then((well) => {
        response.writeHead(well ? 200 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ status: well ? 'ok' : 'waiting' }));
      });
  });
  return server.listen(port, host);
}

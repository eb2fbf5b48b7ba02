import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use: stop what uses it, or set PORT to another one',
  EACCES: 'may not be used by this user: set PORT to another one',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST to one that is',
  ENOTFOUND: 'is not an address of this machine: set HOST to one that is',
};

/** Takes requests. Where that cannot be, the process ends with one line that says why. */
export async function listenOrExit(
  app: FastifyInstance,
  { host, port, log }: { host: string; port: number; log: Pick<Logger, 'flush'> },
): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    const reason = REASONS[code] ?? `cannot be used (${error instanceof Error ? error.message : code})`;
    // What the log has gathered comes first: the last line is the one that says why.
    await new Promise((written) => log.flush(written));
    process.stderr.write(`Port ${port} of ${host} ${reason}.\n`);
    process.exit(1);
  }
}

import type { Logger } from 'pino';

/**
 * Ends the process politely at SIGTERM or SIGINT: `close` runs, at most `patienceMs`, then the process exits. What is not
 * finished by then passes to another worker once this one has been silent for a while. A second signal ends it at once.
 */
export function onStopSignal(close: () => Promise<void>, log: Pick<Logger, 'info' | 'warn' | 'error'>): void {
  const patienceMs = 25_000;
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping: finishing what is in hand');
    setTimeout(() => {
      log.warn('Not everything was finished in time');
      process.exit(1);
    }, patienceMs).unref();
    close().then(
      () => {
        log.info('Stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** Ends the process, as whoever supervises it will start it anew, when something failed that nobody caught: what is left of it is in no known state. */
export function exitOnUncaughtFault(program: string, log: Pick<Logger, 'fatal'>): void {
  const exit = (reason: unknown) => {
    log.fatal({ err: reason }, `The ${program} ends: something failed that nobody caught`);
    process.exit(1);
  };
  process.on('unhandledRejection', exit).on('uncaughtException', exit);
}

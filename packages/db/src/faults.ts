import pg from 'pg';
import { Prisma } from './generated/client.ts';

interface DriverCause {
  originalCode?: string;
  originalMessage?: string;
  kind?: string;
}

const getCause = (error: unknown): DriverCause | undefined => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  const meta = error.meta as { driverAdapterError?: { cause?: DriverCause } } | undefined;
  return meta?.driverAdapterError?.cause;
};

/** Whether PostgreSQL refused a write because of the constraint of this name. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError
    ? error.constraint === constraint
    : (getCause(error)?.originalMessage ?? '').includes(`"${constraint}"`);

/**
 * The connection was lost just as the database was told to keep what was written: nobody can say whether it did. The same call again
 * finds out.
 */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt';

  constructor(cause: unknown) {
    super('The connection was lost while what was written was committed', { cause });
  }
}

const AWAY = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']);
/** The driver's own words for it, which raw statements come with alone. */
const AWAY_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
const AWAY_STATES = /^(08|57P0)/;
const AWAY_SIGNS =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|shutting down|starting up/i;

/** Whether a call failed because the database cannot be reached now, so that the same call may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError || error instanceof CommitInDoubt) return true;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && (AWAY.has(code) || AWAY_STATES.test(code))) return true;
  const cause = getCause(error);
  if (cause?.kind && AWAY_KINDS.has(cause.kind)) return true;
  if (cause?.originalCode && AWAY_STATES.test(cause.originalCode)) return true;
  const text = `${cause?.originalMessage ?? ''} ${error instanceof Error ? error.message : ''}`;
  // Node tells of an address it cannot reach by the code alone when it tried several.
  return AWAY_SIGNS.test(`${text} ${String(code)}`);
}

/** A statement or a wait for a lock that took too long (57014, 55P03), and two transactions in each other's way (40001, 40P01). */
const BUSY_STATES = new Set(['57014', '55P03', '40001', '40P01']);
/** Prisma's own name for the last two. */
const WRITE_CONFLICT = 'P2034';

/** Whether PostgreSQL broke a call off because others were in its way, so that the same call may work in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  const cause = getCause(error);
  if (cause?.kind === 'TransactionWriteConflict') return true;
  const codes = [cause?.originalCode, (error as { code?: unknown } | null)?.code];
  return codes.some((code) => typeof code === 'string' && (code === WRITE_CONFLICT || BUSY_STATES.has(code)));
}

/** Whether Prisma found no row where one had to be. */
export const isMissingRow = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';

const FOREIGN_KEY = '23503';

/** Whether a write names a row that is no longer there, or takes one away that others name: somebody was quicker. */
export const isDangling = (error: unknown): boolean =>
  (error instanceof pg.DatabaseError ? error.code : getCause(error)?.originalCode) === FOREIGN_KEY;

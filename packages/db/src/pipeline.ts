import type pg from 'pg';
import type { RowStatement } from './row-statement.ts';

/** Sends a statement and waits until it is answered. */
export type SendStatement = (statement: RowStatement) => Promise<void>;

/** A statement on its way, and whom to tell when it is answered or refused. */
interface Sent {
  statement: RowStatement;
  settle: (error: Error | null) => void;
}

/** As many reads share a connection: they are answered one after the other, and a slow one must not hold up many. */
const MOST_TOGETHER = 3;

/** Items in parts of at most `size`, in their order. */
export function toParts<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
  return parts;
}

/** Whether a statement only reads: one that writes or locks may wait for others, and nobody should wait behind it. */
export const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\bfor (no key )?(update|share)\b/i.test(text);

/** Whether the driver sends a connection's statements without waiting for the answers to those before. */
export function setPipelining(client: pg.PoolClient, on: boolean): void {
  // The driver looks at it anew with each statement, though its types have it fixed.
  (client as { pipeline: boolean }).pipeline = on;
}

/**
 * Sends statements over a pool. The reads that are asked for in one turn of the event loop, as a page asks for them, go out a few to a
 * connection and in one packet: to send one costs more than all else that is done for a short statement. Each is still a statement of
 * its own, which PostgreSQL answers or refuses alone.
 */
export function openPipeline(pool: pg.Pool): SendStatement {
  let reads: Sent[] = [];
  const sendReads = () => {
    const asked = reads;
    reads = [];
    for (const part of toParts(asked, MOST_TOGETHER)) sendTogether(pool, part);
  };
  return (statement) =>
    new Promise((resolve, reject) => {
      const sent: Sent = { statement, settle: (error) => (error ? reject(error) : resolve()) };
      if (!isRead(statement.text)) return sendTogether(pool, [sent]);
      // A tick comes after everything that this turn still does.
      if (reads.push(sent) === 1) process.nextTick(sendReads);
    });
}

/** Sends statements over one connection, which goes back to the pool when all are answered. */
function sendTogether(pool: pg.Pool, sent: readonly Sent[]): void {
  pool.connect((refusal, client, release) => {
    if (!client) return sent.forEach(({ settle }) => settle(refusal ?? new Error('The pool has no connection.')));
    let open = sent.length;
    let failure: Error | undefined;
    const finish = () => {
      setPipelining(client, false);
      client.removeListener('error', lose);
      // A connection on which a statement has failed is not used again: so the pool does it for those it sends itself.
      release(failure);
    };
    const lose = (error: Error) => {
      if (open === 0) return;
      open = 0;
      failure = error;
      finish();
      for (const { settle } of sent) settle(error);
    };
    const hear = (error: Error | null) => {
      if (open === 0) return;
      open -= 1;
      failure ??= error ?? undefined;
      if (open === 0) finish();
    };
    client.once('error', lose);
    setPipelining(client, sent.length > 1);
    const { stream } = client.connection;
    stream.cork();
    try {
      for (const { statement, settle } of sent) {
        statement.callback = (error) => {
          // Once: of a statement whose values cannot be sent the driver says twice that it is over.
          statement.callback = () => {};
          hear(error);
          settle(error);
        };
        client.query(statement);
      }
    } catch (error) {
      lose(error as Error);
    } finally {
      stream.uncork();
    }
  });
}

import { sql, type Expression } from 'kysely';

/** The database's clock at this moment, so that the clocks of two machines need not agree. */
export const CLOCK = sql<Date>`clock_timestamp()`;

/** When a lease that is taken or renewed now runs out. */
export const leaseEnd = (leaseMs: number | Expression<number>) =>
  sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 ms'`;

import { sql, type Expression, type RawBuilder } from 'kysely';

/** An instant as ISO 8601 in UTC, as the wire has it: for what is read as JSON, or handed on as it is. Without an instant there is no text. */
export const isoText = <Instant extends Date | null>(
  instant: Expression<Instant>,
): RawBuilder<string | Extract<Instant, null>> =>
  sql<string | Extract<Instant, null>>`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

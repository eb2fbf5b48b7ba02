import { execute } from '@fairway/db/query';
import { sql } from 'kysely';
import type { AppServices } from '#app/context.ts';
import type { times } from './times.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Opens the diary at these hours and no others, every day of the week unless `days` names some (Monday 0). */
export async function hours(
  { db }: Pick<AppServices, 'db'>,
  pro: { id: string },
  ranges: ReturnType<typeof times>,
  days = EVERY_DAY,
): Promise<void> {
  await db.recurring_availability.deleteMany({ where: { pro_id: pro.id, day: { in: days } } });
  await execute(
    db,
    sql`
    INSERT INTO recurring_availability (id, pro_id, day, start, "end")
    SELECT gen_random_uuid(), ${pro.id}::uuid, day, range.start::time, coalesce(nullif(range.end, '00:00:00'), '24:00')::time
    FROM unnest(${days}::int[]) AS day, json_to_recordset(${JSON.stringify(ranges)}::json) AS range (start text, "end" text)`,
  );
}

import type { Db } from '@fairway/db/client';
import { PARTS, readPart } from '../store/export-parts.ts';

/** Everything we hold about a person, by parts; one that is empty is left out. Null when there is no such person. */
export async function dataOf(db: Db, user_id: string): Promise<Record<string, unknown[]> | null> {
  const data: Record<string, unknown[]> = {};
  for (const [name, { rows }] of Object.entries(PARTS)) {
    const part = await readPart(db, rows(user_id));
    if (part.length) data[name] = part;
  }
  return data['account'] ? data : null;
}

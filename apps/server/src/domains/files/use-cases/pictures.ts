import type { DbOrTx } from '@fairway/db/client';
import { placeOf } from '../rules.ts';
import { readKeys } from '../store.ts';

/** Where a person's pictures lie in the storage, in their largest size, with a name for each. */
export async function picturesOf(db: DbOrTx, owner_id: string): Promise<{ place: string; name: string }[]> {
  const rows = await readKeys(db, owner_id);
  return rows.map(({ id, key }) => ({ place: placeOf(key, 2048), name: `${id}.webp` }));
}

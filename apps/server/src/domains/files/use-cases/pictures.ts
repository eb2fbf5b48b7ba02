import type { DbOrTx } from '@fairway/db/client';
import { bestOf } from '../rules.ts';
import { readKeys } from '../store.ts';

/** Where a person's pictures and videos lie in the storage, in the best form there is, with a name for each. */
export async function picturesOf(db: DbOrTx, owner_id: string): Promise<{ place: string; name: string }[]> {
  const rows = await readKeys(db, owner_id);
  return rows.map(({ id, key, content_type }) => {
    const { place, ending } = bestOf(key, content_type);
    return { place, name: `${id}.${ending}` };
  });
}

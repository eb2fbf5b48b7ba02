import { ALL_PLAYERS } from '@fairway/contracts/people';
import type { Tx } from '@fairway/db/client';

/** A pro's group of all their players; it keeps no members, for they are the pro's players as they are (M2). */
export async function insertAllPlayers(tx: Tx, pro_id: string): Promise<void> {
  await tx.groups.create({ data: { pro_id, name: ALL_PLAYERS, is_all: true } });
}

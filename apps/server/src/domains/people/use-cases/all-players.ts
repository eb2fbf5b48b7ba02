import type { Tx } from '@fairway/db/client';
import { insertAllPlayers } from '../store/all-players.ts';

/** Gives a new pro the group "All Players", in the transaction that makes them (M2). */
export const addAllPlayers = (tx: Tx, pro_id: string): Promise<void> => insertAllPlayers(tx, pro_id);

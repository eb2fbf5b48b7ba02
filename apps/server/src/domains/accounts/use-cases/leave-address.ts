import type { Tx } from '@fairway/db/client';
import { voidChallenges } from '../store/challenges.ts';

/** A person has another address or number from now on: the pins and links on their way to the old one are void. */
export const leaveAddress = (tx: Tx, user_id: string, now: Date): Promise<void> => voidChallenges(tx, user_id, now);

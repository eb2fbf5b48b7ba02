import type { UserType } from '@fairway/contracts/accounts';

/** The user levels as people read them. */
export const LEVELS: Record<UserType, string> = { pro: 'Pro', player: 'Player', admin: 'Admin' };

import type { UserType } from '@fairway/contracts/auth/accounts';

/** The user levels as people read them. */
export const LEVELS: Record<UserType, string> = { pro: 'Coach', player: 'Player', admin: 'Admin' };

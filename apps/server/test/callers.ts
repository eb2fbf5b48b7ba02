import type { Actor } from '#app/context.ts';

/** Somebody who calls, for the tables of rules: their id is their role, and the player's pro is the pro. */
export const aCaller = (type: Actor['type'], fields: Partial<Actor> = {}): Actor => ({
  id: type,
  type,
  pro_id: type === 'player' ? 'pro' : null,
  timezone: 'Europe/London',
  guardian_id: null,
  session_id_hash: '',
  ...fields,
});

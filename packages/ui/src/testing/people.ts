import type { PersonName } from '@fairway/contracts/primitives';

export const SAM: PersonName = { id: 'pro-1', first_name: 'Sam', last_name: 'Green' };
export const ALEX: PersonName = { id: 'player-1', first_name: 'Alex', last_name: 'Taylor' };
export const PRIYA: PersonName = { id: 'player-2', first_name: 'Priya', last_name: 'Raman' };
/** Names as long as they come, to see what gives way. */
export const LONG_NAMED: PersonName = {
  id: 'player-3',
  first_name: 'Maximiliana-Josephine',
  last_name: 'Featherstonehaugh-Cholmondeley',
};

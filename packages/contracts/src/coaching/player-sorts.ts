/** The columns that a coach's list of players is sorted by. The address of the page names them, so they are known without the schemas. */
export const PLAYER_SORTS = ['name', 'next', 'credits', 'records', 'last'] as const;
export type PlayerSort = (typeof PLAYER_SORTS)[number];

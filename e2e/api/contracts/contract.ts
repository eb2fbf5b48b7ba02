import type { Input, Role, World } from '../world.ts';

/** What is promised of one documented path. Paths are the document's; `at` fills in their parameters. */
export interface Contract {
  operation: string;
  /** Whoever may call it; everyone else gets 403. Nobody in particular: no sign-in is needed. */
  roles: Role[] | 'anyone';
  /** What makes it this call, where its address alone does not. */
  needs?: Input;
  /** A call that works. */
  works: (world: World) => Call;
  /** Calls that are refused, with the field whose text says why. */
  refuses?: { because: string; field: string; input: Input; as?: Role }[];
  /** Calls for what is another's: all of them 404. */
  foreign?: (world: World) => Call[];
}

export interface Call extends Input {
  as: Role;
  /** Of the thing, or of the lesson. */
  id?: string;
  /** Of what belongs to it: a member, a comment, a section by its ref. */
  memberId?: string;
}

export const BOTH: Role[] = ['player', 'other_player', 'pro', 'other_pro'];
export const PROS: Role[] = ['pro', 'other_pro'];
export const PLAYERS: Role[] = ['player', 'other_player'];
export const ALL: Role[] = [...BOTH, 'admin'];
/** The id of nothing. */
export const NO_ROW = '0190b1a2-0000-7000-8000-000000000000';

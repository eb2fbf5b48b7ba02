import { accounts } from './accounts.ts';
import { ALL, type Contract } from './contract.ts';
import { credits } from './credits.ts';
import { diary } from './diary.ts';
import { files } from './files.ts';
import { lessons } from './lessons.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';

/** The promises of every documented path. */
export const CONTRACTS: Contract[] = [
  ...accounts,
  ...people,
  ...diary,
  ...lessons,
  ...credits,
  ...profile,
  ...files,
  // Last: whoever signs out is gone.
  { operation: 'POST /logout', roles: 'anyone', works: () => ({ as: 'other_player' }) },
  { operation: 'POST /logout/everywhere', roles: ALL, works: () => ({ as: 'admin' }) },
];

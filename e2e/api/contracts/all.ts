import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { ALL, type Contract } from './contract.ts';
import { credits } from './credits.ts';
import { dataRights, erasure } from './data-rights.ts';
import { diary } from './diary.ts';
import { files } from './files.ts';
import { guardians } from './guardians.ts';
import { groupLessons } from './group-lessons.ts';
import { joining } from './joining.ts';
import { kit } from './kit.ts';
import { lessons } from './lessons.ts';
import { messages } from './messages.ts';
import { offers } from './offers.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import { drills } from './drills.ts';
import { profile } from './profile.ts';
import { records } from './records.ts';
import { series } from './series.ts';
import { subscriptions } from './subscriptions.ts';
import { unplayable } from './unplayable.ts';
import { videoLessons } from './video-lessons.ts';
import { waitingList } from './waiting-list.ts';

/** The promises of every documented path. */
export const CONTRACTS: Contract[] = [
  ...accounts,
  ...people,
  ...joining,
  ...guardians,
  ...diary,
  ...lessons,
  ...series,
  ...unplayable,
  ...videoLessons,
  ...waitingList,
  ...groupLessons,
  ...records,
  ...credits,
  ...profile,
  ...files,
  ...dataRights,
  ...admin,
  ...subscriptions,
  ...payments,
  ...offers,
  ...messages,
  ...kit,
  ...practice,
  ...drills,
  // Last: whoever signs out, or is erased, is gone.
  erasure,
  { operation: 'POST /logout', roles: 'anyone', works: () => ({ as: 'other_player' }) },
  { operation: 'POST /logout/everywhere', roles: ALL, works: () => ({ as: 'admin' }) },
];

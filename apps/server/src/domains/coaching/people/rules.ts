import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { Person, UserChange } from '@fairway/contracts/coaching/people';

type Field = keyof UserChange;

const DETAILS: readonly Field[] = [
  'email',
  'first_name',
  'last_name',
  'phone',
  'dob',
  'gender',
  'handed',
  'shoe',
  'timezone',
];
const OF_PROS: readonly Field[] = ['currency'];
const BY_THE_PRO: readonly Field[] = ['lesson_settings', 'skills_enabled'];

/** A person as shown, and the length of lesson that is a player's own. */
export type Shown = Pick<Person, Field> & { own_lesson_duration: number | null };

/**
 * What differs between a person and what is sent: a client may send back all that it was shown. A pro who sends the usual length
 * means it, also when it is the default just now.
 */
export function differences(shown: Shown, sent: UserChange, relation: Relation): UserChange {
  const changed = ([field, value]: [string, unknown]) => {
    if (value === undefined) return false;
    return field === 'lesson_settings' ? setsLength(shown, sent, relation) : value !== shown[field as Field];
  };
  return Object.fromEntries(Object.entries(sent).filter(changed));
}

function setsLength(shown: Shown, sent: UserChange, relation: Relation): boolean {
  const wanted = sent.lesson_settings?.lesson_duration;
  if (wanted === undefined || wanted === shown.own_lesson_duration) return false;
  return relation === 'pro' || wanted !== shown.lesson_settings?.lesson_duration;
}

/** The fields that whoever asks may not change of a person (A14): none, when all is well. */
export function barredFields(change: UserChange, relation: Relation, type: UserType): Field[] {
  const allowed: readonly Field[] =
    relation === 'pro' ? BY_THE_PRO : type === 'pro' ? [...DETAILS, ...OF_PROS] : DETAILS;
  return (Object.keys(change) as Field[]).filter((field) => !allowed.includes(field));
}

/** What is wrong with a change, by field; `today` is a date of the person's own calendar. */
export function findChangeErrors(change: UserChange, today: string): FieldErrors | null {
  const faults: FieldErrors = {};
  if (change.email === '') faults['email'] = [AUTH_MESSAGES.emailMissing];
  if (change.last_name === '') faults['last_name'] = [AUTH_MESSAGES.lastNameMissing];
  if (change.dob && change.dob > today) faults['dob'] = [COACHING_MESSAGES.dobInFuture];
  return Object.keys(faults).length > 0 ? faults : null;
}

/** What somebody is to the person they ask for. */
export type Relation = 'self' | 'pro' | 'admin';

interface Asking {
  id: string;
  type: UserType;
}
interface Asked {
  id: string;
  type: UserType;
  pro_id: string | null;
}

/** Who may read a person: they themself, their own pro, and admins (A14). For everybody else there is no such person: null. */
export function resolveRelation(asking: Asking, asked: Asked): Relation | null {
  if (asking.id === asked.id) return 'self';
  if (asking.type === 'admin') return 'admin';
  return asking.type === 'pro' && asked.type === 'player' && asked.pro_id === asking.id ? 'pro' : null;
}

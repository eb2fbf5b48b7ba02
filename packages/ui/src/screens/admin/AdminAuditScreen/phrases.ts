import type { AuditEntry } from '@fairway/contracts/admin';
import { LEVELS } from '../parts/levels.ts';

const FIELDS: Record<string, string> = {
  type: 'level',
  email: 'email',
  first_name: 'first name',
  last_name: 'last name',
  phone: 'phone',
  dob: 'date of birth',
  gender: 'gender',
  handed: 'handedness',
  shoe: 'shoe size',
  timezone: 'time zone',
  currency: 'currency',
};

const counted = (count: number | undefined, one: string, many: string): string[] =>
  count ? [`${count} ${count === 1 ? one : many}`] : [];

const withArticle = (noun: string) => `${noun.startsWith('a') ? 'an' : 'a'} ${noun}`;
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What an entry has to say beyond who did what: the names of fields, a level, what went along. */
export function detailPhrase({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const level = detail.type ? withArticle(LEVELS[detail.type].toLowerCase()) : 'somebody';
  if (action === 'user.created') return `As ${level}`;
  if (action === 'user.changed')
    return capital((detail.fields ?? []).map((field) => FIELDS[field] ?? field).join(', '));
  const gone = [
    ...counted(detail.players, 'player', 'players'),
    ...counted(detail.lessons, 'lesson to come', 'lessons to come'),
    ...counted(detail.credits, 'unspent credit', 'unspent credits'),
  ];
  return capital(gone.length > 0 ? `${level}, with ${gone.join(', ')}` : level);
}

export const VERBS: Record<AuditEntry['action'], string> = {
  'user.created': 'added',
  'user.changed': 'changed',
  'user.deleted': 'deleted',
};

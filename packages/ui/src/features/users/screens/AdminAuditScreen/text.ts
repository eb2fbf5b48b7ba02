import { capitalize } from '@fairway/contracts/capitals';
import type { AuditEntry } from '@fairway/contracts/users/admin';
import { formatCount } from '../../../../format/count.ts';
import { LEVELS } from '../../components/admin/levels.ts';

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
  count ? [formatCount(count, one, many)] : [];

const withArticle = (noun: string) => `${noun.startsWith('a') ? 'an' : 'a'} ${noun}`;

/** What jobs are that wait, run or are over, in the words of a sentence. */
const JOBS: Record<string, string> = {
  completed: 'finished jobs',
  wait: 'waiting jobs',
  waiting: 'waiting jobs',
  active: 'running jobs',
  delayed: 'delayed jobs',
  failed: 'failed jobs',
  paused: 'paused jobs',
  prioritized: 'jobs with priority',
  'waiting-children': 'jobs that wait for others',
};

type Told = Pick<AuditEntry, 'action' | 'detail'>;

/** What an entry has to say beyond who did what: the names of fields, a level, what went along, which jobs. */
export function detailPhrase({ action, detail }: Told): string | undefined {
  const level = detail.type ? withArticle(LEVELS[detail.type].toLowerCase()) : 'somebody';
  if (action === 'user.created') return `As ${level}`;
  if (action === 'user.changed')
    return capitalize((detail.fields ?? []).map((field) => FIELDS[field] ?? field).join(', '));
  if (action !== 'user.deleted') return detail.job ? `Job ${detail.job}` : undefined;
  const gone = [
    ...counted(detail.players, 'player', 'players'),
    ...counted(detail.children, 'child', 'children'),
    ...counted(detail.lessons, 'lesson to come', 'lessons to come'),
    ...counted(detail.credits, 'unspent credit', 'unspent credits'),
  ];
  return capitalize(gone.length > 0 ? `${level}, with ${gone.join(', ')}` : level);
}

const VERBS: Record<AuditEntry['action'], string> = {
  'user.created': 'added',
  'user.changed': 'changed',
  'user.deleted': 'deleted',
  'queue.paused': 'paused',
  'queue.resumed': 'resumed',
  'queue.retried': 'retried',
  'queue.promoted': 'brought forward',
  'queue.cleaned': 'removed',
  'reconciliation.started': 'started a reconciliation',
};

/** The deed as a sentence goes on after the name of whoever did it; for a person it ends before theirs. */
export function deedPhrase({ action, detail: { queue, job, status } }: Told): string {
  const verb = VERBS[action];
  if (!action.startsWith('queue.')) return verb;
  const place = queue ? `the queue “${queue}”` : 'all queues';
  if (action === 'queue.paused' || action === 'queue.resumed') return `${verb} ${place}`;
  const jobs = job ? 'a job' : status ? (JOBS[status] ?? `${status} jobs`) : 'delayed jobs';
  return `${verb} ${jobs} of ${place}`;
}

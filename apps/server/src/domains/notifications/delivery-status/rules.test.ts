import { describe, expect, test } from 'vitest';
import { COACH_TOPICS, findOutcome, listOutcomes, type Progress, type Told } from './rules.ts';

const at = (hour: number) => new Date(Date.UTC(2031, 2, 10, hour));
const row = (fields: Partial<Progress>): Progress => ({
  channel: 'email',
  status: 'sent',
  reason: null,
  created_at: at(8),
  settled_at: at(9),
  delivered_at: null,
  opened_at: null,
  ...fields,
});

test.each<[string, Partial<Progress>, { status: string; reason?: string; hour: number } | null]>([
  ['planned', { status: 'pending', settled_at: null }, { status: 'queued', hour: 8 }],
  [
    'tried in vain, and to be tried again',
    { status: 'pending', settled_at: null, reason: 'provider_down' },
    { status: 'queued', reason: 'provider_down', hour: 8 },
  ],
  ['taken by its provider', {}, { status: 'sent', hour: 9 }],
  ['taken after it was tried in vain', { reason: 'provider_down' }, { status: 'sent', hour: 9 }],
  ['arrived', { delivered_at: at(10) }, { status: 'delivered', hour: 10 }],
  ['opened', { delivered_at: at(10), opened_at: at(11) }, { status: 'opened', hour: 11 }],
  [
    'arrived before that it went was noted',
    { status: 'pending', settled_at: null, delivered_at: at(10) },
    { status: 'delivered', hour: 10 },
  ],
  ['refused', { status: 'failed', reason: 'mailbox_full' }, { status: 'failed', reason: 'mailbox_full', hour: 9 }],
  [
    'came back after it had arrived',
    { status: 'failed', reason: 'refused', delivered_at: at(10) },
    { status: 'failed', reason: 'refused', hour: 9 },
  ],
  ['for no device', { status: 'skipped', reason: 'no_device' }, { status: 'failed', reason: 'no_device', hour: 9 }],
  ['outdated', { status: 'skipped' }, null],
])('%s', (_, fields, expected) => {
  const outcome = expected && {
    channel: 'email',
    status: expected.status,
    reason: expected.reason ?? null,
    at: at(expected.hour).toISOString(),
  };
  expect(findOutcome(row(fields))).toEqual(outcome);
});

describe('of what a child and their guardian are told', () => {
  const told = (fields: Partial<Told> = {}): Told => ({
    ...row({}),
    outbox_id: 1n,
    person_id: 'emma',
    through_guardian: false,
    ...fields,
  });
  const guardian = (fields: Partial<Told> = {}) => told({ through_guardian: true, ...fields });
  const outdated = { status: 'skipped', reason: null } as const;

  test.each<[string, Told[], number[]]>([
    ['the child’s own counts, whichever was planned first', [guardian(), told()], [1]],
    ['also when it failed', [told({ status: 'failed', reason: 'refused' }), guardian()], [0]],
    ['the guardian’s counts where there is no other', [guardian()], [0]],
    ['or where the other was outdated', [told(outdated), guardian()], [1]],
    ['each channel counts by itself', [told({ channel: 'push' }), guardian()], [0, 1]],
    ['each event too', [told(), guardian({ outbox_id: 2n })], [0, 1]],
    ['and each child', [told(), guardian({ person_id: 'tom' })], [0, 1]],
    ['outdated ones are nobody’s to hear of', [told(outdated), guardian(outdated)], []],
  ])('%s', (_, rows, shown) => {
    expect(listOutcomes(rows).map((one) => rows.indexOf(one.row))).toEqual(shown);
  });
});

describe('what a coach may read of', () => {
  test.each(['challenge.made', 'password.changed', 'email.changed', 'export.ready', 'account.erased'])(
    '%s is between a person and their own account',
    (topic) => expect(COACH_TOPICS).not.toContain(topic),
  );
});

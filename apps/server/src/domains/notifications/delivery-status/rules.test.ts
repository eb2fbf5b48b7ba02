import { describe, expect, test } from 'vitest';
import { COACH_TOPICS, findOutcome, type Progress } from './rules.ts';

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

describe('what a coach may read of', () => {
  test.each(['challenge.made', 'password.changed', 'email.changed', 'export.ready', 'account.erased'])(
    '%s is between a person and their own account',
    (topic) => expect(COACH_TOPICS).not.toContain(topic),
  );
});

import type { AuditEntry, ListedUser } from '@fairway/contracts/users/admin';
import type { MoneyAlert } from '@fairway/contracts/checkout/reconciliation';
import { ALEX, LONG_NAMED, PRIYA, SAM } from './people.ts';

const joined = (created_at: string, more: Partial<ListedUser> = {}) => ({
  created_at: `${created_at}T09:00:00.000Z`,
  pro: null,
  last_seen_at: null,
  ...more,
});

export const SOME_USERS: ListedUser[] = [
  {
    ...LONG_NAMED,
    type: 'player',
    email: 'maximiliana-josephine.featherstonehaugh-cholmondeley@example.co.uk',
    ...joined('2026-11-02', { pro: SAM }),
  },
  {
    ...SAM,
    type: 'pro',
    email: 'coach@example.com',
    ...joined('2024-03-01', { last_seen_at: '2026-11-23T08:12:00.000Z' }),
  },
  {
    id: 'admin-1',
    first_name: 'Morgan',
    last_name: 'Hale',
    type: 'admin',
    email: 'admin@example.com',
    ...joined('2024-01-15'),
  },
  { ...PRIYA, type: 'player', email: 'priya.raman@example.com', ...joined('2025-06-30', { pro: SAM }) },
  { ...ALEX, type: 'player', email: 'alex.taylor@example.com', ...joined('2025-05-12', { pro: SAM }) },
  {
    id: 'player-9',
    first_name: 'Cher',
    last_name: '',
    type: 'player',
    email: 'cher@example.com',
    ...joined('2026-10-20', { pro: SAM }),
  },
];

const MORGAN = { id: 'admin-1', first_name: 'Morgan', last_name: 'Hale' };
const NOBODY = { target_id: null, target: null };
const entry = (nth: number, fields: Partial<AuditEntry>): AuditEntry => ({
  id: `${nth}`,
  created_at: `2026-11-2${nth}T14:05:00.000Z`,
  action: 'user.changed',
  actor_id: MORGAN.id,
  actor: MORGAN,
  target_id: ALEX.id,
  target: ALEX,
  detail: { fields: ['email', 'dob'] },
  ...fields,
});

export const SOME_ACTS: AuditEntry[] = [
  entry(9, { ...NOBODY, action: 'reconciliation.started', detail: {} }),
  entry(8, { ...NOBODY, action: 'queue.retried', detail: { queue: 'notices', status: 'failed' } }),
  entry(7, {
    ...NOBODY,
    action: 'queue.cleaned',
    detail: { queue: 'upkeep', job: 'repeat:sweep-sessions:1795333200000' },
  }),
  entry(6, { ...NOBODY, action: 'queue.promoted', detail: { queue: 'notices' } }),
  entry(5, { ...NOBODY, action: 'queue.paused', detail: {} }),
  entry(4, {
    action: 'user.deleted',
    target: null,
    detail: { type: 'pro', players: 12, lessons: 31, credits: 1 },
  }),
  entry(3, {}),
  entry(2, { action: 'user.created', target_id: SAM.id, target: SAM, detail: { type: 'pro' } }),
  entry(1, {
    actor: null,
    target: LONG_NAMED,
    detail: {
      type: 'admin',
      fields: ['type', 'first_name', 'last_name', 'phone', 'gender', 'handed', 'shoe', 'timezone', 'currency'],
    },
  }),
];

const faultBase = (nth: number, resolved_at: string | null = null) => ({
  id: `fault-${nth}`,
  subject: `0199f3b2-7a61-7c1e-9d3a-00000000000${nth}`,
  found_at: `2026-11-2${nth}T02:10:05.000Z`,
  seen_at: resolved_at === null ? '2026-11-24T02:10:05.000Z' : `2026-11-2${nth}T02:10:05.000Z`,
  resolved_at,
});
const PAID = { status: 'paid', amount: 14_000, currency: 'GBP' } as const;
const TAKEN = { status: 'succeeded', amount: 14_000, refunded: 0, currency: 'GBP' } as const;
const payment = {
  purchase_id: '0199f3b2-7a61-7c1e-9d3a-2b6c8f1e4a70',
  number: 1041,
  payment_intent_id: 'pi_3SVq2eKs8fZbYd0C1mTqWc4h',
  ours: PAID,
  theirs: TAKEN,
};

export const SOME_FAULTS: MoneyAlert[] = [
  {
    ...faultBase(4),
    kind: 'purchase',
    detail: { ...payment, difference: 'amount', theirs: { ...TAKEN, amount: 12_500 } },
  },
  { ...faultBase(3), kind: 'ledger', detail: { player_id: 'player-1', ledger: 4, remaining: 1 } },
  {
    ...faultBase(2),
    kind: 'unknown_payment',
    detail: {
      ...payment,
      difference: 'unknown',
      purchase_id: null,
      number: null,
      ours: null,
      theirs: { ...TAKEN, refunded: 4_000, currency: 'JPY' },
    },
  },
  {
    ...faultBase(1, '2026-11-23T02:10:06.000Z'),
    kind: 'purchase',
    detail: { ...payment, difference: 'missing', theirs: null },
  },
];

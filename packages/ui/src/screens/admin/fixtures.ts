import type { AuditEntry, ListedUser } from '@fairway/contracts/admin';
import { ALEX, LONG_NAMED, PRIYA, SAM } from '../../fixtures/people.ts';

export const SOME_USERS: ListedUser[] = [
  { ...LONG_NAMED, type: 'player', email: 'maximiliana-josephine.featherstonehaugh-cholmondeley@example.co.uk' },
  { ...SAM, type: 'pro', email: 'coach@example.com' },
  { id: 'admin-1', first_name: 'Morgan', last_name: 'Hale', type: 'admin', email: 'admin@example.com' },
  { ...PRIYA, type: 'player', email: 'priya.raman@example.com' },
  { ...ALEX, type: 'player', email: 'alex.taylor@example.com' },
  { id: 'player-9', first_name: 'Cher', last_name: '', type: 'player', email: 'cher@example.com' },
];

const MORGAN = { id: 'admin-1', first_name: 'Morgan', last_name: 'Hale' };
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

import { expect, test } from 'vitest';
import { auditView } from './view.ts';

const ROW = {
  id: '1',
  created_at: new Date('2031-03-10T09:00:00Z'),
  action: 'user.deleted' as const,
  actor_id: 'admin',
  actor: { id: 'admin', first_name: 'Ada', last_name: 'Moss' },
  target_id: 'player',
  target: null,
  detail: {},
};

test('an act of an admin goes out with its own fields, and no column beside', () => {
  const row = { ...ROW, ip_address: '192.0.2.1' };
  expect(auditView(row)).toEqual({
    ...ROW,
    created_at: '2031-03-10T09:00:00.000Z',
  });
});

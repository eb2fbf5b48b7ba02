import { expect, test } from 'vitest';
import { pendingView } from './view.ts';

const ROW = {
  id: 'player',
  first_name: 'Jamie',
  last_name: 'Whitlock',
  email: 'jamie@example.com',
  phone: null,
  expires_at: new Date('2031-03-10T09:00:00Z'),
};

test('somebody invited goes out with their own fields, and no column beside', () => {
  const row = { ...ROW, token_hash: 'a hash', pro_id: 'pro' };
  expect(pendingView(row)).toEqual({
    ...ROW,
    expires_at: '2031-03-10T09:00:00.000Z',
  });
});

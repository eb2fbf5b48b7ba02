import { expect, test } from 'vitest';
import type { Actor } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { proOf } from './roles.ts';

const actor = (type: Actor['type'], pro_id: string | null): Actor => ({
  id: 'self',
  type,
  pro_id,
  timezone: 'Europe/London',
  session_id_hash: '',
});

test('a pro works in their own diary, a player in that of their pro', () => {
  expect(proOf(actor('pro', null))).toBe('self');
  expect(proOf(actor('player', 'coach'))).toBe('coach');
});

test('a player without a pro has none to work in', () => {
  expect(() => proOf(actor('player', null))).toThrow(AppError);
  expect(() => proOf(actor('player', null))).toThrow('You are not linked to a pro yet.');
});

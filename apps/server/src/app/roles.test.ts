import { expect, test } from 'vitest';
import type { Actor } from './context.ts';
import { AppError } from '#core/app-error.ts';
import { requirePro } from './roles.ts';

const actor = (type: Actor['type'], pro_id: string | null): Actor => ({
  id: 'self',
  type,
  pro_id,
  timezone: 'Europe/London',
  guardian_id: null,
  session_id_hash: '',
});

test('a pro works in their own diary, a player in that of their pro', () => {
  expect(requirePro(actor('pro', null))).toBe('self');
  expect(requirePro(actor('player', 'coach'))).toBe('coach');
});

test('a player without a pro has none to work in', () => {
  expect(() => requirePro(actor('player', null))).toThrow(AppError);
  expect(() => requirePro(actor('player', null))).toThrow('You are not linked to a coach yet.');
});

import { expect, test } from 'vitest';
import { accountLimitKey } from './rules.ts';

test('attempts at an account are counted together, however its address is written', () => {
  const account = { id: '0190b1a2-0000-7000-8000-000000000000' };
  const keys = ['jamie@example.com', 'JAMIE@example.com'].map((email) => accountLimitKey(email, account));
  expect(new Set(keys)).toEqual(new Set([`id:${account.id}`]));
  expect(accountLimitKey('jamie@example.com', { id: 'another' })).not.toBe(keys[0]);
});

test('attempts at an address without an account are counted for that address', () => {
  expect(accountLimitKey('Jamie@Example.com', null)).toBe('email:jamie@example.com');
  expect(accountLimitKey('other@example.com', null)).toBe('email:other@example.com');
});

test('no address that somebody types is counted as an account', () => {
  expect(accountLimitKey('id:7', null)).not.toBe(accountLimitKey('jamie@example.com', { id: '7' }));
});

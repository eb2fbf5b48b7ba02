import { foldEmail } from '@fairway/contracts/auth/fold-email';
import { aRequest, catchRefusal } from '#test/calls.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { rawSql, constraintViolatedBy } from '#test/raw-sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '#app/context.ts';
import { findByEmail } from '#domains/auth/accounts/repository.ts';
import { addUser } from '#domains/coaching/accounts/service.ts';
import { forgot, resetPassword } from '#domains/auth/password-reset/service.ts';
import { signIn } from './service.ts';

const EMAIL = 'Kirk.Strasse@Milling.example';
const TYPED = ['kirk.strasse@milling.example', 'KIRK.STRASSE@MILLING.EXAMPLE', EMAIL];
/** Letters that some foldings take for an ASCII one: dotted and dotless I, sharp s, the Kelvin sign, full width. */
const FOREIGN = [
  'K\u0130rk.strasse@milling.example',
  'kirk.strasse@m\u0130lling.example',
  'k\u0131rk.strasse@milling.example',
  'kirk.stra\u00dfe@milling.example',
  'kirk.stra\u1e9ee@milling.example',
  '\u212airk.strasse@milling.example',
  '\uff4birk.strasse@milling.example',
  '\uff2birk.strasse@milling.example',
];

describe.each(['libc', 'icu'] as const)('on a database that collates by %s', (collation) => {
  const home = fileDatabase({ max: 2, collation });
  const { run, aUser } = rawSql(home);
  let keys: string[];
  const services: AppServices = {
    ...testServices(home, { now: () => new Date() }),
    get db() {
      return home.db;
    },
    rateLimits: {
      take: async (limit, key) => void keys.push(`take ${limit} ${key}`),
      forgive: async (limit, key) => void keys.push(`forgive ${limit} ${key}`),
    },
  };
  let id: string;
  beforeAll(async () => {
    const person = {
      type: 'pro',
      email: EMAIL,
      password: 'links-and-heather-2',
      first_name: 'K',
      last_name: 'S',
    } as const;
    id = await addUser(person, services);
  });

  /** What was counted while somebody tried to sign in and asked for a reset at an address. */
  const countedFor = async (email: string) => {
    keys = [];
    await catchRefusal(signIn({ email, password: 'wrong' }, services, aRequest('192.0.2.9')));
    await forgot({ email }, services, aRequest('192.0.2.9'));
    return keys;
  };
  const counts = (key: string) => [
    'take sign_in_address 192.0.2.9',
    `take sign_in_account ${key}`,
    'take forgot_address 192.0.2.9',
    `take forgot_account ${key}`,
  ];

  test.each(TYPED)('%s is the account, and its tries are counted under the account’s id', async (email) => {
    expect((await findByEmail(home.db, email))?.id).toBe(id);
    expect(await countedFor(email)).toEqual(counts(`id:${id}`));
  });

  test.each(FOREIGN)('%s is nobody, counted under the address with nothing done more or less', async (email) => {
    expect(await findByEmail(home.db, email)).toBeNull();
    expect(await countedFor(email)).toEqual(counts(`email:${foldEmail(email)}`));
    await expect(
      resetPassword({ email, password_reset_token: '000000', password: 'links-and-heather-3' }, services, aRequest()),
    ).rejects.toThrow('We could not find that.');
  });

  test('nobody’s address is counted once however its ASCII letters are typed, and an id typed as an address is no key of anybody', async () => {
    expect(await countedFor('NoBody@Example.com')).toEqual(await countedFor('nobody@example.COM'));
    expect(await countedFor(id)).toEqual(counts(`email:${id}`));
  });

  test.each([...TYPED, ...FOREIGN, '\u00c9cole@Example.com', '\u03a3\u03c3\u03c2@Example.com'])(
    'the database folds %s as the app does',
    async (email) => {
      const [row] = await run('SELECT fold_email($1) AS folded', [email]);
      expect(row).toEqual({ folded: foldEmail(email) });
    },
  );

  test('no two live accounts share an address, and the look-up goes by the index that says so', async () => {
    expect(await constraintViolatedBy(aUser('player', { email: TYPED[1] }))).toBe('users_live_email_key');
    await run('SET enable_seqscan = off');
    const plan = await run(
      `EXPLAIN SELECT id FROM users WHERE fold_email(email) = fold_email('x') AND deleted_at IS NULL`,
    );
    expect(JSON.stringify(plan)).toContain('users_live_email_key');
  });
});

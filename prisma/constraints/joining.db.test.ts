import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { beforeEach, describe, expect, test } from 'vitest';

const { run, aUser } = rawSql(fileDatabase());
let pro: string;
beforeEach(async () => {
  pro = await aUser('pro');
});

interface Fields {
  pro_id: string;
  email: string;
  code: string;
  accepted_at: string | null;
}
const newCode = () => randomUUID().slice(0, 6).toUpperCase();
const invite = ({
  pro_id = pro,
  email = `${randomUUID()}@example.com`,
  code = newCode(),
  accepted_at = null,
}: Partial<Fields>) =>
  run(
    `INSERT INTO invitations (id, pro_id, first_name, last_name, email, token_hash, code, expires_at, accepted_at)
     VALUES ($1, $2, 'Alex', 'Taylor', $3, $4, $5, now(), $6)`,
    [randomUUID(), pro_id, email, randomUUID(), code, accepted_at],
  );

test.each([
  ['invitations_open_email_key', '(pro_id, fold_email(email)) WHERE (accepted_at IS NULL)'],
  ['invitations_open_code_key', '(upper(code)) WHERE (accepted_at IS NULL)'],
  ['invitations_accepted', '(expires_at) WHERE (accepted_at IS NOT NULL)'],
])('the index %s is there', async (name, part) => {
  const [found] = await run('SELECT indexdef FROM pg_indexes WHERE indexname = $1', [name]);
  expect(found?.['indexdef']).toContain(part);
});

describe('an open invitation', () => {
  test('is the only one of its pro for an address, however it is typed', async () => {
    await invite({ email: 'one@example.com' });
    expect(await constraintViolatedBy(invite({ email: 'ONE@example.com' }))).toBe('invitations_open_email_key');
    await invite({ email: 'one@example.com', pro_id: await aUser('pro') });
    await invite({ email: 'one@example.com', accepted_at: '2026-01-01T00:00:00Z' });
  });

  test('has a code that leads to no other, whatever its case', async () => {
    await invite({ code: 'PARFUR' });
    expect(await constraintViolatedBy(invite({ code: 'parfur', pro_id: await aUser('pro') }))).toBe(
      'invitations_open_code_key',
    );
    await run(`UPDATE invitations SET accepted_at = now() WHERE code = 'PARFUR'`);
    await invite({ code: 'parfur' });
  });

  test('goes with its pro', async () => {
    await invite({});
    await run('DELETE FROM users WHERE id = $1', [pro]);
    expect(await run('SELECT id FROM invitations WHERE pro_id = $1', [pro])).toEqual([]);
  });
});

describe('an onboarding', () => {
  const begin = (step: number, user_id: string | null = null) =>
    run(
      `INSERT INTO onboardings (id, token_hash, pro_id, user_id, step, email, password_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, 'new@example.com', 'hash', now())`,
      [randomUUID(), randomUUID(), pro, user_id, step],
    );

  test('knows six steps, of which the first is not written down', async () => {
    expect(await constraintViolatedBy(begin(1))).toBe('onboardings_step_range');
    expect(await constraintViolatedBy(begin(7))).toBe('onboardings_step_range');
    await begin(2);
    await begin(6);
  });

  test('leads to one user, and no two lead to the same', async () => {
    await begin(5, pro);
    expect(await constraintViolatedBy(begin(5, pro))).toBe('onboardings_user_id_key');
  });
});

import { aPro } from '@fairway/testing/builders';
import { actorOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { writeReferralCode } from '../store/users.ts';
import { rotateValidationCode } from './validation-code.ts';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));

test('a new validation code takes the place of the old one', async () => {
  const pro = await aPro(home.db, { referral_code: 'PARFUR' });
  const { referral_code } = await rotateValidationCode(actorOf(pro), deps);
  expect(referral_code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(referral_code).not.toBe('PARFUR');
  expect(await home.db.users.findUniqueOrThrow({ where: { id: pro.id } })).toMatchObject({ referral_code });
});

test('a code that leads to an open invitation is not drawn again; that of one that was taken up may be', async () => {
  const pro = await aPro(home.db);
  const invitation = await home.db.invitations.create({
    data: {
      pro_id: pro.id,
      first_name: 'Ann',
      last_name: 'Adams',
      email: 'ann@example.com',
      token_hash: uuid(),
      code: 'BRDES2',
      expires_at: new Date('2031-03-24T09:00:00Z'),
    },
  });
  expect(await writeReferralCode(home.db, pro.id, 'BRDES2')).toBe(false);
  await home.db.invitations.update({ where: { id: invitation.id }, data: { accepted_at: new Date() } });
  expect(await writeReferralCode(home.db, pro.id, 'BRDES2')).toBe(true);
});

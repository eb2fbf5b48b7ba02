import { aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { writeReferralCode } from '#domains/coaching/accounts/repository.ts';
import { rotateValidationCode } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));

test('a new validation code takes the place of the old one', async () => {
  const pro = await aPro(home.db, { referral_code: 'PARFUR' });
  const { referral_code } = await rotateValidationCode(toActor(pro), services);
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

import { inTransaction } from '@fairway/db/client';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { eraseUser } from './service.ts';

const home = fileDatabase();
const erase = (id: string) =>
  inTransaction(home.db, (tx) => eraseUser(tx, id, { now: new Date('2031-03-10T09:00:00Z') }));

test('a child who is erased leaves a notice to their guardian to the other children it is for', async () => {
  const pro = await aPro(home.db);
  const guardian = await aPlayer(home.db, pro);
  const care = { guardian_id: guardian.id, dob: new Date('2022-05-01') };
  const [emma, tom, bea] = [
    await aPlayer(home.db, pro, care),
    await aPlayer(home.db, pro, care),
    await aPlayer(home.db, pro, care),
  ];
  const { id } = await home.db.notification_deliveries.create({
    data: {
      outbox_id: 4,
      user_id: guardian.id,
      child_id: emma.id,
      channel: 'email',
      also_for: { create: [{ child_id: tom.id }, { child_id: bea.id }] },
    },
  });
  const readers = async () => {
    const row = await home.db.notification_deliveries.findUnique({ where: { id }, include: { also_for: true } });
    return row && [row.child_id, ...row.also_for.map(({ child_id }) => child_id)].toSorted();
  };
  await erase(emma.id);
  expect(await readers()).toEqual([tom.id, bea.id].toSorted());
  await erase(tom.id);
  expect(await readers()).toEqual([bea.id]);
  await erase(bea.id);
  expect(await readers()).toBeNull();
});

import { aPlayer, aPro } from '@fairway/server/test/builders';
import { fileDatabase } from '@fairway/server/test/file-database';
import { beforeEach, expect, test } from 'vitest';

const home = fileDatabase();
let user_id: string;
beforeEach(async () => {
  user_id = (await aPlayer(home.db, await aPro(home.db))).id;
});

const addClub = (fields: { club?: string; name?: string; order?: number }) =>
  home.db.bag_clubs.create({ data: { user_id, order: 1, ...fields } });
const addYardage = (fields: { club?: string; yd?: number; order?: number }) =>
  home.db.yardages.create({ data: { user_id, order: 1, ...fields } });

test('a club is blank, or has its model', async () => {
  await addClub({});
  await addClub({ club: 'x'.repeat(255), name: '😀'.repeat(255) });
  await expect(addClub({ club: 'Driver' })).rejects.toThrow('bag_clubs_complete');
  await expect(addClub({ name: 'Model' })).rejects.toThrow('bag_clubs_complete');
  await expect(addClub({ club: 'x'.repeat(256), name: 'Model' })).rejects.toThrow('bag_clubs_lengths');
  await expect(addClub({ order: -1 })).rejects.toThrow('bag_clubs_order');
  await expect(addClub({ order: 1001 })).rejects.toThrow('bag_clubs_order');
});

test('a yardage is blank, or has its distance', async () => {
  await addYardage({});
  await addYardage({ club: 'Putter', yd: 0 });
  await addYardage({ club: 'x'.repeat(255), yd: 500 });
  await expect(addYardage({ club: 'Driver' })).rejects.toThrow('yardages_complete');
  await expect(addYardage({ yd: 150 })).rejects.toThrow('yardages_complete');
  await expect(addYardage({ club: 'x'.repeat(256), yd: 1 })).rejects.toThrow('yardages_club');
  await expect(addYardage({ club: 'Driver', yd: 501 })).rejects.toThrow('yardages_yd');
  await expect(addYardage({ order: 1001 })).rejects.toThrow('yardages_order');
});

import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, atOnce, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { uploadPicture } from '#domains/files/uploads/service.ts';
import { getProfile, saveProfile } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  const row = await aPro(home.db);
  pro = toActor(row);
  player = toActor(await aPlayer(home.db, row), row);
});

const upload = async (actor = pro) => (await uploadPicture(actor, [receivedFile(await aJpeg())], services)).path;
const files = () => home.db.files.findMany({ where: { owner_id: pro.id }, orderBy: { id: 'asc' } });

const BLANK = { image: null, qualifications: '', specialisms: '', intro: '', email: '', phone: '' };

describe('a profile', () => {
  test('is blank until it is written, and says whose it is', async () => {
    expect(await getProfile(player, services)).toEqual({
      ...BLANK,
      pro: { id: pro.id, first_name: 'Robin', last_name: 'Calder' },
      updated_at: null,
    });
  });

  test('changes by what is sent, and players read what their pro wrote', async () => {
    await saveProfile(
      pro,
      { intro: 'Hello.', phone: '01825 555 010 (pro shop)', email: 'robin@club.example' },
      services,
    );
    const saved = await saveProfile(pro, { specialisms: 'Short game\nPutting' }, services);
    expect(saved).toMatchObject({
      ...BLANK,
      intro: 'Hello.',
      phone: '01825 555 010 (pro shop)',
      email: 'robin@club.example',
      specialisms: 'Short game\nPutting',
      updated_at: '2031-03-10T09:00:00.000Z',
    });
    expect(await getProfile(player, services)).toEqual(saved);
  });

  test('of another pro is another', async () => {
    await saveProfile(pro, { intro: 'Mine' }, services);
    expect(await getProfile(toActor(await aPro(home.db)), services)).toMatchObject(BLANK);
  });

  test('of a pro who is gone is not found, and without a pro there is none to ask for', async () => {
    await home.db.users.update({ where: { id: pro.id }, data: { deleted_at: clock.now() } });
    expect(await catchRefusal(getProfile(player, services))).toEqual(NOT_FOUND);
    expect((await catchRefusal(getProfile({ ...player, pro_id: null }, services))).status).toBe(403);
  });
});

describe('its picture', () => {
  test('is an upload of one’s own, and stays while others fields change', async () => {
    const image = await upload();
    expect(await saveProfile(pro, { image }, services)).toMatchObject({ image });
    expect(await saveProfile(pro, { intro: 'More' }, services)).toMatchObject({ image, intro: 'More' });
    expect(await saveProfile(pro, { image }, services)).toMatchObject({ image });
    expect(await files()).toMatchObject([{ used_at: clock.now() }]);
  });

  test('may come with the form itself', async () => {
    const { image } = await saveProfile(pro, {}, services, [receivedFile(await aJpeg())]);
    expect(image).toMatch(/^\/files\/images\//);
    expect(await expectFault('image', saveProfile(pro, {}, services, [receivedFile('no picture')]))).toMatch(/PNG/);
    expect(await getProfile(pro, services)).toMatchObject({ image });
  });

  test('gives way to the next, and is removed', async () => {
    const first = await upload();
    await saveProfile(pro, { image: first }, services);
    const second = await upload();
    await saveProfile(pro, { image: second }, services);
    expect(await files()).toHaveLength(1);
    const gone = await home.db.outbox.findMany({ where: { topic: 'files.gone' } });
    expect(gone.map(({ payload }) => payload)).toEqual([
      { prefix: first.replace('/files/', '').replace('/1024.webp', '') },
    ]);
    expect(await saveProfile(pro, { image: '' }, services)).toMatchObject({ image: null });
    expect(await files()).toEqual([]);
  });

  test('of somebody else is refused, and nothing is saved', async () => {
    const foreign = await upload(player);
    await expectFault('image', saveProfile(pro, { image: foreign, intro: 'New' }, services));
    await expectFault('image', saveProfile(pro, { image: 'https://elsewhere.example/x.webp', intro: 'New' }, services));
    expect(await getProfile(pro, services)).toMatchObject(BLANK);
  });

  test('saved twice at once leaves one, and no file without a use', async () => {
    const images = await Promise.all([upload(), upload(), upload()]);
    const { granted } = await atOnce(images.map((image) => saveProfile(pro, { image }, services)));
    expect(granted).toHaveLength(3);
    expect(await files()).toHaveLength(1);
    expect(await home.db.outbox.count({ where: { topic: 'files.gone' } })).toBe(2);
    expect((await getProfile(pro, services)).image).not.toBeNull();
  });
});

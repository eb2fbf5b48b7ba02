import { aPlayer, aPro } from '@fairway/testing/builders';
import { actorOf, atOnce, expectFault, NOT_FOUND, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { aJpeg, uploadOf } from '@fairway/testing/pictures';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../trpc/context.ts';
import { uploadPicture } from '../../files/use-cases/upload.ts';
import { profileOf, saveProfile } from './profile.ts';

const clock = clockAt('2031-03-10T09:00:00Z');
const home = fileDatabase();
const deps = testDeps(home, clock);
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  const row = await aPro(home.db);
  pro = actorOf(row);
  player = actorOf(await aPlayer(home.db, row), row);
});

const upload = async (actor = pro) => (await uploadPicture(actor, [uploadOf(await aJpeg())], deps)).path;
const files = () => home.db.files.findMany({ where: { owner_id: pro.id }, orderBy: { id: 'asc' } });

const BLANK = { image: null, qualifications: '', specialisms: '', intro: '', email: '', phone: '' };

describe('a profile', () => {
  test('is blank until it is written, and says whose it is', async () => {
    expect(await profileOf(player, deps)).toEqual({
      ...BLANK,
      pro: { id: pro.id, first_name: 'Robin', last_name: 'Calder' },
      updated_at: null,
    });
  });

  test('changes by what is sent, and players read what their pro wrote', async () => {
    await saveProfile(pro, { intro: 'Hello.', phone: '01825 555 010 (pro shop)', email: 'robin@club.example' }, deps);
    const saved = await saveProfile(pro, { specialisms: 'Short game\nPutting' }, deps);
    expect(saved).toMatchObject({
      ...BLANK,
      intro: 'Hello.',
      phone: '01825 555 010 (pro shop)',
      email: 'robin@club.example',
      specialisms: 'Short game\nPutting',
      updated_at: '2031-03-10T09:00:00.000Z',
    });
    expect(await profileOf(player, deps)).toEqual(saved);
  });

  test('of another pro is another', async () => {
    await saveProfile(pro, { intro: 'Mine' }, deps);
    expect(await profileOf(actorOf(await aPro(home.db)), deps)).toMatchObject(BLANK);
  });

  test('of a pro who is gone is not found, and without a pro there is none to ask for', async () => {
    await home.db.users.update({ where: { id: pro.id }, data: { deleted_at: clock.now() } });
    expect(await refusalOf(profileOf(player, deps))).toEqual(NOT_FOUND);
    expect((await refusalOf(profileOf({ ...player, pro_id: null }, deps))).status).toBe(403);
  });
});

describe('its picture', () => {
  test('is an upload of one’s own, and stays while others fields change', async () => {
    const image = await upload();
    expect(await saveProfile(pro, { image }, deps)).toMatchObject({ image });
    expect(await saveProfile(pro, { intro: 'More' }, deps)).toMatchObject({ image, intro: 'More' });
    expect(await saveProfile(pro, { image }, deps)).toMatchObject({ image });
    expect(await files()).toMatchObject([{ used_at: clock.now() }]);
  });

  test('may come with the form itself', async () => {
    const { image } = await saveProfile(pro, {}, deps, [uploadOf(await aJpeg())]);
    expect(image).toMatch(/^\/files\/images\//);
    expect(await expectFault('image', saveProfile(pro, {}, deps, [uploadOf('no picture')]))).toMatch(/PNG/);
    expect(await profileOf(pro, deps)).toMatchObject({ image });
  });

  test('gives way to the next, and is removed', async () => {
    const first = await upload();
    await saveProfile(pro, { image: first }, deps);
    const second = await upload();
    await saveProfile(pro, { image: second }, deps);
    expect(await files()).toHaveLength(1);
    const gone = await home.db.outbox.findMany({ where: { topic: 'files.gone' } });
    expect(gone.map(({ payload }) => payload)).toEqual([
      { prefix: first.replace('/files/', '').replace('/1024.webp', '') },
    ]);
    expect(await saveProfile(pro, { image: '' }, deps)).toMatchObject({ image: null });
    expect(await files()).toEqual([]);
  });

  test('of somebody else is refused, and nothing is saved', async () => {
    const foreign = await upload(player);
    await expectFault('image', saveProfile(pro, { image: foreign, intro: 'New' }, deps));
    await expectFault('image', saveProfile(pro, { image: 'https://elsewhere.example/x.webp', intro: 'New' }, deps));
    expect(await profileOf(pro, deps)).toMatchObject(BLANK);
  });

  test('saved twice at once leaves one, and no file without a use', async () => {
    const images = await Promise.all([upload(), upload(), upload()]);
    const { granted } = await atOnce(images.map((image) => saveProfile(pro, { image }, deps)));
    expect(granted).toHaveLength(3);
    expect(await files()).toHaveLength(1);
    expect(await home.db.outbox.count({ where: { topic: 'files.gone' } })).toBe(2);
    expect((await profileOf(pro, deps)).image).not.toBeNull();
  });
});

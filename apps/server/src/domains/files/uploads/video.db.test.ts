import { IMAGE_TEXTS, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { VIDEO_LIMITS } from '@fairway/contracts/files/videos';
import { inTransaction } from '@fairway/db/client';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs, runPendingJobs } from '#test/jobs.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { aVideo, filmed } from '#test/videos.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { listOwnFiles, restoreFiles, attachFile, sweepFiles } from '#domains/files/stored-files/service.ts';
import { attachVideo } from '#domains/files/videos/service.ts';
import { uploadFile } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  await home.db.outbox.deleteMany();
  await home.db.files.deleteMany();
  const row = await aPro(home.db);
  pro = toActor(row);
  player = toActor(await aPlayer(home.db, row), row);
});

const upload = (content: Buffer | string = aVideo(), said = {}, actor = player) =>
  uploadFile(actor, [receivedFile(content, said)], services);
const toPlace = (path: string) => path.replace('/files/', '');
const take = (actor: Actor, path: string) =>
  inTransaction(home.db, (tx) => attachVideo(tx, actor.id, { path, field: 'video1', at: clock.now() }));
const kept = () => home.db.files.count();

describe('an uploaded video', () => {
  test('is kept as it was sent, privately, under a name nobody can guess', async () => {
    const { id, path, ...facts } = await upload();
    expect(facts).toEqual({ content_type: 'video/webm', bytes: aVideo().length, width: null, height: null });
    expect(path).toMatch(/^\/files\/videos\/[0-9a-f]{48}\/original\.webm$/);
    expect(await services.storage.readSize(toPlace(path))).toBe(aVideo().length);
    expect(await home.db.files.findUniqueOrThrow({ where: { id } })).toMatchObject({
      owner_id: player.id,
      visibility: 'private',
      used_at: null,
    });
  });

  test.each([
    ['qt  ', 'video/quicktime', 'mov'],
    ['isom', 'video/mp4', 'mp4'],
    ['M4V ', 'video/x-m4v', 'm4v'],
  ] as const)('of the brand %j is %s, whatever it is called', async (brand, content_type, ending) => {
    const said = { filename: '../../cat.jpg', mimetype: 'image/jpeg' };
    const { path, ...facts } = await upload(filmed(brand), said);
    expect(facts.content_type).toBe(content_type);
    expect(path).toMatch(new RegExp(`^/files/videos/[0-9a-f]{48}/original\\.${ending}$`));
  });

  test.each([
    ['a page that says it is one', '<html><script>alert(1)</script></html>', VIDEO_TEXTS.kind],
    ['nothing at all', '', VIDEO_TEXTS.kind],
  ])('is not %s', async (_, content, text) => {
    const said = { filename: 'swing.mp4', mimetype: 'video/mp4' };
    expect(await expectFault('file', upload(content, said))).toBe(text);
    expect(await kept()).toBe(0);
  });

  test('that is really a picture is drawn as one', async () => {
    const said = { filename: 'swing.mp4', mimetype: 'image/jpeg' };
    expect(await upload(await aJpeg(), said)).toMatchObject({ content_type: 'image/webp' });
    expect(await expectFault('file', upload('no picture', { mimetype: 'image/png' }))).toBe(IMAGE_TEXTS.kind);
  });

  test('is refused when it weighs too much, and nothing is kept', async () => {
    const large = { ...receivedFile(aVideo()), size: VIDEO_LIMITS.bytes + 1 };
    expect(await expectFault('file', uploadFile(player, [large], services))).toBe(VIDEO_TEXTS.heavy);
    expect(await kept()).toBe(0);
  });

  test('is refused when many wait already, which says nothing of pictures', async () => {
    const facts = { owner_id: player.id, content_type: 'video/webm', bytes: 1 };
    await home.db.files.createMany({
      data: Array.from({ length: 10 }, (_, nth) => ({ ...facts, key: `videos/${nth}` })),
    });
    expect(await expectFault('file', upload())).toBe(VIDEO_TEXTS.many);
    await upload(await aJpeg());
    await upload(aVideo(), {}, pro);
  });

  test('that nothing has used for a day goes with its content', async () => {
    const { path } = await upload();
    clock.pass(25);
    expect(await sweepFiles(services)).toBe(1);
    await runPendingJobs(testJobs(home.db, clock.now()));
    expect(await services.storage.readSize(toPlace(path))).toBeNull();
  });

  test('is among what a person is given of their data', async () => {
    const { id, path } = await upload();
    expect(await listOwnFiles(home.db, player.id)).toEqual([{ place: toPlace(path), name: `${id}.webm` }]);
  });
});

describe('using it', () => {
  test('is for its owner, once, and for nothing but a video', async () => {
    const { id, path } = await upload();
    const picture = await upload(await aJpeg());
    expect(await expectFault('video1', take(pro, path))).toBe(VIDEO_TEXTS.gone);
    for (const odd of [picture.path, '', '/etc/passwd', `https://elsewhere.example${path}`])
      expect(await expectFault('video1', take(player, odd))).toBe(VIDEO_TEXTS.none);
    const asPicture = inTransaction(home.db, (tx) => attachFile(tx, player, { path, field: 'image', at: clock.now() }));
    expect(await expectFault('image', asPicture)).toBe(IMAGE_TEXTS.none);
    expect(await take(player, path)).toBe(id);
    expect(await expectFault('video1', take(player, path))).toBe(VIDEO_TEXTS.gone);
    clock.pass(25);
    expect(await sweepFiles(services)).toBe(1);
  });

  test('that comes to nothing lets it wait again', async () => {
    const { id, path } = await upload();
    await take(player, path);
    await inTransaction(home.db, (tx) => restoreFiles(tx, player.id, [id]));
    expect(await take(player, path)).toBe(id);
  });
});

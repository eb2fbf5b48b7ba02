import { VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import type { VideoBookingIn } from '@fairway/contracts/lessons/video-lessons';
import { inTransaction } from '@fairway/db/client';
import { sumTaken, withCard } from '#test/buying.ts';
import { aRequest, createCalls, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expectNoTrace } from '#test/ledger.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { aVideo } from '#test/videos.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { visibleFile } from '#domains/files/stored-files/service.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';

const NOW = '2031-03-10T09:00:00.000Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  await terms({ video_lessons_enabled: true, video_lessons_price: 2500 });
});

const terms = (data: { video_lessons_enabled?: boolean; video_lessons_price?: number | null }) =>
  home.db.settings.update({ where: { user_id: people.pro.id }, data });
const upload = async (owner: Actor, content: Buffer = aVideo()) =>
  (await uploadFile(owner, [receivedFile(content)], services)).path;
const uploadVideos = async (owner: Actor) => ({
  video1: await upload(owner),
  video2: await upload(owner, aVideo('side')),
});
type Input = Partial<VideoBookingIn> & { as?: Actor };
const send = ({ as = people.player, video1 = '', video2 = '', ...fields }: Input) =>
  createCalls(services, as, { ...aRequest(), idempotencyKey: uuid() }).lessons.bookVideo({ video1, video2, ...fields });
const refused = (input: Input) => expectNoTrace(home.db, () => send(input));
const events = async (lesson_id: string) =>
  (await home.db.outbox.findMany({ where: { topic: 'video.sent' } }))
    .map(({ payload }) => payload as { lesson_id: string })
    .filter((payload) => payload.lesson_id === lesson_id);

describe('a player', () => {
  beforeEach(() => withCard(people.player, services));

  test('sends two videos: they are charged once, and the lesson is there and paid', async () => {
    const { pro, player } = people;
    await credits(services, people, 2);
    const videos = await uploadVideos(player);
    const answer = await send({ ...videos, note: ' My driver slices. ', price: 2500 });
    expect(await sumTaken(player, services)).toEqual([2500]);
    expect(Object.values(answer.credits).flat()).toHaveLength(2);
    expect(answer.lesson).toMatchObject({
      type: 1,
      starts_at: NOW,
      ends_at: NOW,
      start: '09:00:00',
      end: '09:00:00',
      duration: 0,
      payment_type: 'card',
      player_id: player.id,
      pro_id: pro.id,
      note: null,
      awaiting_record: true,
      cancelled_at: null,
      can: { change: false, cancel: false },
    });
    const [purchase] = await home.db.purchases.findMany({ where: { player_id: player.id } });
    expect(purchase).toMatchObject({
      kind: 'video_lesson',
      status: 'paid',
      title: 'Video lesson',
      amount: 2500,
      lesson_id: answer.lesson.id,
      metadata: null,
    });
    expect(await events(answer.lesson.id)).toEqual([
      { lesson_id: answer.lesson.id, purchase_id: purchase?.id, actor_id: player.id },
    ]);
  });

  test('and both sides read the note and see the videos; nobody else does', async () => {
    const { pro, player, another } = people;
    const videos = await uploadVideos(player);
    const { lesson } = await send({ ...videos, note: 'My driver slices.' });
    const detail = {
      player_video_lesson_note: 'My driver slices.',
      record: [videos.video1, videos.video2].map((video_url, index) => ({
        id: expect.any(String) as string,
        ref: `video${index + 1}`,
        type: 'video',
        video_url,
        is_player_submitted: true,
      })),
    };
    for (const reader of [player, pro])
      expect(await createCalls(services, reader).lessons.byId({ id: lesson.id })).toMatchObject(detail);
    const name = videos.video1.replace('/files/', '');
    const stranger = (await coaching(services)).pro;
    const seen = [player, pro, await another(), stranger, null].map(
      async (reader) => (await visibleFile(reader, name, services)) !== null,
    );
    expect(await Promise.all(seen)).toEqual([true, true, false, false, false]);
  });

  test('sees a lesson whose file has gone without an address for it', async () => {
    const videos = await uploadVideos(people.player);
    const { lesson } = await send(videos);
    await home.db.files.deleteMany({ where: { owner_id: people.player.id } });
    const { record } = await createCalls(services, people.player).lessons.byId({ id: lesson.id });
    expect(record.map(({ video_url }) => video_url)).toEqual([null, null]);
  });

  test('may send others at the same instant: a video lesson blocks no time', async () => {
    for (const _ of [1, 2]) await send(await uploadVideos(people.player));
    expect(await sumTaken(people.player, services)).toEqual([2500, 2500]);
    expect(await home.db.lessons.count({ where: { player_id: people.player.id, type: 1 } })).toBe(2);
  });

  test('names themself or nobody', async () => {
    const { player, another } = people;
    const videos = await uploadVideos(player);
    expect(await refused({ ...videos, player_id: (await another()).id })).toMatchObject({
      status: 403,
      message: 'You can only book for yourself.',
    });
    await send({ ...videos, player_id: player.id });
  });

  test.each<[string, () => Promise<Input>, string, string]>([
    ['no second video', async () => ({ video1: await upload(people.player) }), 'video2', VIDEO_TEXTS.none],
    ['an address of none of ours', async () => ({ video1: '/etc/passwd', video2: 'x' }), 'video1', VIDEO_TEXTS.none],
    [
      'a picture',
      async () => ({ ...(await uploadVideos(people.player)), video2: await upload(people.player, await aJpeg()) }),
      'video2',
      VIDEO_TEXTS.none,
    ],
    [
      'another’s video',
      async () => ({ ...(await uploadVideos(people.player)), video1: await upload(await people.another()) }),
      'video1',
      VIDEO_TEXTS.gone,
    ],
    [
      'their pro’s video',
      async () => ({ ...(await uploadVideos(people.player)), video2: await upload(people.pro) }),
      'video2',
      VIDEO_TEXTS.gone,
    ],
    [
      'the same video twice',
      async () => {
        const path = await upload(people.player);
        return { video1: path, video2: path };
      },
      'video2',
      VIDEO_TEXTS.twice,
    ],
  ])('is told of %s, and nothing is charged', async (_, input, field, text) => {
    const { status, errors } = await refused(await input());
    expect([status, errors]).toEqual([422, { [field]: [text] }]);
    expect(await sumTaken(people.player, services)).toEqual([]);
    expect(await home.db.files.count({ where: { owner_id: people.player.id, used_at: { not: null } } })).toBe(0);
  });

  test('may not send a video a second time', async () => {
    const videos = await uploadVideos(people.player);
    await send(videos);
    expect(await expectFault('video1', send(videos))).toBe(VIDEO_TEXTS.gone);
    const mixed = { video1: await upload(people.player), video2: videos.video2 };
    expect(await expectFault('video2', send(mixed))).toBe(VIDEO_TEXTS.gone);
    expect(await sumTaken(people.player, services)).toEqual([2500]);
  });

  test('is told of a price that changed since it was shown, and pays nothing', async () => {
    const videos = await uploadVideos(people.player);
    await terms({ video_lessons_price: 3000 });
    expect((await refused({ ...videos, price: 2500 })).errors).toEqual({
      price: ['The price has changed. Please look again before you pay.'],
    });
    await send({ ...videos, price: 3000 });
    expect(await sumTaken(people.player, services)).toEqual([3000]);
  });

  test.each([
    ['switched off', { video_lessons_enabled: false }],
    ['without a price', { video_lessons_price: null }],
    ['without a price worth the name', { video_lessons_price: 0 }],
  ])('sends none where they are %s', async (_, change) => {
    await terms(change);
    const videos = await uploadVideos(people.player);
    expect(await refused(videos)).toMatchObject({
      status: 422,
      message: 'Video lessons are not offered at the moment.',
    });
    expect((await createCalls(services, people.player).lessons.videoForm()).refusal).toBe(
      'Video lessons are not offered at the moment.',
    );
  });

  test('sends none to a pro whose subscription has lapsed', async () => {
    await home.db.users.update({
      where: { id: people.pro.id },
      data: { subscribed_until: new Date('2031-03-01T00:00:00Z') },
    });
    expect(await refused(await uploadVideos(people.player))).toMatchObject({ status: 422 });
    expect((await createCalls(services, people.player).lessons.videoForm()).refusal).toMatch(/at the moment/);
  });
});

test('a player without a card is asked for one, and keeps the videos', async () => {
  const videos = await uploadVideos(people.player);
  expect((await refused(videos)).errors).toEqual({ payment_method: ['Please add a card first.'] });
  await withCard(people.player, services);
  await send(videos);
});

test('the form tells a player the price and their card, and a pro whom to choose from', async () => {
  const { pro, player } = people;
  await withCard(player, services);
  expect(await createCalls(services, player).lessons.videoForm()).toEqual({
    price: 2500,
    currency: 'GBP',
    stripe_card: '4242',
    players: [],
    refusal: null,
  });
  expect(await createCalls(services, pro).lessons.videoForm()).toMatchObject({
    price: null,
    stripe_card: null,
    players: [{ id: player.id, first_name: 'Jamie' }],
    refusal: null,
  });
});

describe('a pro', () => {
  test('sends one for a player of theirs, and nobody is charged', async () => {
    const { pro, player } = people;
    const videos = await uploadVideos(pro);
    const { lesson } = await send({ as: pro, player_id: player.id, ...videos, note: 'Filmed on the range.' });
    expect(lesson).toMatchObject({ type: 1, payment_type: 'card', player_id: player.id, starts_at: NOW });
    expect(await home.db.purchases.count({ where: { pro_id: pro.id } })).toBe(0);
    expect(await events(lesson.id)).toEqual([{ lesson_id: lesson.id, purchase_id: null, actor_id: pro.id }]);
    const name = videos.video2.replace('/files/', '');
    expect(await visibleFile(player, name, services)).not.toBeNull();
  });

  test('and the videos go with the player when they leave', async () => {
    const { pro, player } = people;
    const videos = await uploadVideos(pro);
    const kept = await upload(pro);
    await send({ as: pro, player_id: player.id, ...videos });
    await inTransaction(home.db, (tx) => eraseUser(tx, player.id, { now: clock.now() }));
    const left = await home.db.files.findMany({ where: { owner_id: pro.id } });
    expect(left.map(({ key }) => key)).toEqual([kept.replace('/files/', '').replace('/original.webm', '')]);
    const gone = await home.db.outbox.findMany({ where: { topic: 'files.gone' } });
    const prefixes = gone.map(({ payload }) => (payload as { prefix: string }).prefix);
    for (const path of Object.values(videos))
      expect(prefixes).toContain(path.replace('/files/', '').replace('/original.webm', ''));
  });

  test('sends none for anybody else, nor twice', async () => {
    const { pro, player } = people;
    const stranger = (await coaching(services)).player;
    const videos = { as: pro, ...(await uploadVideos(pro)) };
    expect((await refused(videos)).errors).toEqual({ player_id: ['Please choose a player.'] });
    for (const player_id of [stranger.id, pro.id, uuid()])
      expect(await refused({ ...videos, player_id })).toEqual(NOT_FOUND);
    await send({ ...videos, player_id: player.id });
    expect(await expectFault('video1', send({ ...videos, player_id: player.id }))).toBe(VIDEO_TEXTS.gone);
  });

  test('sends one once under one key: the repeat after a lost answer is answered with it', async () => {
    const { pro, player } = people;
    const booking = { player_id: player.id, ...(await uploadVideos(pro)) };
    const sendUnder = (idempotencyKey: string) =>
      createCalls(services, pro, { ...aRequest(), idempotencyKey }).lessons.bookVideo(booking);
    const key = uuid();
    const answers = await Promise.all([sendUnder(key), sendUnder(key)]);
    const [id, ...others] = new Set([...answers, await sendUnder(key)].map(({ lesson }) => lesson.id));
    expect(others).toEqual([]);
    expect(await events(id!)).toHaveLength(1);
    expect(await expectFault('video1', sendUnder(uuid()))).toBe(VIDEO_TEXTS.gone);
  });

  test('sends none while they offer none', async () => {
    const { pro, player } = people;
    const videos = { as: pro, player_id: player.id, ...(await uploadVideos(pro)) };
    await terms({ video_lessons_enabled: false });
    expect(await catchRefusal(send(videos))).toMatchObject({ status: 422 });
  });
});

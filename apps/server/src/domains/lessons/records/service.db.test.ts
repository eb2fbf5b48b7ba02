import { DRAWING_LIMITS } from '@fairway/contracts/constants';
import type { SectionIn } from '@fairway/contracts/lessons/records';
import { aLesson } from '#test/builders.ts';
import { aRequest, atOnce, createCalls, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { aVideo } from '#test/videos.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { visibleFile } from '#domains/files/stored-files/service.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let lesson: string;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  ({ id: lesson } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') }));
});

type Part = Partial<SectionIn> & { ref: string };
const calls = (as: Actor = people.pro) => createCalls(services, as, aRequest()).lessons;
const save = (records: Part[], { title, as }: { title?: string; as?: Actor } = {}) =>
  calls(as).saveRecord({ lesson, title, records: records.map((part) => ({ type: 'text' as const, ...part })) });
const publish = (title?: string) => save([], { title });
const remove = (ref: string, as?: Actor) => calls(as).removeSection({ lesson, ref });
const read = (as: Actor = people.player) => calls(as).byId({ id: lesson });
const uploadPicture = async (owner: Actor = people.pro) =>
  (await uploadFile(owner, [receivedFile(await aJpeg(40))], services)).path;
const uploadVideo = async (owner: Actor) => (await uploadFile(owner, [receivedFile(aVideo())], services)).path;
const countTold = async (topic: string) =>
  (await home.db.outbox.findMany({ where: { topic } })).filter(
    ({ payload }) => (payload as { lesson_id: string }).lesson_id === lesson,
  ).length;

describe('a record', () => {
  test('is written part by part, and read by the player once it is published', async () => {
    await save([{ ref: 'grip', content: 'A lighter grip' }], { title: 'Lighter grip' });
    await save([{ ref: 'shots', type: 'chart', chart: [{ horizon: -2, vertically: 3, type: 3 }], club: '7 iron' }]);
    expect(await read(people.pro)).toMatchObject({ title: 'Lighter grip', awaiting_record: false, published_at: null });
    expect(await read()).toMatchObject({ title: null, awaiting_record: true, record: [], published_at: null });
    const published = await publish();
    expect(published.published_at).toBe(NOW);
    expect(await read()).toMatchObject({
      title: 'Lighter grip',
      awaiting_record: false,
      record: [
        { ref: 'grip', content: 'A lighter grip', revision: 1, position: 0, author: { id: people.pro.id } },
        { ref: 'shots', chart: [{ horizon: -2, vertically: 3, type: 3 }], club: '7 iron', metric: null, position: 1 },
      ],
    });
  });

  test('keeps what is drawn over a video as it was drawn', async () => {
    const line = { id: 'l1', kind: 'line', colour: 'red', at_ms: 1200, span: 'clip', text: '' } as const;
    const points: [number, number][] = [
      [0.125, 0.25],
      [0.5, 0.75],
    ];
    const drawn = { ref: 'swing', type: 'video' as const, overlay: [{ ...line, points }] };
    await save([{ ...drawn, video: await uploadVideo(people.pro) }]);
    await publish();
    expect((await read()).record).toMatchObject([{ ref: 'swing', overlay: drawn.overlay, revision: 1 }]);
    expect((await save([drawn])).record).toMatchObject([{ revision: 1 }]);
    expect((await save([{ ...drawn, overlay: [] }])).record).toMatchObject([{ overlay: null, revision: 2 }]);
  });

  test('keeps as many drawings over a video as there can be, each with all its points', async () => {
    const points = Array.from({ length: DRAWING_LIMITS.points }, (_, nth): [number, number] => [nth / 1000, 0.5]);
    const free = { kind: 'free', colour: 'red', at_ms: 1200, span: 'clip', text: '', points } as const;
    const overlay = Array.from({ length: DRAWING_LIMITS.drawings }, (_, nth) => ({ ...free, id: `d${nth}` }));
    const saved = await save([{ ref: 'swing', type: 'video', overlay, video: await uploadVideo(people.pro) }]);
    expect(saved.record).toMatchObject([{ ref: 'swing', overlay, revision: 1 }]);
  });

  test('counts as awaited until the pro has written a part of it', async () => {
    const counters = async () => {
      const players = await createCalls(services, people.pro, aRequest()).people.players({ page: 1 });
      return players.map(({ incompleteLessonRecords }) => incompleteLessonRecords);
    };
    expect(await counters()).toEqual([1]);
    await save([{ ref: 'grip', content: 'A lighter grip' }]);
    expect(await counters()).toEqual([0]);
    await remove('grip');
    expect(await counters()).toEqual([1]);
  });

  test('is published once, however often that is repeated; later changes are told of once an hour', async () => {
    await publish();
    expect(await countTold('record.published')).toBe(0);
    await save([{ ref: 'grip', content: 'A lighter grip' }]);
    await atOnce(Array.from({ length: 5 }, () => publish()));
    expect(await countTold('record.published')).toBe(1);
    clock.set('2031-03-12T12:30:00.000Z');
    await save([{ ref: 'grip', content: 'Lighter still' }]);
    await publish();
    expect(await countTold('record.published')).toBe(1);
    clock.set('2031-03-12T13:00:00.000Z');
    await atOnce([publish(), publish(), publish()]);
    expect(await countTold('record.published')).toBe(2);
    expect((await read()).published_at).toBe(NOW);
  });

  test('keeps what an empty list does not name', async () => {
    await save([{ ref: 'grip', content: 'A lighter grip' }], { title: 'Grip' });
    expect(await publish()).toMatchObject({ title: 'Grip', record: [{ ref: 'grip' }] });
    expect(await publish('')).toMatchObject({ title: null, record: [{ ref: 'grip' }] });
  });

  test('of all parts of a call none is written when one is refused', async () => {
    const error = await expectFault(
      'records.1.image',
      save([
        { ref: 'grip', content: 'A lighter grip' },
        { ref: 'photo', type: 'singleImage' },
      ]),
    );
    expect(error).toBe('Please choose a picture.');
    expect((await read(people.pro)).record).toEqual([]);
  });
});

describe('two devices', () => {
  test('with one revision: the second is told what stands there now', async () => {
    await save([{ ref: 'grip', content: 'A lighter grip' }]);
    await save([{ ref: 'grip', content: 'On the phone', revision: 1 }]);
    const refusal = await catchRefusal(save([{ ref: 'grip', content: 'On the tablet', revision: 1 }]));
    expect(refusal).toMatchObject({
      status: 409,
      conflicts: [{ ref: 'grip', revision: 2, section: { content: 'On the phone', revision: 2 } }],
    });
    expect(await save([{ ref: 'grip', content: 'On the tablet', revision: 2 }])).toMatchObject({
      record: [{ content: 'On the tablet', revision: 3 }],
    });
  });

  test('at once: one is written, the others are told', async () => {
    await save([{ ref: 'grip', content: 'A lighter grip' }]);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, nth) => save([{ ref: 'grip', content: `Device ${nth}`, revision: 1 }])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(people.pro)).record).toMatchObject([{ revision: 2 }]);
  });

  test('a part that one has removed the other cannot bring back', async () => {
    await save([{ ref: 'grip', content: 'A lighter grip' }]);
    await remove('grip');
    await remove('grip');
    for (const revision of [undefined, 1])
      expect(await catchRefusal(save([{ ref: 'grip', content: 'Still here', revision }]))).toMatchObject({
        status: 409,
        conflicts: [{ ref: 'grip', revision: null, section: null }],
      });
    expect((await read(people.pro)).record).toEqual([]);
    expect(await catchRefusal(remove('nothing'))).toMatchObject(NOT_FOUND);
  });
});

describe('pictures and videos', () => {
  test('are taken into use, seen by both sides and nobody else, replaced and let go', async () => {
    const [first, second, third] = [await uploadPicture(), await uploadPicture(), await uploadPicture()];
    await save([{ ref: 'pair', type: 'doubleImage', images: [first, second] }]);
    for (const path of [first, second]) {
      const name = path.slice('/files/'.length);
      expect(await visibleFile(people.player, name, services)).not.toBeNull();
      expect(await visibleFile({ ...people.player, id: people.pro.id.replace(/^./, '9') }, name, services)).toBeNull();
    }
    const kept = await save([{ ref: 'pair', type: 'doubleImage', images: [third, first], revision: 1 }]);
    expect(kept.record).toMatchObject([{ images: [third, first], revision: 2 }]);
    expect(await visibleFile(people.pro, second.slice('/files/'.length), services)).toBeNull();
    await remove('pair');
    expect(await home.db.files.count({ where: { owner_id: people.pro.id } })).toBe(0);
  });

  test('somebody else’s upload is refused, and so is one that is used already', async () => {
    const theirs = await uploadPicture(people.player);
    await expectFault('records.0.image', save([{ ref: 'photo', type: 'singleImage', image: theirs }]));
    const mine = await uploadPicture();
    await save([{ ref: 'photo', type: 'singleImage', image: mine }]);
    await expectFault('records.0.image', save([{ ref: 'again', type: 'singleImage', image: mine }]));
    expect((await read(people.pro)).record).toHaveLength(1);
  });

  test('two pictures that are swapped stay', async () => {
    const [first, second] = [await uploadPicture(), await uploadPicture()];
    await save([{ ref: 'pair', type: 'doubleImage', images: [first, second] }]);
    const swapped = await save([{ ref: 'pair', type: 'doubleImage', images: [second, first] }]);
    expect(swapped.record).toMatchObject([{ images: [second, first] }]);
    expect(await home.db.files.count({ where: { owner_id: people.pro.id } })).toBe(2);
  });
});

describe('a player', () => {
  const video = () => home.db.lessons.update({ where: { id: lesson }, data: { type: 1 } });

  test('adds nothing to the record of a lesson face to face', async () => {
    expect(await catchRefusal(save([{ ref: 'mine', content: 'Mine' }], { as: people.player }))).toMatchObject({
      status: 403,
    });
  });

  test('adds parts of their own to a video lesson, and touches none of the pro’s', async () => {
    await video();
    await save([{ ref: 'answer', content: 'Good' }]);
    const path = await uploadVideo(people.player);
    const sent = await save([{ ref: 'mine', type: 'video', video: path }], { as: people.player, title: 'Not theirs' });
    expect(sent).toMatchObject({ title: null, record: [{ ref: 'mine', is_player_submitted: true, video_url: path }] });
    for (const act of [
      () => save([{ ref: 'answer', content: 'Changed' }], { as: people.player }),
      () => remove('answer', people.player),
      () => remove('mine', people.pro),
    ])
      expect(await catchRefusal(act())).toMatchObject(NOT_FOUND);
    await remove('answer');
    for (const act of [
      () => save([{ ref: 'answer', content: 'Back again' }], { as: people.player }),
      () => remove('answer', people.player),
    ])
      expect(await catchRefusal(act())).toMatchObject(NOT_FOUND);
    for (let time = 1; time <= 2; time += 1) expect(await remove('mine', people.player)).toMatchObject({ record: [] });
    expect(await countTold('record.published')).toBe(0);
  });
});

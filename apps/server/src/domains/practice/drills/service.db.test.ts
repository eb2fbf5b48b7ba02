import { DRILL_MESSAGES } from '@fairway/contracts/messages/drills';
import type { Drill } from '@fairway/contracts/practice/drills';
import { DRILL_LIMITS } from '@fairway/contracts/practice/limits';
import { atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { uploadPicture } from '#domains/files/uploads/service.ts';
import { visibleFile } from '#domains/files/stored-files/service.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});
const calls = (as: Actor = people.pro): Calls['practice'] => createCalls(services, as).practice;
const add = (title: string, fields: Partial<Parameters<Calls['practice']['addDrill']>[0]> = {}) =>
  calls().addDrill({ title, ...fields });
const titles = (drills: Drill[]) => drills.map(({ title }) => title);

describe('a drill', () => {
  test('is kept as it was written, with blanks as nothing, and tags told apart by their letters', async () => {
    const drill = await add(' Gate putting ', {
      content: 'Two tees.\r\nTen putts.',
      minutes: '10',
      tags: ['Putting', 'putting', ' ', 'Face'],
      target: '',
      video_url: ' https://example.com/gate ',
    });
    expect(drill).toEqual({
      id: drill.id,
      title: 'Gate putting',
      content: 'Two tees.\nTen putts.',
      minutes: 10,
      equipment: '',
      tags: ['putting', 'face'],
      target: null,
      target_feet: null,
      video_url: 'https://example.com/gate',
      video: null,
      video_poster: null,
      video_status: null,
      video_progress: null,
      image: null,
      is_deleted: false,
    });
    expect(await calls().drill({ id: drill.id })).toEqual(drill);
  });

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(101) }],
    ['content', { content: 'x'.repeat(5001) }],
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: 1.5 }],
    ['target', { target: 11 }],
    ['target_feet', { target_feet: 301 }],
    ['tags', { tags: Array.from({ length: 11 }, (_, nth) => `tag ${nth}`) }],
    ['video_url', { video_url: 'javascript:alert(1)' }],
    ['video_url', { video_url: 'http://example.com' }],
    ['video_url', { video_url: 'https:example.com' }],
    ['image', { image: '/files/images/none' }],
  ])('is refused under %s', async (field, fields) => {
    await expectFault(field, calls().addDrill({ title: 'Gate', ...fields }));
    expect(await home.db.drills.count({ where: { pro_id: people.pro.id } })).toBe(0);
  });

  test('has a link that begins with https, in letters of whatever size', async () => {
    expect(await add('Gate', { video_url: 'HTTPS://Example.com/Gate' })).toMatchObject({
      video_url: 'https://Example.com/Gate',
    });
  });

  test('has a title of its own, however it is typed, also when two come at once', async () => {
    const { granted, refused } = await atOnce([add('Gate'), add('GATE'), add('gate')]);
    expect(granted).toHaveLength(1);
    expect(refused.map(({ errors }) => errors)).toEqual([
      { title: [DRILL_MESSAGES.titleTaken] },
      { title: [DRILL_MESSAGES.titleTaken] },
    ]);
    const other = await add('Clock');
    await expectFault('title', calls().saveDrill({ id: other.id, title: 'gate' }));
    expect(await calls().saveDrill({ id: other.id, title: 'CLOCK' })).toMatchObject({ title: 'CLOCK' });
  });

  test('has a picture that the coach’s players see, and lets one go that it has no longer', async () => {
    const upload = async () => (await uploadPicture(people.pro, [receivedFile(await aJpeg())], services)).path;
    const [first, second] = [await upload(), await upload()];
    const drill = await add('Gate', { image: first });
    expect(drill.image).toBe(first);
    const name = first.slice('/files/'.length);
    const stranger = (await coaching(services)).player;
    expect(await visibleFile(people.player, name, services)).not.toBeNull();
    expect(await visibleFile(stranger, name, services)).toBeNull();
    expect(await calls().saveDrill({ ...drill, title: 'Kept' })).toMatchObject({ title: 'Kept', image: first });
    expect(await calls().saveDrill({ ...drill, image: second })).toMatchObject({ image: second });
    expect(await home.db.files.count({ where: { owner_id: people.pro.id } })).toBe(1);
    await calls().removeDrill({ id: drill.id });
    expect(await home.db.files.count({ where: { owner_id: people.pro.id } })).toBe(0);
  });

  test('that is deleted is gone where nothing uses it, and leaves its title to another', async () => {
    const { id } = await add('Gate');
    await calls().removeDrill({ id });
    expect(await catchRefusal(calls().removeDrill({ id }))).toEqual(NOT_FOUND);
    expect(await catchRefusal(calls().drill({ id }))).toEqual(NOT_FOUND);
    await add('Gate');
  });

  test('is nobody’s but its coach’s, whose players may read it', async () => {
    const { id } = await add('Gate');
    const other = await coaching(services);
    expect(await calls(people.player).drill({ id })).toMatchObject({ title: 'Gate' });
    for (const stranger of [other.pro, other.player])
      expect(await catchRefusal(calls(stranger).drill({ id }))).toEqual(NOT_FOUND);
    for (const call of [
      () => calls(other.pro).saveDrill({ id, title: 'Mine' }),
      () => calls(other.pro).removeDrill({ id }),
    ])
      expect(await catchRefusal(call())).toEqual(NOT_FOUND);
  });
});

describe('the library', () => {
  test('begins with the starter set, which comes once however often it is asked for', async () => {
    expect(await calls().drills({})).toEqual({ drills: [], next_cursor: null, tags: [], is_empty: true });
    const { granted } = await atOnce([calls().addStarterDrills(), calls().addStarterDrills()]);
    expect(granted.map(({ added }) => added).sort()).toEqual([0, 20]);
    const { drills, is_empty, tags } = await calls().drills({});
    expect([drills.length, is_empty]).toEqual([20, false]);
    expect(tags[0]).toEqual({ name: 'strike', drills: 5 });
  });

  test('finds drills that hold all words, wherever they stand, and those of a tag', async () => {
    await add('Gate putting', { content: 'Push two tees into the green', tags: ['putting', '50%'] });
    await add('Feet together', { equipment: '9 iron', tags: ['full swing'] });
    const find = async (q: string, tag = '') => titles((await calls().drills({ q, tag })).drills);
    expect(await find('GREEN gate')).toEqual(['Gate putting']);
    expect(await find('iron')).toEqual(['Feet together']);
    expect(await find('gate iron')).toEqual([]);
    expect(await find('0%')).toEqual(['Gate putting']);
    expect(await find('_')).toEqual([]);
    expect(await find('', 'Putting')).toEqual(['Gate putting']);
    expect(await find('', 'put')).toEqual([]);
  });

  test('comes in pages by title, which a deletion in between does not shift', async () => {
    const names = Array.from({ length: DRILL_LIMITS.page + 3 }, (_, nth) => `Drill ${String(nth).padStart(3, '0')}`);
    for (const name of names) await add(name);
    const first = await calls().drills({});
    expect(titles(first.drills)).toEqual(names.slice(0, DRILL_LIMITS.page));
    const readNext = async () => {
      const { drills, next_cursor } = await calls().drills({ cursor: first.next_cursor });
      return [titles(drills), next_cursor];
    };
    const last = first.drills.at(-1)!;
    await home.db.drills.update({ where: { id: last.id }, data: { deleted_at: services.now() } });
    expect(await readNext()).toEqual([names.slice(DRILL_LIMITS.page), null]);
    await home.db.drills.delete({ where: { id: last.id } });
    expect(await readNext()).toEqual([names.slice(DRILL_LIMITS.page), null]);
    expect(titles((await calls().drills({ cursor: 'nothing' })).drills)).toEqual([]);
  });

  test('goes on behind a title as it sorts them, whatever the case and the signs in it', async () => {
    const names = [
      'Zoë’s gate',
      'ÄRGER',
      '50% off & on',
      ...Array.from({ length: DRILL_LIMITS.page }, (_, nth) => `B ${nth}`),
    ];
    for (const name of names) await add(name);
    const { drills, next_cursor } = await calls().drills({});
    const behind = await calls().drills({ cursor: next_cursor });
    expect([...titles(drills), ...titles(behind.drills)].toSorted()).toEqual(names.toSorted());
    expect(await calls().drills({ cursor: next_cursor?.toLowerCase() })).toEqual(behind);
  });

  test('finds an end to its size, also when many come at once', async () => {
    await home.db.drills.createMany({
      data: Array.from({ length: DRILL_LIMITS.most - 1 }, (_, nth) => ({ pro_id: people.pro.id, title: `T${nth}` })),
    });
    const { granted, refused } = await atOnce(['a', 'b', 'c'].map((title) => add(title)));
    expect(granted).toHaveLength(1);
    expect(refused[0]?.errors).toEqual({ title: [DRILL_MESSAGES.full(DRILL_LIMITS.most)] });
    await expectFault('title', calls().addStarterDrills());
  });
});

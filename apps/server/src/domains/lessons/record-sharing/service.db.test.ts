import { hashToken } from '#adapters/secrets.ts';
import { aLesson } from '#test/builders.ts';
import { aRequest, catchRefusal, createCalls, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';
import { findFileByLink } from './service.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let lesson: string;

const calls = (as: Actor | null = people.player) => createCalls(services, as, aRequest()).lessons;
const upload = async (owner: Actor = people.pro) =>
  (await uploadFile(owner, [receivedFile(await aJpeg(40))], services)).path;
const share = () => calls().shareRecord({ lesson });
const readToken = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const read = async (url: string) => calls(null).sharedRecord({ token: readToken(url) });
const readFile = (url: string, path: string) =>
  findFileByLink({ token: readToken(url), name: path.slice(path.indexOf('/files/') + '/files/'.length) }, services);

/** A lesson with a record of words and a picture, which its player may read. */
async function record(title: string, starts_at = '2031-03-12T10:00:00Z'): Promise<string> {
  const { id } = await aLesson(home.db, people, { starts_at: new Date(starts_at) });
  const records = [
    { ref: 'grip', type: 'text' as const, content: 'A lighter grip' },
    { ref: 'picture', type: 'singleImage' as const, image: await upload() },
  ];
  await calls(people.pro).saveRecord({ lesson: id, title, records });
  return id;
}
const publish = (id: string) => calls(people.pro).saveRecord({ lesson: id, records: [] });

beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  lesson = await record('Lighter grip');
  await publish(lesson);
});

describe('a record shared by a link', () => {
  test('is read by anybody who has the link, without names but the player’s first', async () => {
    await calls(people.player).comment({ id: lesson, content: 'Thank you, Sam' });
    const { url, expires_at } = await share();
    expect(expires_at).toBe('2031-04-11T12:00:00.000Z');
    const shared = await read(url);
    const player = await home.db.users.findUniqueOrThrow({ where: { id: people.player.id } });
    const pro = await home.db.users.findUniqueOrThrow({ where: { id: people.pro.id } });
    expect(shared).toMatchObject({
      title: 'Lighter grip',
      date: '2031-03-12',
      first_name: player.first_name,
      expires_at,
      record: [{ ref: 'grip', content: 'A lighter grip', author: null }, { ref: 'picture' }],
    });
    const told = JSON.stringify(shared);
    for (const word of [player.last_name, pro.first_name, pro.last_name, pro.id, player.id, 'Thank you'])
      expect(told).not.toContain(word);
  });

  test('shows its own files and no others', async () => {
    const other = await record('Another', '2031-03-11T10:00:00Z');
    await publish(other);
    const { url } = await share();
    const image = (await read(url)).record[1]?.image_url ?? '';
    expect(image.startsWith(`/shared/${readToken(url)}/files/images/`)).toBe(true);
    expect(await readFile(url, image)).toMatchObject({ content_type: 'image/webp', public: false });
    const foreign = (await calls().byId({ id: other })).record[1]?.image_url ?? '';
    expect(await readFile(url, foreign)).toBeNull();
    expect(await readFile(url, '/files/images/nothing.webp')).toBeNull();
    const waiting = await upload();
    expect(await readFile(url, waiting)).toBeNull();
  });

  test('is one link, however often and from wherever it is asked for', async () => {
    const links = await Promise.all([share(), share(), share(), share(), share(), share()]);
    expect(new Set(links.map(({ url }) => url)).size).toBe(1);
    expect(await calls().share({ lesson })).toEqual(await share());
    expect(await home.db.record_shares.count({ where: { lesson_id: lesson } })).toBe(1);
  });

  test('leads nowhere once the player stops, and another link is another one', async () => {
    const { url } = await share();
    const image = (await read(url)).record[1]?.image_url ?? '';
    expect(await calls().stopSharing({ lesson })).toEqual({ ok: true });
    expect(await calls().stopSharing({ lesson })).toEqual({ ok: true });
    expect(await calls().share({ lesson })).toBeNull();
    expect(await catchRefusal(read(url))).toEqual(NOT_FOUND);
    expect(await readFile(url, image)).toBeNull();
    const again = await share();
    expect(again.url).not.toBe(url);
    expect(await catchRefusal(read(url))).toEqual(NOT_FOUND);
    expect((await read(again.url)).title).toBe('Lighter grip');
  });

  test('ends by itself after thirty days, to the millisecond', async () => {
    const { url } = await share();
    const image = (await read(url)).record[1]?.image_url ?? '';
    clock.set('2031-04-11T11:59:59.999Z');
    expect((await read(url)).title).toBe('Lighter grip');
    clock.set('2031-04-11T12:00:00.000Z');
    expect(await catchRefusal(read(url))).toEqual(NOT_FOUND);
    expect(await readFile(url, image)).toBeNull();
    expect(await calls().share({ lesson })).toBeNull();
    const again = await share();
    expect(again).toMatchObject({ expires_at: '2031-05-11T12:00:00.000Z' });
    expect(again.url).not.toBe(url);
  });

  test('follows what the coach writes later', async () => {
    const { url } = await share();
    const late = [{ ref: 'late', type: 'text' as const, content: 'And slower' }];
    await calls(people.pro).saveRecord({ lesson, records: late });
    expect((await read(url)).record.map(({ ref }) => ref)).toEqual(['grip', 'picture', 'late']);
    await calls(people.pro).removeSection({ lesson, ref: 'picture' });
    expect((await read(url)).record.map(({ ref }) => ref)).toEqual(['grip', 'late']);
  });

  test('keeps no token, only its hash', async () => {
    const { url } = await share();
    const row = await home.db.record_shares.findUniqueOrThrow({ where: { lesson_id: lesson } });
    expect(row.token_hash).toBe(hashToken(readToken(url)));
    expect(JSON.stringify(row)).not.toContain(readToken(url));
  });

  test('cannot be shown again once the installation has another key, and is made anew', async () => {
    const { url } = await share();
    await home.db.record_shares.update({ where: { lesson_id: lesson }, data: { token_hash: hashToken('older') } });
    expect(await calls().share({ lesson })).toBeNull();
    expect((await share()).url).not.toBe(url);
  });

  test('goes with the one who shares it', async () => {
    const { url } = await share();
    await home.db.users.update({ where: { id: people.player.id }, data: { deleted_at: new Date(NOW) } });
    expect(await catchRefusal(read(url))).toEqual(NOT_FOUND);
  });
});

describe('nothing is shared', () => {
  test('of a record that the player may not read yet', async () => {
    lesson = await record('Not published', '2031-03-11T10:00:00Z');
    expect(await catchRefusal(share())).toMatchObject({
      status: 409,
      message: 'There is no record to share yet.',
    });
    expect(await home.db.record_shares.count({ where: { lesson_id: lesson } })).toBe(0);
  });

  test('by somebody else than its player', async () => {
    const { url } = await share();
    const stranger = (await coaching(services)).player;
    expect(await catchRefusal(calls(stranger).shareRecord({ lesson }))).toEqual(NOT_FOUND);
    expect(await catchRefusal(calls(stranger).stopSharing({ lesson }))).toEqual(NOT_FOUND);
    expect(await calls(stranger).share({ lesson })).toBeNull();
    expect(await catchRefusal(calls(people.pro).shareRecord({ lesson }))).toMatchObject({ status: 403 });
    expect((await read(url)).title).toBe('Lighter grip');
  });

  test.each(['', 'x', 'a'.repeat(43), "' OR 1=1 --", '../../etc/passwd'])('behind %j', async (token) => {
    expect(await catchRefusal(calls(null).sharedRecord({ token }))).toEqual(NOT_FOUND);
    expect(await findFileByLink({ token, name: `images/${'a'.repeat(48)}/1024.webp` }, services)).toBeNull();
  });
});

import { sql } from '@fairway/db/sql';
import { aLesson } from '@fairway/testing/builders';
import { atOnce, callsOf } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { credits } from '@fairway/testing/coaching';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { noted, testJobs } from '@fairway/testing/jobs';
import { aJpeg, uploadOf } from '@fairway/testing/pictures';
import { unzipped } from '@fairway/testing/zips';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { Actor } from '../../../trpc/context.ts';
import { uploadPicture } from '../../files/use-cases/upload.ts';
import { saveProfile } from '../../profile/use-cases/profile.ts';
import { exportJobs } from '../export.job.ts';
import { PARTS } from '../store/export-parts.ts';
import { dataOf } from './export-data.ts';
import { makeExport } from './export-make.ts';
import { sweepExports } from './export-sweep.ts';
import { askExport, dataRightsOf, exportBehind } from './export.ts';

const clock = clockAt('2031-03-10T09:00:00Z');
const home = fileDatabase({ max: 10 });
const deps = testDeps(home, clock);
let cast: Cast;
let player: Actor;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  await home.db.outbox.deleteMany();
  await home.db.data_exports.deleteMany();
  cast = await castOf(deps);
  player = cast.player;
});

const jobs = () => ({ ...testJobs(home.db, clock.now()), now: clock.now });
const asked = async (actor = player) => {
  await askExport(actor, deps);
  return (await home.db.data_exports.findFirstOrThrow({ where: { user_id: actor.id }, orderBy: { asked_at: 'desc' } }))
    .id;
};
const made = async (actor = player) => {
  const export_id = await asked(actor);
  await makeExport({ export_id }, jobs());
  return export_id;
};
const linkOf = (export_id: string) => deps.secrets.token('export', export_id);
const contentOf = async (export_id: string) => {
  const found = await exportBehind(linkOf(export_id), deps);
  if (!found) return expect.unreachable('The link leads nowhere.');
  const files = await unzipped(await buffer(found.stream));
  return { files, data: JSON.parse(files['data.json']!.toString()) as Record<string, Record<string, unknown>[]> };
};
const count = (topic: string) => home.db.outbox.count({ where: { topic } });

describe('asking for one’s data', () => {
  test.each(fares({ nobody: 401, player: 200, pro: 200, admin: 200 }))('by %s: %i', async (role, status) => {
    expect(await statusFor(deps, cast[role], (calls) => calls.accounts.askExport())).toBe(status);
    expect(await statusFor(deps, cast[role], (calls) => calls.accounts.dataRights())).toBe(status);
  });

  test('notes it once, however often and at once it is asked for', async () => {
    const { granted } = await atOnce([1, 2, 3, 4].map(() => callsOf(deps, player).accounts.askExport()));
    expect(granted).toHaveLength(4);
    for (const rights of granted) expect(rights).toMatchObject({ export: { status: 'asked' }, may_export: false });
    expect(await count('export.asked')).toBe(1);
  });

  test('again waits an hour after the last', async () => {
    await made();
    expect((await askExport(player, deps)).may_export).toBe(false);
    expect(await count('export.asked')).toBe(1);
    clock.pass(1);
    expect((await dataRightsOf(player, deps)).may_export).toBe(true);
    expect((await askExport(player, deps)).export?.status).toBe('asked');
    expect(await count('export.asked')).toBe(2);
  });

  test('says what erasure would take', async () => {
    await credits(deps, { pro: cast.pro, player }, 6);
    await aLesson(home.db, { pro: cast.pro, player }, { starts_at: new Date('2031-04-01T10:00:00Z') });
    expect(await dataRightsOf(player, deps)).toMatchObject({
      export: null,
      may_erase: true,
      at_stake: { lessons: 1, credits: 6, players: 0 },
    });
    expect(await dataRightsOf(cast.pro, deps)).toMatchObject({ at_stake: { lessons: 1, credits: 6, players: 2 } });
    expect(await dataRightsOf(cast.admin, deps)).toMatchObject({ may_erase: false });
  });
});

describe('the data', () => {
  test('of a player is theirs, with the coach’s name and nobody else’s', async () => {
    await credits(deps, { pro: cast.pro, player }, 4);
    await aLesson(home.db, { pro: cast.pro, player }, { note: 'Bring the wedge' });
    await aLesson(
      home.db,
      { pro: cast.pro, player: cast.fellow },
      { note: 'Of somebody else', starts_at: new Date('2031-05-01T10:00:00Z') },
    );
    await uploadPicture(player, [uploadOf(await aJpeg())], deps);
    const { data, files } = await contentOf(await made());
    const row = await home.db.users.findUniqueOrThrow({ where: { id: player.id } });
    expect(data['account']).toMatchObject([{ id: player.id, email: row.email, first_name: 'Jamie' }]);
    expect(data['lessons']).toMatchObject([{ note: 'Bring the wedge', pro: 'Robin Calder', player: 'Jamie Whitlock' }]);
    expect(data['credits']).toMatchObject([{ quantity: 4, remaining: 4 }]);
    expect(data['coach']).toEqual([{ first_name: 'Robin', last_name: 'Calder' }]);
    expect(Object.keys(files)).toEqual(['data.json', `files/${String(data['files']?.[0]?.['id'])}.webp`]);
    expect(Object.values(files)[1]?.subarray(8, 12).toString()).toBe('WEBP');
    expect(files['data.json']!.toString()).not.toContain('Of somebody else');
  });

  test('has what somebody bought and sold, without what the card provider calls them', async () => {
    const sold = { player_id: player.id, pro_id: cast.pro.id, key: 'one', currency: 'GBP', stripe_id: 'cus_SECRET' };
    await home.db.purchases.create({ data: { ...sold, kind: 'offer', title: 'Summer camp', amount: 0 } });
    for (const actor of [player, cast.pro]) {
      const { data } = await contentOf(await made(actor));
      expect(data['purchases']).toMatchObject([
        { title: 'Summer camp', pro: 'Robin Calder', player: 'Jamie Whitlock' },
      ]);
      expect(JSON.stringify(data)).not.toContain('cus_SECRET');
    }
  });

  test('of a pro names their players and what they wrote', async () => {
    await saveProfile(cast.pro, { intro: 'Twenty years of teaching' }, deps);
    await aLesson(home.db, { pro: cast.pro }, { starts_at: new Date('2031-05-01T10:00:00Z') });
    const { data } = await contentOf(await made(cast.pro));
    expect(data['players']).toHaveLength(2);
    expect(data['profile']).toMatchObject([{ intro: 'Twenty years of teaching' }]);
    expect(data['lessons']).toMatchObject([{ player: 'Sam Guest' }]);
    expect(data['weekly_hours']).toHaveLength(7);
    const emails = await home.db.users.findMany({ where: { pro_id: cast.pro.id }, select: { email: true } });
    for (const { email } of emails) expect(JSON.stringify(data)).not.toContain(email);
  });

  test('has nothing in it that opens a door', async () => {
    await home.db.users.update({
      where: { id: player.id },
      data: { password_hash: 'SECRET-1', calendar_token: 'SECRET-2' },
    });
    await home.db.sessions.create({
      data: { id_hash: 'SECRET-3', user_id: player.id, expires_at: new Date('2031-05-01') },
    });
    await home.db.push_tokens.create({ data: { token: 'SECRET-4', user_id: player.id, session_id_hash: 'SECRET-3' } });
    await home.db.challenges.create({
      data: {
        user_id: player.id,
        purpose: 'reset',
        token_hash: 'SECRET-5',
        pin_hash: 'SECRET-6',
        expires_at: new Date('2031-05-01'),
      },
    });
    const text = JSON.stringify(await dataOf(home.db, player.id));
    expect(text).not.toContain('SECRET');
    expect(text).toContain('devices');
  });

  test('leaves out no table that tells of people', async () => {
    const tables = await home.db.$queryRaw<{ name: string }[]>(sql`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name IN ('user_id', 'player_id', 'pro_id', 'owner_id', 'actor_id', 'target_id', 'email')
        OR table_name IN ('users', 'outbox'))
      ORDER BY 1`);
    expect(tables.map(({ name }) => name)).toEqual(
      [...new Set(Object.values(PARTS).flatMap((part) => part.tables))].sort(),
    );
  });
});

describe('making it', () => {
  test('tells its person once, though two workers make it and both repeat it', async () => {
    const export_id = await asked();
    const make = exportJobs.find(({ name }) => name === 'make-export')!;
    const { id } = await home.db.outbox.findFirstOrThrow({ where: { topic: 'export.asked' } });
    const again = await noted(home.db, { topic: 'export.asked', payload: { export_id } });
    const row = { outbox_id: String(id) };
    await Promise.all([make.run(row, jobs()), make.run(row, jobs())]);
    await make.run({ outbox_id: again }, jobs());
    expect(await count('export.ready')).toBe(1);
    expect(await home.db.data_exports.findUniqueOrThrow({ where: { id: export_id } })).toMatchObject({
      status: 'ready',
      ready_at: clock.now(),
      expires_at: new Date('2031-03-17T09:00:00Z'),
      token_hash: hashOfToken(linkOf(export_id)),
    });
  });

  test('leaves nothing of somebody who is erased meanwhile', async () => {
    const export_id = await asked();
    const storage = {
      ...deps.storage,
      put: async (...args: Parameters<typeof deps.storage.put>) => {
        await deps.storage.put(...args);
        await home.db.users.delete({ where: { id: player.id } });
      },
    };
    await makeExport({ export_id }, { ...jobs(), storage });
    expect(await deps.storage.sizeOf(`exports/${export_id}.zip`)).toBeNull();
    expect(await count('export.ready')).toBe(0);
  });

  test('of a person who is gone clears away what a dead worker left', async () => {
    const export_id = await asked();
    await deps.storage.put(`exports/${export_id}.zip`, Buffer.from('half'), 'application/zip');
    await home.db.users.delete({ where: { id: player.id } });
    await makeExport({ export_id }, jobs());
    expect(await deps.storage.sizeOf(`exports/${export_id}.zip`)).toBeNull();
  });

  test('fails whole when a file cannot be read, and is tried again', async () => {
    const { path } = await uploadPicture(player, [uploadOf(await aJpeg())], deps);
    const export_id = await asked();
    await deps.storage.remove(path.replace('/files/', '').replace('/1024.webp', ''));
    await expect(makeExport({ export_id }, jobs())).rejects.toThrow('is not there');
    expect(await home.db.data_exports.findUniqueOrThrow({ where: { id: export_id } })).toMatchObject({
      status: 'asked',
    });
    expect(await deps.storage.sizeOf(`exports/${export_id}.zip`)).toBeNull();
    // A store that takes its time to begin finds the stream broken already.
    const slow = {
      ...deps.storage,
      put: async (key: string, content: Readable | Buffer, type: string) => {
        if (content instanceof Readable) await new Promise((resolve) => content.once('close', resolve));
        await deps.storage.put(key, content, type);
      },
    };
    await expect(makeExport({ export_id }, { ...jobs(), storage: slow })).rejects.toThrow('is not there');
  });
});

describe('the link', () => {
  test('works for seven days, for whoever has it, and no other does', async () => {
    const export_id = await made();
    const other = await made(cast.fellow);
    expect((await contentOf(export_id)).data['account']).toMatchObject([{ id: player.id }]);
    expect((await contentOf(other)).data['account']).toMatchObject([{ id: cast.fellow.id }]);
    for (const token of ['', export_id, linkOf(other).slice(1), hashOfToken(linkOf(export_id))])
      expect(await exportBehind(token, deps)).toBeNull();
    clock.pass(7 * 24 - 1);
    expect(await contentOf(export_id)).toBeDefined();
    clock.pass(1);
    expect(await exportBehind(linkOf(export_id), deps)).toBeNull();
  });

  test('is dead once the sweep has been, and the data with it', async () => {
    const export_id = await made();
    clock.pass(7 * 24);
    expect(await sweepExports(jobs())).toBe(1);
    expect(await home.db.outbox.findMany({ where: { topic: 'files.gone' } })).toMatchObject([
      { payload: { prefix: `exports/${export_id}.zip` } },
    ]);
    expect(await dataRightsOf(player, deps)).toMatchObject({ export: null, may_export: true });
    expect(await sweepExports(jobs())).toBe(0);
  });
});

test('what could not be made is given up after two days', async () => {
  await asked();
  clock.pass(47.9);
  await sweepExports(jobs());
  expect(await dataRightsOf(player, deps)).toMatchObject({ export: { status: 'asked' }, may_export: false });
  clock.pass(0.1);
  await sweepExports(jobs());
  expect(await dataRightsOf(player, deps)).toMatchObject({ export: { status: 'failed' }, may_export: true });
});

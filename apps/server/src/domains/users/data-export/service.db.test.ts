import { aLesson } from '#test/builders.ts';
import { atOnce, createCalls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { credits } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { issuePapers } from '#test/receipts.ts';
import { publishTestEvent, testJobs, runPendingJobs } from '#test/jobs.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { aSubscription } from '#test/web-push.ts';
import { unzipped } from '#test/zips.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '#adapters/secrets.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Actor } from '#app/context.ts';
import { StorageFault } from '#core/storage-fault.ts';
import { uploadPicture } from '#domains/files/uploads/service.ts';
import { saveProfile } from '#domains/users/profile/service.ts';
import { exportJobs } from './jobs.ts';
import { exportKey } from './rules.ts';
import { PARTS } from '#domains/users/exported-data/repository.ts';
import { collectData, makeExport, sweepExports, requestExport, getDataRights, findExport } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase({ max: 10 });
const services = testServices(home, clock);
let roles: Roles;
let player: Actor;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  await home.db.outbox.deleteMany();
  await home.db.data_exports.deleteMany();
  roles = await makeRoles(services);
  player = roles.player;
});

const jobs = () => ({ ...testJobs(home.db, clock.now()), now: clock.now });
const asked = async (actor = player) => {
  await requestExport(actor, services);
  return (await home.db.data_exports.findFirstOrThrow({ where: { user_id: actor.id }, orderBy: { asked_at: 'desc' } }))
    .id;
};
const made = async (actor = player) => {
  const export_id = await asked(actor);
  await makeExport({ export_id }, jobs());
  return export_id;
};
const aPicture = async () => uploadPicture(player, [receivedFile(await aJpeg())], services);
const makeToken = (export_id: string) => services.secrets.token('export', export_id);
const readContent = async (export_id: string) => {
  const found = await findExport(makeToken(export_id), services);
  if (!found) return expect.unreachable('The link leads nowhere.');
  const files = await unzipped(await buffer(found.stream));
  return { files, data: JSON.parse(files['data.json']!.toString()) as Record<string, Record<string, unknown>[]> };
};
const count = (topic: string) => home.db.outbox.count({ where: { topic } });

describe('asking for one’s data', () => {
  test.each(expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 200 }))('by %s: %i', async (role, status) => {
    expect(await statusAs(services, roles[role], (calls) => calls.accounts.askExport())).toBe(status);
    expect(await statusAs(services, roles[role], (calls) => calls.accounts.dataRights())).toBe(status);
  });

  test('notes it once, however often and at once it is asked for', async () => {
    const { granted } = await atOnce([1, 2, 3, 4].map(() => createCalls(services, player).accounts.askExport()));
    expect(granted).toHaveLength(4);
    for (const rights of granted) expect(rights).toMatchObject({ export: { status: 'asked' }, may_export: false });
    expect(await count('export.asked')).toBe(1);
  });

  test('again waits an hour after the last', async () => {
    await made();
    expect((await requestExport(player, services)).may_export).toBe(false);
    expect(await count('export.asked')).toBe(1);
    clock.pass(1);
    expect((await getDataRights(player, services)).may_export).toBe(true);
    expect((await requestExport(player, services)).export?.status).toBe('asked');
    expect(await count('export.asked')).toBe(2);
  });

  test('says what erasure would take', async () => {
    await credits(services, { pro: roles.pro, player }, 6);
    await aLesson(home.db, { pro: roles.pro, player }, { starts_at: new Date('2031-04-01T10:00:00Z') });
    expect(await getDataRights(player, services)).toMatchObject({
      export: null,
      may_erase: true,
      at_stake: { lessons: 1, credits: 6, players: 0, children: 0 },
    });
    expect(await getDataRights(roles.pro, services)).toMatchObject({
      at_stake: { lessons: 1, credits: 6, players: 2, children: 0 },
    });
    expect(await getDataRights(roles.admin, services)).toMatchObject({ may_erase: false });
  });
});

describe('the data', () => {
  test('of a player is theirs, with the coach’s name and nobody else’s', async () => {
    await credits(services, { pro: roles.pro, player }, 4);
    await aLesson(home.db, { pro: roles.pro, player }, { note: 'Bring the wedge' });
    await aLesson(
      home.db,
      { pro: roles.pro, player: roles.fellow },
      { note: 'Of somebody else', starts_at: new Date('2031-05-01T10:00:00Z') },
    );
    await aPicture();
    const { data, files } = await readContent(await made());
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
    const sold = { player_id: player.id, pro_id: roles.pro.id, key: 'one', currency: 'GBP', stripe_id: 'cus_SECRET' };
    const redeemed = {
      status: 'paid',
      settled_at: services.now(),
      kind: 'offer',
      title: 'Summer camp',
      amount: 0,
    } as const;
    await issuePapers(home.db, await home.db.purchases.create({ data: { ...sold, ...redeemed } }));
    for (const actor of [player, roles.pro]) {
      const { data } = await readContent(await made(actor));
      expect(data['purchases']).toMatchObject([
        { title: 'Summer camp', pro: 'Robin Calder', player: 'Jamie Whitlock' },
      ]);
      expect(data['receipts']).toMatchObject([{ kind: 'receipt', seller: { name: 'Robin Calder' }, total: 0 }]);
      expect(JSON.stringify(data)).not.toContain('cus_SECRET');
    }
  });

  test('has the records of lessons, and of one that is not published nothing for the player', async () => {
    const lesson = await aLesson(
      home.db,
      { pro: roles.pro, player: roles.player },
      { starts_at: new Date('2031-03-01T10:00:00Z') },
    );
    const lesson_id = lesson.id;
    await home.db.lessons.update({ where: { id: lesson_id }, data: { title: 'Shorter backswing' } });
    await home.db.lesson_sections.create({ data: { lesson_id, ref: 'a', type: 'text', position: 0, content: 'Turn' } });
    await home.db.lesson_comments.create({ data: { lesson_id, author_id: roles.pro.id, content: 'Well played' } });
    const read = (who: Actor) => collectData(home.db, who.id);
    const before = await read(player);
    expect(JSON.stringify(before)).not.toContain('Shorter backswing');
    expect(before?.['records'] ?? []).toEqual([]);
    expect(await read(roles.pro)).toMatchObject({
      records: [{ content: 'Turn' }],
      lessons: [{ title: 'Shorter backswing' }],
    });
    await home.db.lessons.update({
      where: { id: lesson_id },
      data: { published_at: new Date('2031-03-01T12:00:00Z') },
    });
    const after = await read(player);
    expect(after?.['records']).toMatchObject([{ content: 'Turn' }]);
    expect(after?.['comments']).toMatchObject([{ content: 'Well played', by: 'Robin Calder', by_you: false }]);
    expect(JSON.stringify(after)).toContain('Shorter backswing');
  });

  test('of a pro names their players and what they wrote', async () => {
    await saveProfile(roles.pro, { intro: 'Twenty years of teaching' }, services);
    await aLesson(home.db, { pro: roles.pro }, { starts_at: new Date('2031-05-01T10:00:00Z') });
    const { data } = await readContent(await made(roles.pro));
    expect(data['players']).toHaveLength(2);
    expect(data['profile']).toMatchObject([{ intro: 'Twenty years of teaching' }]);
    expect(data['lessons']).toMatchObject([{ player: 'Sam Guest' }]);
    expect(data['weekly_hours']).toHaveLength(7);
    const emails = await home.db.users.findMany({ where: { pro_id: roles.pro.id }, select: { email: true } });
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
    const browser = aSubscription({ user_id: player.id, session_id_hash: 'SECRET-3', device: 'Safari on an iPhone' });
    await home.db.push_subscriptions.create({ data: browser });
    await home.db.challenges.create({
      data: {
        user_id: player.id,
        purpose: 'reset',
        token_hash: 'SECRET-5',
        pin_hash: 'SECRET-6',
        expires_at: new Date('2031-05-01'),
      },
    });
    const text = JSON.stringify(await collectData(home.db, player.id));
    expect(text).not.toContain('SECRET');
    for (const secret of [browser.endpoint, browser.p256dh, browser.auth]) expect(text).not.toContain(secret);
    expect(text).toContain('devices');
    expect(text).toContain('Safari on an iPhone');
  });

  test('leaves out no table that tells of people', async () => {
    const tables = await home.db.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name IN ('user_id', 'player_id', 'pro_id', 'owner_id', 'actor_id', 'target_id', 'email', 'author_id', 'lesson_id')
         OR table_name IN ('users', 'outbox', 'videos', 'suppressed_addresses'))
         -- References of what was taken out of a record, and nothing of what it said; and the words of records, which are in it already.
         AND table_name NOT IN ('removed_sections', 'record_search')
      ORDER BY 1`;
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
    const again = await publishTestEvent(home.db, { topic: 'export.asked', payload: { export_id } });
    const row = { outbox_id: String(id) };
    await Promise.all([make.run(row, jobs()), make.run(row, jobs())]);
    await make.run({ outbox_id: again }, jobs());
    expect(await count('export.ready')).toBe(1);
    expect(await home.db.data_exports.findUniqueOrThrow({ where: { id: export_id } })).toMatchObject({
      status: 'ready',
      ready_at: clock.now(),
      expires_at: new Date('2031-03-17T09:00:00Z'),
      token_hash: hashToken(makeToken(export_id)),
    });
  });

  test('of more than two gigabytes is ready as any other', async () => {
    const export_id = await asked();
    const storage = { ...services.storage, readSize: async () => 3_000_000_000 };
    await makeExport({ export_id }, { ...jobs(), storage });
    expect(await getDataRights(player, services)).toMatchObject({ export: { status: 'ready', bytes: 3_000_000_000 } });
  });

  test('is no longer to be had by its link once its person has another address', async () => {
    const token = makeToken(await made());
    const email = (address: string) => home.db.users.update({ where: { id: player.id }, data: { email: address } });
    const { email: before } = await home.db.users.findUniqueOrThrow({ where: { id: player.id } });
    await email('elsewhere@example.com');
    expect(await findExport(token, services)).toBeNull();
    await email(before!.toUpperCase());
    expect(await findExport(token, services)).not.toBeNull();
  });

  test('leaves nothing of somebody who is erased meanwhile', async () => {
    const export_id = await asked();
    const storage = {
      ...services.storage,
      put: async (...args: Parameters<typeof services.storage.put>) => {
        await services.storage.put(...args);
        await home.db.users.delete({ where: { id: player.id } });
      },
    };
    await makeExport({ export_id }, { ...jobs(), storage });
    expect(await services.storage.readSize(`exports/${export_id}.zip`)).toBeNull();
    expect(await count('export.ready')).toBe(0);
  });

  test('of a person who is gone clears away what a dead worker left', async () => {
    const export_id = await asked();
    await services.storage.put(`exports/${export_id}.zip`, Buffer.from('half'), 'application/zip');
    await home.db.users.delete({ where: { id: player.id } });
    await makeExport({ export_id }, jobs());
    expect(await services.storage.readSize(`exports/${export_id}.zip`)).toBeNull();
  });

  test('goes out without a file that is missing from the storage, and names it at its end', async () => {
    const [lost, kept] = [await aPicture(), await aPicture()];
    await services.storage.remove(lost.path.replace('/files/', '').replace('/1024.webp', ''));
    const { files } = await readContent(await made());
    expect(Object.keys(files)).toEqual(['data.json', `files/${kept.id}.webp`, 'missing_files.txt']);
    expect(files['missing_files.txt']?.toString().split('\n').slice(2)).toEqual([`${lost.id}.webp`, '']);
    expect(files[`files/${kept.id}.webp`]?.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('fails whole when the storage of a file is away, and is tried again', async () => {
    await aPicture();
    const export_id = await asked();
    const away = { ...services.storage, read: () => Promise.reject(new StorageFault('away', null)) };
    await expect(makeExport({ export_id }, { ...jobs(), storage: away })).rejects.toThrow(StorageFault);
    expect(await home.db.data_exports.findUniqueOrThrow({ where: { id: export_id } })).toMatchObject({
      status: 'asked',
    });
    expect(await services.storage.readSize(`exports/${export_id}.zip`)).toBeNull();
    // A store that takes its time to begin finds the stream broken already.
    const slow = {
      ...away,
      put: async (key: string, content: Readable | Buffer, type: string) => {
        if (content instanceof Readable) await new Promise((resolve) => content.once('close', resolve));
        await services.storage.put(key, content, type);
      },
    };
    await expect(makeExport({ export_id }, { ...jobs(), storage: slow })).rejects.toThrow(StorageFault);
  });

  test('fails whole when a file breaks off in the middle', async () => {
    await aPicture();
    const export_id = await asked();
    const breaking = () =>
      Readable.from(
        (async function* () {
          yield 'half';
          throw new Error('The line went dead');
        })(),
      );
    const storage = { ...services.storage, read: async () => ({ stream: breaking(), bytes: 9 }) };
    await expect(makeExport({ export_id }, { ...jobs(), storage })).rejects.toThrow('The line went dead');
    expect(await services.storage.readSize(`exports/${export_id}.zip`)).toBeNull();
  });

  test('reads no further when what it makes cannot be stored', async () => {
    await aPicture();
    const export_id = await asked();
    const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
    const storage: Storage = {
      ...services.storage,
      read: async () => ({ stream: endless, bytes: 1 }),
      put: async (_, content) => {
        if (content instanceof Readable) for await (const chunk of content) if (String(chunk).includes('\0')) break;
        throw new StorageFault('full', null);
      },
    };
    await expect(makeExport({ export_id }, { ...jobs(), storage })).rejects.toThrow(StorageFault);
    await expect.poll(() => endless.destroyed).toBe(true);
  });
});

describe('the link', () => {
  test('works for seven days, for whoever has it, and no other does', async () => {
    const export_id = await made();
    const other = await made(roles.fellow);
    expect((await readContent(export_id)).data['account']).toMatchObject([{ id: player.id }]);
    expect((await readContent(other)).data['account']).toMatchObject([{ id: roles.fellow.id }]);
    for (const token of ['', export_id, makeToken(other).slice(1), hashToken(makeToken(export_id))])
      expect(await findExport(token, services)).toBeNull();
    clock.pass(7 * 24 - 1);
    expect(await readContent(export_id)).toBeDefined();
    clock.pass(1);
    expect(await findExport(makeToken(export_id), services)).toBeNull();
  });

  test('is dead once the sweep has been, and the data with it', async () => {
    const export_id = await made();
    clock.pass(7 * 24);
    expect(await sweepExports(jobs())).toBe(1);
    expect(await home.db.outbox.findMany({ where: { topic: 'files.gone' } })).toMatchObject([
      { payload: { prefix: `exports/${export_id}.zip` } },
    ]);
    expect(await getDataRights(player, services)).toMatchObject({ export: null, may_export: true });
    expect(await sweepExports(jobs())).toBe(0);
  });
});

test('what could not be made is given up after two days', async () => {
  await asked();
  clock.pass(47.9);
  await sweepExports(jobs());
  expect(await getDataRights(player, services)).toMatchObject({ export: { status: 'asked' }, may_export: false });
  clock.pass(0.1);
  await sweepExports(jobs());
  expect(await getDataRights(player, services)).toMatchObject({ export: { status: 'failed' }, may_export: true });
});

test('what a killed worker had stored of an export goes when the export is given up', async () => {
  const export_id = await asked();
  const key = exportKey(export_id);
  await services.storage.put(key, Buffer.from('everything about somebody'), 'application/zip');
  clock.pass(48);
  await sweepExports(jobs());
  await runPendingJobs(jobs());
  expect(await services.storage.readSize(key)).toBeNull();
});

test('an export that is given up while it is made leaves nothing', async () => {
  const export_id = await asked();
  const key = exportKey(export_id);
  const storage: Storage = {
    ...services.storage,
    put: async (...args) => {
      await services.storage.put(...args);
      clock.pass(48);
      await sweepExports(jobs());
    },
  };
  await makeExport({ export_id }, { ...jobs(), storage });
  expect(await services.storage.readSize(key)).toBeNull();
});

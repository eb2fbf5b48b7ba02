import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONSTRAINTS, INDEXES, TRIGGERS } from './handwritten-rules.ts';

const { run, insert, aUser, listen } = rawSql(fileDatabase());

describe('every rule written by hand is there', () => {
  test.each(CONSTRAINTS)('%s: the constraint %s', async (table, name, kind) => {
    const found = await run(
      'SELECT contype::text, convalidated FROM pg_constraint WHERE conrelid = $1::regclass AND conname = $2',
      [table, name],
    );
    expect(found).toEqual([{ contype: kind, convalidated: true }]);
  });

  test.each(INDEXES)('the index %s', async (name, ...parts) => {
    const [found] = await run('SELECT indexdef FROM pg_indexes WHERE indexname = $1', [name]);
    for (const part of parts) expect(found?.['indexdef']).toContain(part);
  });

  test.each(TRIGGERS)('%s: the trigger %s', async (table, name) => {
    const found = await run('SELECT tgenabled::text FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname = $2', [
      table,
      name,
    ]);
    expect(found).toEqual([{ tgenabled: 'O' }]);
  });

  test('and there is none that this file does not know', async () => {
    const names = async (statement: string) => (await run(statement)).map(({ name }) => name).sort();
    const constraints = await names(
      `SELECT conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('x', 'c')`,
    );
    const indexes = await names(
      `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE c.relnamespace = 'public'::regnamespace AND (i.indpred IS NOT NULL OR i.indexprs IS NOT NULL)
         AND NOT i.indisexclusion`,
    );
    const triggers = await names('SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal');
    expect(constraints).toEqual(CONSTRAINTS.map(([, name]) => name).sort());
    expect(indexes).toEqual(INDEXES.map(([name]) => name).sort());
    expect(triggers).toEqual(TRIGGERS.map(([, name]) => name).sort());
  });
});

describe('lessons', () => {
  const DAY = '2031-05-06';
  const lesson = (pro_id: string, [start, end]: [string, string], fields: Record<string, unknown> = {}) =>
    insert('lessons', {
      id: randomUUID(),
      pro_id,
      guest_name: 'Sam Guest',
      starts_at: `${DAY}T${start}:00Z`,
      ends_at: `${DAY}T${end}:00Z`,
      duration: 60,
      payment_type: 'on_day',
      ...fields,
    });
  let pro: string;
  beforeAll(async () => {
    pro = await aUser('pro');
    await lesson(pro, ['10:00', '11:00']);
  });

  test.each([
    ['the same time', '10:00', '11:00'],
    ['a part of it', '10:15', '10:30'],
    ['its end', '10:59', '12:00'],
    ['its beginning', '09:00', '10:01'],
    ['all of it and more', '09:00', '12:00'],
  ])('a second live one of a pro cannot take %s', async (_, start, end) => {
    expect(await constraintViolatedBy(lesson(pro, [start, end]))).toBe('lessons_no_overlap');
  });

  test('nor be moved there, nor be called back to life there', async () => {
    const [later, cancelled] = [randomUUID(), randomUUID()];
    await lesson(pro, ['14:00', '15:00'], { id: later });
    await lesson(pro, ['10:30', '11:30'], { id: cancelled, cancelled_at: new Date() });
    const move = run(`UPDATE lessons SET starts_at = starts_at - interval '210 minutes' WHERE id = $1`, [later]);
    expect(await constraintViolatedBy(move)).toBe('lessons_no_overlap');
    const revive = run('UPDATE lessons SET cancelled_at = NULL WHERE id = $1', [cancelled]);
    expect(await constraintViolatedBy(revive)).toBe('lessons_no_overlap');
  });

  test('touching ones, cancelled ones, video ones and those of another pro are welcome', async () => {
    const welcome = [
      lesson(pro, ['09:00', '10:00']),
      lesson(pro, ['11:00', '12:00']),
      lesson(pro, ['10:00', '11:00'], { cancelled_at: new Date() }),
      lesson(pro, ['10:15', '10:15'], { type: 1, payment_type: 'card' }),
      lesson(await aUser('pro'), ['10:00', '11:00']),
    ];
    await expect(Promise.all(welcome)).resolves.toHaveLength(5);
  });

  test('end after they start, but for a video, which takes no time', async () => {
    expect(await constraintViolatedBy(lesson(pro, ['20:00', '20:00']))).toBe('lessons_order');
    expect(await constraintViolatedBy(lesson(pro, ['20:00', '19:00']))).toBe('lessons_order');
    expect(await constraintViolatedBy(lesson(pro, ['20:00', '19:00'], { type: 1 }))).toBe('lessons_order');
  });

  test('have a note to videos only where there are videos', async () => {
    const note = { player_video_lesson_note: 'Slow' };
    expect(await constraintViolatedBy(lesson(pro, ['20:00', '21:00'], note))).toBe('lessons_video_note');
    await lesson(pro, ['20:00', '20:00'], { ...note, type: 1, payment_type: 'card' });
  });

  test('are for a player or for a guest, never for both or for nobody', async () => {
    const player_id = await aUser('player', { pro_id: pro });
    expect(await constraintViolatedBy(lesson(pro, ['20:00', '21:00'], { player_id }))).toBe('lessons_player_or_guest');
    expect(await constraintViolatedBy(lesson(pro, ['20:00', '21:00'], { guest_name: null }))).toBe(
      'lessons_player_or_guest',
    );
    await lesson(pro, ['20:00', '21:00'], { player_id, guest_name: null });
  });

  test('hold credits when they are paid by credits, and only then', async () => {
    expect(await constraintViolatedBy(lesson(pro, ['22:00', '23:00'], { payment_type: 'credits' }))).toBe(
      'lessons_credits_paid',
    );
    expect(await constraintViolatedBy(lesson(pro, ['22:00', '23:00'], { payment_type: 'credits', credits: -4 }))).toBe(
      'lessons_credits_paid',
    );
    expect(await constraintViolatedBy(lesson(pro, ['22:00', '23:00'], { credits: 4 }))).toBe('lessons_credits_paid');
    await lesson(pro, ['22:00', '23:00'], { payment_type: 'credits', credits: 4 });
  });
});

describe('weekly hours', () => {
  const range = (pro_id: string, day: number, start: string, end: string) =>
    insert('recurring_availability', { id: randomUUID(), pro_id, day, start, end });

  test('do not overlap within a day, and may touch', async () => {
    const pro = await aUser('pro');
    await range(pro, 0, '09:00', '12:00');
    expect(await constraintViolatedBy(range(pro, 0, '11:45', '13:00'))).toBe('recurring_availability_no_overlap');
    expect(await constraintViolatedBy(range(pro, 0, '10:00', '10:15'))).toBe('recurring_availability_no_overlap');
    await range(pro, 0, '12:00', '13:00');
    await range(pro, 1, '09:00', '12:00');
    await range(await aUser('pro'), 0, '09:00', '12:00');
  });

  test('may last until midnight, which is where the day ends', async () => {
    const pro = await aUser('pro');
    await range(pro, 2, '22:00', '24:00');
    expect(await constraintViolatedBy(range(pro, 2, '23:45', '24:00'))).toBe('recurring_availability_no_overlap');
    expect(await constraintViolatedBy(range(pro, 2, '21:00', '00:00'))).toBe('recurring_availability_order');
    await range(pro, 2, '20:00', '22:00');
    await range(pro, 3, '00:00', '24:00');
  });

  test('belong to a day from Monday 0 to Sunday 6, and end after they start', async () => {
    const pro = await aUser('pro');
    expect(await constraintViolatedBy(range(pro, 7, '09:00', '12:00'))).toBe('recurring_availability_day');
    expect(await constraintViolatedBy(range(pro, -1, '09:00', '12:00'))).toBe('recurring_availability_day');
    expect(await constraintViolatedBy(range(pro, 0, '09:00', '09:00'))).toBe('recurring_availability_order');
  });

  test('are open to players for one to twelve months', async () => {
    const pro = await aUser('pro');
    expect(await constraintViolatedBy(insert('settings', { user_id: pro, diary_availability_months: 0 }))).toBe(
      'settings_months_range',
    );
    expect(await constraintViolatedBy(insert('settings', { user_id: pro, diary_availability_months: 13 }))).toBe(
      'settings_months_range',
    );
  });

  test.each([
    ['booking_notice_hours', -1, 'settings_notice_range'],
    ['booking_notice_hours', 169, 'settings_notice_range'],
    ['lesson_buffer_minutes', 10, 'settings_buffer_steps'],
    ['lesson_buffer_minutes', 75, 'settings_buffer_steps'],
    ['lessons_per_day', 0, 'settings_lessons_per_day_range'],
    ['lessons_per_day', 97, 'settings_lessons_per_day_range'],
  ])('keep their limits within reason: %s is not %i', async (field, value, constraint) => {
    expect(await constraintViolatedBy(insert('settings', { user_id: await aUser('pro'), [field]: value }))).toBe(
      constraint,
    );
  });
});

describe('credits', () => {
  let lot: string;
  const remaining = async () => (await run('SELECT remaining FROM credit_lots WHERE id = $1', [lot]))[0]?.['remaining'];
  const move = (movement: string, amount: number) => insert('credit_ledger', { lot_id: lot, movement, amount });
  const aLot = async (fields: Record<string, unknown> = {}) => {
    const pro_id = await aUser('pro');
    const row = {
      id: randomUUID(),
      pro_id,
      player_id: await aUser('player', { pro_id }),
      source: 'given',
      quantity: 4,
      purchased_at: new Date(),
      expires_on: '2032-05-06',
      expires_at: '2032-05-07T00:00:00Z',
      ...fields,
    };
    await insert('credit_lots', row);
    return row.id;
  };
  beforeAll(async () => {
    lot = await aLot();
    await move('given', 4);
  });

  test('a lot holds what the ledger says', async () => {
    await move('spent', -3);
    expect(await remaining()).toBe(1);
    await move('returned', 3);
    expect(await remaining()).toBe(4);
  });

  test('a lot is never overspent', async () => {
    expect(await constraintViolatedBy(move('spent', -5))).toBe('credit_lots_not_negative');
    expect(await constraintViolatedBy(run('UPDATE credit_lots SET remaining = -1 WHERE id = $1', [lot]))).toBe(
      'credit_lots_not_negative',
    );
    expect(await remaining()).toBe(4);
  });

  test('nor overfull', async () => {
    expect(await constraintViolatedBy(move('returned', 1))).toBe('credit_lots_not_overfull');
    expect(await constraintViolatedBy(aLot({ quantity: 0 }))).toBe('credit_lots_quantity');
    expect(await remaining()).toBe(4);
  });

  test('the ledger holds no movement of nothing, and none of a lot that is not there', async () => {
    expect(await constraintViolatedBy(move('spent', 0))).toBe('credit_ledger_moves');
    const stray = insert('credit_ledger', { lot_id: randomUUID(), movement: 'given', amount: 1 });
    expect(await constraintViolatedBy(stray)).toBe('credit_ledger_lot_id_fkey');
  });

  test('what is in the ledger is neither changed nor taken out', async () => {
    const append = 'the credit ledger is append-only';
    expect(await constraintViolatedBy(run('UPDATE credit_ledger SET amount = 1'))).toBe(append);
    expect(await constraintViolatedBy(run('DELETE FROM credit_ledger'))).toBe(append);
    expect(await constraintViolatedBy(run('TRUNCATE credit_ledger'))).toBe(append);
    expect(await constraintViolatedBy(run('TRUNCATE credit_lots CASCADE'))).toBe(append);
  });
});

describe('people', () => {
  test('no two live ones have one email, however it is typed; the dead keep theirs', async () => {
    const mark = randomUUID();
    await aUser('pro', { email: `Coach-${mark}@Example.com` });
    expect(await constraintViolatedBy(aUser('player', { email: `coach-${mark}@example.COM` }))).toBe(
      'users_live_email_key',
    );
    await aUser('player', { email: `coach-${mark}@example.com`, deleted_at: new Date() });
    const late = await aUser('player', { email: `COACH-${mark}@example.com`, deleted_at: new Date() });
    expect(await constraintViolatedBy(run('UPDATE users SET deleted_at = NULL WHERE id = $1', [late]))).toBe(
      'users_live_email_key',
    );
  });

  test('no two pros have one validation code, however it is typed; players have none', async () => {
    const code = randomUUID().slice(0, 6);
    await aUser('pro', { referral_code: code.toUpperCase() });
    expect(await constraintViolatedBy(aUser('pro', { referral_code: code.toLowerCase() }))).toBe(
      'users_referral_code_key',
    );
    expect(await constraintViolatedBy(aUser('player', { referral_code: 'PLAYER' }))).toBe('users_referral_code_of_pro');
  });

  test('no two people have one calendar address', async () => {
    const calendar_token = randomUUID();
    await aUser('pro', { calendar_token });
    expect(await constraintViolatedBy(aUser('pro', { calendar_token }))).toBe('users_calendar_token_key');
  });
});

test('a row of the outbox wakes the relay when it is committed, and not before', async () => {
  const heard = await listen('outbox');
  const write = () => insert('outbox', { topic: 'lesson.booked', payload: '{}' });
  await run('BEGIN');
  await write();
  await run('ROLLBACK');
  expect(heard).toEqual([]);
  await write();
  await expect.poll(() => heard).toEqual(['outbox']);
});

describe('files', () => {
  const file = async (fields: Record<string, unknown>) =>
    insert('files', {
      id: randomUUID(),
      owner_id: await aUser('player'),
      key: `images/${randomUUID()}`,
      content_type: 'image/webp',
      bytes: 1,
      ...fields,
    });
  const SOON = new Date('2031-03-10T10:00:00Z');

  test('hold their place for a time while they are pending, and only then', async () => {
    expect(await constraintViolatedBy(file({ status: 'pending' }))).toBe('files_reserved');
    expect(await constraintViolatedBy(file({ status: 'stored', reserved_until: SOON }))).toBe('files_reserved');
    await file({ status: 'pending', reserved_until: SOON });
  });

  test('are used by nothing before they are stored', async () => {
    const pending = { status: 'pending', reserved_until: SOON };
    expect(await constraintViolatedBy(file({ ...pending, used_at: SOON }))).toBe('files_used_when_stored');
    await file({ status: 'stored', used_at: SOON });
  });

  test('bring no negative bytes to a day', async () => {
    const day = { owner_id: await aUser('player'), day: '2031-03-10', bytes: -1 };
    expect(await constraintViolatedBy(insert('upload_days', day))).toBe('upload_days_bytes');
  });

  test('come in parts under an id that nobody guesses, with a name of some length and no negative size', async () => {
    const file_id = randomUUID();
    await file({ id: file_id });
    const upload = { id: 'a'.repeat(48), file_id, use: 'record_image', filename: 'a.heic', bytes: 1, created_at: SOON };
    const violated = (changed: object) => constraintViolatedBy(insert('uploads', { ...upload, ...changed }));
    expect(await violated({ id: 'guessable' })).toBe('uploads_id');
    expect(await violated({ filename: 'a'.repeat(256) })).toBe('uploads_filename');
    expect(await violated({ bytes: -1 })).toBe('uploads_bytes');
    await insert('uploads', upload);
  });
});

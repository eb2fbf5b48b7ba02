import type { RecordShare, SharedRecord } from '@fairway/contracts/lessons/record-sharing';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { inTransaction } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { hashToken } from '#adapters/secrets.ts';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { AppError, notFound } from '#core/app-error.ts';
import { fileAt } from '#domains/files/stored-files/rules.ts';
import { openFile, type Visible } from '#domains/files/stored-files/service.ts';
import { lessonScope } from '#domains/lessons/lesson/rules.ts';
import { lockLesson, readDetail } from '#domains/lessons/records/repository.ts';
import { deleteShare, findShared, findSharedFile, readShare, replaceShare, type ShareRow } from './repository.ts';
import { isToken, shareExpiry } from './rules.ts';
import { sharedRecordView, shareView } from './view.ts';

type Sharing = Pick<AppServices, 'db' | 'now' | 'secrets' | 'publicUrl'>;

/** The link of a row, as long as it works. One made with another key of this installation cannot be shown again. */
function readLiveLink(row: ShareRow | null, { now, secrets, publicUrl }: Omit<Sharing, 'db'>): RecordShare | null {
  if (!row || row.expires_at <= now()) return null;
  const token = secrets.token('record_share', row.id);
  return hashToken(token) === row.token_hash ? shareView({ token, expires_at: row.expires_at }, publicUrl) : null;
}

/** The link by which the caller shares the record of this lesson of theirs; null when they do not, or no longer. */
export async function findShare(actor: Actor, lesson_id: string, services: Sharing): Promise<RecordShare | null> {
  return readLiveLink(await readShare(services.db, { lesson_id, player_id: actor.id }), services);
}

/** Shares a record that the caller has been given to read. Asked twice, or by two devices at once, it is one link. */
export const shareRecord = (actor: Actor, lesson_id: string, services: Sharing): Promise<RecordShare> =>
  inTransaction(services.db, async (tx) => {
    const lesson = await lockLesson(tx, lessonScope(actor), lesson_id);
    if (!lesson) throw notFound();
    if (lesson.published_at === null) throw new AppError('conflict', { message: LESSON_MESSAGES.nothingToShare });
    const live = readLiveLink(await readShare(tx, { lesson_id, player_id: actor.id }), services);
    if (live) return live;
    const created_at = services.now();
    const id = uuid();
    const token = services.secrets.token('record_share', id);
    const share = { id, lesson_id, token_hash: hashToken(token), created_at, expires_at: shareExpiry(created_at) };
    await replaceShare(tx, share);
    return shareView({ token, expires_at: share.expires_at }, services.publicUrl);
  });

/** Stops sharing a record: its link leads nowhere from now on. Twice is once. */
export const stopSharing = (actor: Actor, lesson_id: string, { db }: Pick<AppServices, 'db'>): Promise<{ ok: true }> =>
  inTransaction(db, async (tx) => {
    if (!(await lockLesson(tx, lessonScope(actor), lesson_id))) throw notFound();
    await deleteShare(tx, lesson_id);
    return { ok: true };
  });

/** The record behind a link: the token is the whole of the permission. 404 for one that has ended or never was. */
export async function readSharedRecord(token: string, { db, now }: CoreServices): Promise<SharedRecord> {
  const at = now();
  const shared = isToken(token) ? await findShared(db, { token_hash: hashToken(token), at }) : null;
  const row = shared && (await readDetail(db, { player_id: shared.player_id }, shared.lesson_id));
  if (!shared || !row) throw notFound();
  return sharedRecordView(row, { ...shared, token, now: at });
}

/** A file of the record behind a link, by its name below `/files/`; null when that record has no such file. */
export async function findFileByLink(
  { token, name }: { token: string; name: string },
  { db, now, storage }: Pick<AppServices, 'db' | 'now' | 'storage'>,
): Promise<Visible | null> {
  const wanted = isToken(token) ? fileAt(name) : null;
  const file = wanted && (await findSharedFile(db, { token_hash: hashToken(token), at: now(), key: wanted.key }));
  return wanted && file && openFile(name, { wanted, ...file, public: false }, storage);
}

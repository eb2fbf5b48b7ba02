import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { LessonDetail, RecordIn } from '@fairway/contracts/lessons/records';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockLibraryDrills } from '@fairway/db/locks';
import type { Actor, AppServices, UploadedFile, CoreServices } from '#app/context.ts';
import { AppError, forbidden, invalid, notFound } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { keyIn, videoKeyIn, voiceKeyIn } from '#domains/files/stored-files/rules.ts';
import { releaseFiles } from '#domains/files/stored-files/service.ts';
import { retryVideo } from '#domains/files/videos/service.ts';
import { lessonScope, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { LESSON_TYPES } from '@fairway/contracts/constants';
import {
  dropDrills,
  isForeign,
  listNewDrills,
  planPublication,
  planRecord,
  type Conflict,
  type SectionWrite,
  type Side,
  type StoredSection,
} from './rules.ts';
import {
  findVideo,
  lockLesson,
  readDetail,
  readRecord,
  removeSection,
  writeRecord,
  writeSections,
  type LockedLesson,
  type RecordChange,
  type SectionRow,
  type SectionValues,
} from './repository.ts';
import { refreshSearch } from '#domains/lessons/record-search/service.ts';
import { takeFiles, withRecordFiles, withUploads } from '#domains/lessons/record-files/service.ts';
import { lessonDetailView } from './view.ts';

/** One lesson the caller gives or takes, with its record; 404 for any other. */
export async function lessonDetailById(actor: Actor, id: string, { db, now }: CoreServices): Promise<LessonDetail> {
  const row = await readDetail(db, lessonScope(actor), id);
  if (!row) throw notFound();
  return lessonDetailView(row, { reader: roleInLesson(actor), reader_id: actor.id, now: now() });
}

/** The key behind an address of ours; any other address stands for itself, and will be refused when it is taken into use. */
const toKey = (path: string): string => keyIn(path) ?? videoKeyIn(path) ?? voiceKeyIn(path) ?? path;

const toStored = ({ key, second_key, voice_key, ...row }: SectionRow): StoredSection => ({
  ...row,
  file: key,
  second_file: second_key,
  voice: voice_key,
});

/** The parts as the rules compare them: files by their keys, of whatever size the sender has seen a picture. */
const withKeys = (records: RecordIn['records']): RecordIn['records'] =>
  records.map((section) => ({
    ...section,
    ...(section.image && { image: toKey(section.image) }),
    ...(section.video && { video: toKey(section.video) }),
    ...(section.voice && { voice: toKey(section.voice) }),
    ...(section.images && { images: section.images.map(toKey) }),
  }));

/** The refusal of a write whose parts were changed meanwhile: with what stands there now, for the pro to choose (R2). */
function conflicted(conflicts: Conflict[], detail: LessonDetail): AppError {
  const present = new Map(detail.record.map((section) => [section.ref, section]));
  return new AppError('conflict', {
    message: LESSON_MESSAGES.recordChanged,
    body: { conflicts: conflicts.map(({ ref, revision }) => ({ ref, revision, section: present.get(ref) ?? null })) },
  });
}

/** Locks the lesson for a write of its record. A player has a record of their own only in a video lesson (R11). */
async function lockForWriting(tx: Tx, actor: Actor, id: string): Promise<LockedLesson> {
  const lesson = await lockLesson(tx, lessonScope(actor), id);
  if (!lesson) throw notFound();
  if (actor.type === 'player' && lesson.type !== LESSON_TYPES.video) throw forbidden(LESSON_MESSAGES.recordOfVideo);
  return lesson;
}

/** The parts without the drills that have left the library since they were written: their words stay, and the record is saved all the same. */
async function withDrills(
  tx: Tx,
  actor: Actor,
  sections: readonly SectionRow[],
  sent: RecordIn['records'],
): Promise<RecordIn['records']> {
  const named = listNewDrills(sections, sent);
  if (named.length === 0) return sent;
  const there = await lockLibraryDrills(tx, actor.id, named);
  return dropDrills(sent, new Set(named.filter((id) => !there.has(id))));
}

/** The ids of a part's files. */
const listFiles = ({ file_id, second_file_id, voice_file_id }: SectionRow): string[] =>
  [file_id, second_file_id, voice_file_id].flatMap((id) => id ?? []);

async function writeParts(
  tx: Tx,
  actor: Actor,
  { lesson_id, writes, sent, at }: { lesson_id: string; writes: SectionWrite[]; sent: RecordIn['records']; at: Date },
  stored: SectionRow[],
): Promise<void> {
  const before = new Map(stored.map((row) => [row.ref, row]));
  const values: SectionValues[] = [];
  for (const write of writes)
    values.push(await takeFiles(tx, actor, { write, before: before.get(write.ref), sent, at }));
  await writeSections(tx, { lesson_id, is_player_submitted: actor.type === 'player', at }, values);
  for (const { ref, file_id, second_file_id, voice_file_id } of values) {
    const row = before.get(ref);
    const kept = [file_id, second_file_id, voice_file_id];
    for (const old of row ? listFiles(row) : []) if (!kept.includes(old)) await releaseFiles(tx, old);
  }
}

/** What becomes of the record as a whole, and whether the player hears of it. */
function planChange(
  lesson: LockedLesson,
  { title, records }: RecordIn,
  { side, writes, written, at }: { side: Side; writes: SectionWrite[]; written: boolean; at: Date },
): { change: RecordChange; tell: boolean } {
  if (side === 'player') return { change: {}, tell: false };
  const isRenamed = title !== undefined && title !== lesson.title;
  const isChanged = isRenamed || writes.length > 0;
  const changed_at = isChanged ? at : lesson.record_changed_at;
  const { publish, tell } =
    records.length > 0
      ? { publish: false, tell: false }
      : planPublication(
          {
            written,
            published_at: lesson.published_at?.getTime() ?? null,
            changed_at: changed_at?.getTime() ?? null,
            told_at: lesson.record_told_at?.getTime() ?? null,
          },
          at.getTime(),
        );
  return {
    change: {
      ...(isRenamed && { title }),
      ...(isChanged && { record_changed_at: at }),
      ...(publish && { published_at: at }),
      ...(tell && { record_told_at: at }),
    },
    tell,
  };
}

/**
 * Writes parts of a record, all of them or none; without any it publishes the record (`POST /lesson/{lesson}/record`; R2, R10). Made again,
 * it changes nothing and tells nobody twice.
 */
export const saveRecord = (
  actor: Actor,
  input: RecordIn,
  services: AppServices,
  files: readonly UploadedFile[] = [],
): Promise<LessonDetail> =>
  withRecordFiles(actor, { records: input.records, files }, services, (records) =>
    writeRecordParts(actor, { ...input, records }, services),
  );

async function writeRecordParts(actor: Actor, input: RecordIn, services: AppServices): Promise<LessonDetail> {
  const { db, now } = services;
  const at = now();
  const side = roleInLesson(actor);
  const lesson_id = input.lesson;
  await inTransaction(db, async (tx) => {
    const lesson = await lockForWriting(tx, actor, lesson_id);
    const { sections, removed } = await readRecord(tx, lesson_id);
    const sent = await withDrills(tx, actor, sections, await withUploads(tx, actor, input.records));
    const plan = planRecord({ sections: sections.map(toStored), removed }, withKeys(sent), side);
    if (plan.kind === 'not_found') throw notFound();
    if (plan.kind === 'invalid') throw invalid(plan.errors);
    if (plan.kind === 'conflict')
      throw conflicted(plan.conflicts, await lessonDetailById(actor, lesson_id, { db: tx as typeof db, now }));
    const { writes } = plan;
    if (writes.length > 0) await writeParts(tx, actor, { lesson_id, writes, sent, at }, sections);
    const written = sections.some(({ is_player_submitted }) => !is_player_submitted);
    const { change, tell } = planChange(lesson, input, { side, writes, written, at });
    if (Object.keys(change).length > 0) await writeRecord(tx, lesson_id, change);
    if (writes.length > 0 || Object.keys(change).length > 0) await refreshSearch(tx, lesson_id);
    if (tell) await publishEvent(tx, { topic: 'record.published', payload: { lesson_id, actor_id: actor.id } });
  });
  return lessonDetailById(actor, lesson_id, services);
}

/** Takes a part out of a record for good (`DELETE /lesson/{lesson}/record/{ref}/delete`); twice is once. */
export async function deleteSection(
  actor: Actor,
  { lesson: lesson_id, ref }: { lesson: string; ref: string },
  services: AppServices,
): Promise<LessonDetail> {
  const at = services.now();
  await inTransaction(services.db, async (tx) => {
    await lockForWriting(tx, actor, lesson_id);
    const { sections, removed } = await readRecord(tx, lesson_id);
    const section = sections.find((each) => each.ref === ref);
    const met = section ?? removed.find((each) => each.ref === ref);
    if (!met || isForeign(met, roleInLesson(actor))) throw notFound();
    if (!section) return;
    await removeSection(tx, { lesson_id, ref, is_player_submitted: section.is_player_submitted, at });
    for (const id of listFiles(section)) await releaseFiles(tx, id);
    if (actor.type === 'pro') await writeRecord(tx, lesson_id, { record_changed_at: at });
    await refreshSearch(tx, lesson_id);
  });
  return lessonDetailById(actor, lesson_id, services);
}

/**
 * Has a video that failed made ready anew, for either side that sees it (`POST /lesson/{lesson}/record/{ref}/retry`, R9). One that is
 * ready or under way stays as it is.
 */
export async function retrySection(
  actor: Actor,
  { lesson, ref }: { lesson: string; ref: string },
  services: AppServices,
): Promise<LessonDetail> {
  const at = services.now();
  await inTransaction(services.db, async (tx) => {
    const file_id = await findVideo(tx, lessonScope(actor), { lesson, ref });
    if (file_id === null) throw notFound();
    await retryVideo(tx, file_id, at);
  });
  return lessonDetailById(actor, lesson, services);
}

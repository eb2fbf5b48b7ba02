import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { SectionIn } from '@fairway/contracts/lessons/records';
import type { Tx } from '@fairway/db/client';
import type { Actor, AppServices, UploadedFile } from '#app/context.ts';
import { invalid, invalidField } from '#core/app-error.ts';
import { findUploadedFiles } from '#domains/files/resumable-uploads/service.ts';
import { attachFile, attachVoice, withFormFiles } from '#domains/files/stored-files/service.ts';
import { attachVideo } from '#domains/files/videos/service.ts';
import { filesOfForm, uploadFile, uploadVoice } from '#domains/files/uploads/service.ts';
import type { SectionRow, SectionValues } from '#domains/lessons/records/repository.ts';
import type { SectionWrite } from '#domains/lessons/records/rules.ts';
import { findPlace, isVoiceField, listUploads, putFile, putUploads } from './rules.ts';

const MOST_FILES = 20;

/** How a record's form brings its pictures and videos: `records[0][image]`, `records[1][images][0]`, `records[2][video]`, `records[3][voice]`. */
export const recordFiles = filesOfForm({
  field: 'records',
  most: MOST_FILES,
  tooMany: LESSON_MESSAGES.filesLimit(MOST_FILES),
  videos: true,
  isVoice: isVoiceField,
  named: true,
});

/**
 * Takes in the files that came with a record's form and does the work with their addresses in their places. When either fails, none of
 * them stays.
 */
export async function withRecordFiles<T>(
  actor: Actor,
  { records, files }: { records: SectionIn[]; files: readonly UploadedFile[] },
  services: AppServices,
  work: (records: SectionIn[]) => Promise<T>,
): Promise<T> {
  const paths: string[] = [];
  const takeAndUse = async () => {
    let filled = records;
    for (const file of files) {
      const place = findPlace(file.field, records);
      if (!place) throw invalidField(file.field, LESSON_MESSAGES.strayFile);
      const take = isVoiceField(file.field) ? uploadVoice : uploadFile;
      const { path } = await take(actor, [file], services, file.field);
      paths.push(path);
      filled = putFile(filled, place, path);
    }
    return work(filled);
  };
  return withFormFiles(services.db, actor.id, { paths, work: takeAndUse });
}

/** The parts with the addresses behind the ids of uploads in parts (R8); 422 while one of them has not arrived. */
export async function withUploads(tx: Tx, actor: Actor, records: SectionIn[]): Promise<SectionIn[]> {
  const named = listUploads(records);
  if (named.length === 0) return records;
  const put = putUploads(records, await findUploadedFiles(tx, actor.id, named));
  if (Object.keys(put.errors).length > 0) throw invalid(put.errors);
  return put.records;
}

/** The field that names the files of a part, where it is not the picture's. */
const FILE_FIELDS: Partial<Record<SectionWrite['type'], string>> = { doubleImage: 'images', video: 'video' };

/** The ids of a part's files, those that are new taken into use; `field` names them in a refusal. */
export async function takeFiles(
  tx: Tx,
  actor: Actor,
  { write, before, sent, at }: { write: SectionWrite; before: SectionRow | undefined; sent: SectionIn[]; at: Date },
): Promise<SectionValues> {
  const { file, second_file, voice, ...values } = write;
  const nth = sent.findIndex(({ ref }) => ref === write.ref);
  const known = new Map([
    [before?.key, before?.file_id],
    [before?.second_key, before?.second_file_id],
    [before?.voice_key, before?.voice_file_id],
  ]);
  const take = async (key: string | null, path: string | null | undefined, field: string): Promise<string | null> => {
    if (key === null) return null;
    const kept = known.get(key);
    if (kept) return kept;
    const file_path = { path: path ?? '', field: `records.${nth}.${field}`, at };
    if (field === 'voice') return attachVoice(tx, actor.id, file_path);
    return write.type === 'video' ? attachVideo(tx, actor.id, file_path) : attachFile(tx, actor, file_path);
  };
  const section = sent[nth];
  const first = write.type === 'doubleImage' ? section?.images?.[0] : (section?.image ?? section?.video);
  const field = FILE_FIELDS[write.type] ?? 'image';
  return {
    ...values,
    file_id: await take(file, first, field),
    second_file_id: await take(second_file, section?.images?.[1], field),
    voice_file_id: await take(voice, section?.voice, 'voice'),
  };
}

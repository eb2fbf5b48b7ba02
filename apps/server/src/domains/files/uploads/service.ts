import { IMAGE_TEXTS, VIDEO_TEXTS, VOICE_TEXTS } from '@fairway/contracts/messages/files';
import { fitPlace, releasePlace, reservePlace, storeInPlace, TEXTS } from '#domains/files/places/service.ts';
import type { StoredFacts } from '#domains/files/stored-files/repository.ts';
import { createReadStream } from 'node:fs';
import { type Uploaded } from '@fairway/contracts/files/files';
import { requireOneFile } from './rules.ts';
import { fileTypeFromFile, fileTypeFromBuffer } from 'file-type';
import { readPicture, UnusablePicture, type Picture, isPicture } from '#adapters/images/images.ts';
import type {
  Actor,
  AppServices,
  UploadedFile,
  FileIntake,
  FilePlace,
  IncomingFile,
  ReceivedFile,
} from '#app/context.ts';
import { invalidField, AppError } from '#core/app-error.ts';
import {
  heaviest,
  toPicturePath,
  toPlace,
  bytesToReserve,
  isTooHeavy,
  type FileKind,
  originalPath,
  originalPlace,
  toVoiceType,
} from '#domains/files/stored-files/rules.ts';
import { atMost, readHead } from '#adapters/read-head.ts';
import { spool } from '#adapters/spool.ts';

async function pictureIn(path: string, field: string): Promise<Picture> {
  try {
    return await readPicture(path);
  } catch (error) {
    if (error instanceof UnusablePicture) throw invalidField(field, IMAGE_TEXTS[error.why]);
    throw error;
  }
}

/** Waits for all of them, so that none is still at work when the first failure is told. */
async function allDone(works: Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(works)) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Draws a picture anew and stores it in each size. */
export async function storePicture(
  path: string,
  { key, field }: { key: string; field: string },
  { storage }: Pick<AppServices, 'storage'>,
): Promise<StoredFacts> {
  const { sizes, content_type, bytes, width, height } = await pictureIn(path, field);
  await allDone(sizes.map(({ size, content }) => storage.put(toPlace(key, size), content, content_type)));
  return { content_type, bytes, width, height };
}

async function keepPicture(actor: Actor, file: UploadedFile, services: AppServices, field: string): Promise<Uploaded> {
  if (file.size > heaviest('images/')) throw invalidField(field, IMAGE_TEXTS.heavy);
  const store = (key: string) => storePicture(file.path, { key, field }, services);
  const wanted = { kind: 'images/', content_type: 'image/webp', field } as const;
  const { key, ...kept } = await storeInPlace(actor, file, wanted, { services, store });
  return { ...kept, path: toPicturePath(key) };
}

/**
 * Takes a picture in: read by its content, drawn anew, kept privately under a name nobody can guess (R7). Until something uses
 * it only its owner sees it, and a day later it is gone.
 */
export const uploadPicture = async (
  actor: Actor,
  files: readonly UploadedFile[],
  services: AppServices,
  field = 'file',
): Promise<Uploaded> => keepPicture(actor, requireOneFile(files, field), services, field);

/** A video or a voice as it was sent, streamed from where it arrived to where it stays. */
async function keepOriginal(
  actor: Actor,
  file: UploadedFile,
  wanted: { kind: 'videos/' | 'voices/'; content_type: string; field: string },
  services: AppServices,
): Promise<Uploaded> {
  const { path, size: bytes } = file;
  const { kind, content_type, field } = wanted;
  if (bytes > heaviest(kind)) throw invalidField(field, TEXTS[kind].heavy);
  const store = async (key: string) => {
    await services.storage.put(originalPlace(key, content_type), createReadStream(path), content_type, bytes);
    return { content_type, bytes, width: null, height: null };
  };
  const { key, ...kept } = await storeInPlace(actor, file, wanted, { services, store });
  return { ...kept, path: originalPath(key, content_type) };
}

/** What was said to something, as `audio/…`: a recorder's WebM and MP4 hold sound alone as well as pictures. */
export async function uploadVoice(
  actor: Actor,
  files: readonly UploadedFile[],
  services: AppServices,
  field: string,
): Promise<Uploaded> {
  const file = requireOneFile(files, field);
  const content_type = toVoiceType((await fileTypeFromFile(file.path))?.mime ?? '');
  if (content_type === null) throw invalidField(field, VOICE_TEXTS.kind);
  return keepOriginal(actor, file, { kind: 'voices/', content_type, field }, services);
}

/** Takes a picture or a video in, whichever its content says it is: its name and what the sender says count for nothing (R7). */
export async function uploadFile(
  actor: Actor,
  files: readonly UploadedFile[],
  services: AppServices,
  field = 'file',
): Promise<Uploaded> {
  const file = requireOneFile(files, field);
  const type = (await fileTypeFromFile(file.path))?.mime ?? '';
  if (type.startsWith('video/'))
    return keepOriginal(actor, file, { kind: 'videos/', content_type: type, field }, services);
  // Whoever meant to send a video is told of videos.
  if (file.mimetype.startsWith('video/')) throw invalidField(field, VIDEO_TEXTS.kind);
  return keepPicture(actor, file, services, field);
}

/** What a call takes. */
interface Taken {
  videos: boolean;
  /** The file is to be a voice. */
  voice: boolean;
  /** The file is the only one of its form. */
  alone: boolean;
  /** The field a refusal names. */
  field: string;
}

/** Which kind of file it is by its first bytes; what is neither is refused before any more of it is read. */
function detectKind(type: string, mimetype: string, { videos, voice, field }: Taken): FileKind {
  if (voice) {
    if (toVoiceType(type) === null) throw invalidField(field, VOICE_TEXTS.kind);
    return 'voices/';
  }
  if (videos && type.startsWith('video/')) return 'videos/';
  // Whoever meant to send a video is told of videos.
  if (videos && mimetype.startsWith('video/')) throw invalidField(field, VIDEO_TEXTS.kind);
  if (!isPicture(type)) throw invalidField(field, IMAGE_TEXTS.kind);
  return 'images/';
}

/** Writes a file for the length of its call. If that fails nobody holds its place any longer. */
async function spoolInto(
  place: FilePlace,
  { field, filename, mimetype, content, alone }: IncomingFile & Pick<Taken, 'alone'>,
  services: AppServices,
): Promise<ReceivedFile> {
  // Without a database the place is free within the hour.
  const release = () => releasePlace(place, services).catch(() => undefined);
  try {
    const { path, bytes, remove } = await spool(content);
    try {
      // A lone file has nobody behind it, and is soon stored with the bytes it has.
      if (!alone) await fitPlace(place, bytes, services);
    } catch (error) {
      await remove();
      throw error;
    }
    const dispose = async () => {
      await Promise.all([remove(), release()]);
    };
    return { file: { field, filename, mimetype, path, size: bytes, place }, dispose };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Takes in what is on its way: told by its first bytes, counted, and only then written to the disk, up to what its kind may weigh (R7).
 */
async function receive(
  file: IncomingFile,
  { actor, services }: Parameters<FileIntake['receive']>[1],
  taken: Taken,
): Promise<ReceivedFile> {
  if (!actor) throw new AppError('unauthenticated');
  const { head, whole } = await readHead(file.content);
  try {
    const content_type = (await fileTypeFromBuffer(head))?.mime ?? '';
    const kind = detectKind(content_type, file.mimetype, taken);
    const heavy = () => invalidField(taken.field, TEXTS[kind].heavy);
    // The length of a form with several files says nothing of one of them.
    if (taken.alone && isTooHeavy(kind, file.bodyBytes)) throw heavy();
    const bytes = bytesToReserve(kind, file.bodyBytes);
    const place = await reservePlace(actor, { kind, content_type, bytes, field: taken.field }, services);
    const content = atMost(whole, heaviest(kind), heavy);
    return await spoolInto(place, { ...file, content, alone: taken.alone }, services);
  } finally {
    // Read to its end by now, or not to be read any further.
    whole.destroy();
  }
}

interface Form {
  field: string;
  most?: number;
  tooMany?: string;
  /** Takes videos beside pictures. */
  videos?: boolean;
  /** Which files are voices, by their names. */
  isVoice?: (name: string) => boolean;
  /** Each file has a name of its own, which a refusal then says. */
  named?: boolean;
}

/** How a form brings its files, at most so many: pictures, unless it takes videos too. */
export const filesOfForm = ({
  field,
  most = 1,
  tooMany = IMAGE_TEXTS.several,
  videos = false,
  isVoice = () => false,
  named,
}: Form): FileIntake => ({
  field,
  most,
  tooMany,
  // The form's parser stops one byte later than we do: its own refusal does not say which file is too heavy.
  bytes: heaviest(videos ? 'videos/' : 'images/') + 1,
  receive: (file, call) =>
    receive(file, call, {
      videos,
      voice: isVoice(file.field),
      alone: most === 1,
      field: named ? file.field : field,
    }),
});

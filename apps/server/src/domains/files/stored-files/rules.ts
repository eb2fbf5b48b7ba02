import { IMAGE_LIMITS, IMAGE_SIZES, type ImageSize } from '@fairway/contracts/files/pictures';
import type { UserType } from '@fairway/contracts/auth/accounts';
import { VIDEO_LIMITS, VIDEO_OUTPUTS, type VideoOutput } from '@fairway/contracts/files/videos';
import { VOICE_LIMITS } from '@fairway/contracts/files/voices';
import { HOUR_MS } from '@fairway/time/units';

const SIZES: readonly number[] = IMAGE_SIZES;
const PICTURE = /^(images\/[0-9a-f]{48})\/(\d{2,4})\.webp$/;
const VIDEO = /^(videos\/[0-9a-f]{48})\/original\.[a-z0-9]{2,5}$/;
const OUTPUT = /^(videos\/[0-9a-f]{48})\/([a-z]+\.[a-z0-9]+)$/;
const VOICE = /^(voices\/[0-9a-f]{48})\/original\.[a-z0-9]{2,5}$/;
/** How videos and voices end, by what they are; any other kind ends in `video`. */
const ENDINGS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'm4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
};
/** What a voice may be, by what its content is taken for: recorders put sound alone into what else holds videos. */
const VOICE_TYPES: Record<string, string> = {
  'video/webm': 'audio/webm',
  'audio/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/mpeg': 'audio/mpeg',
};

/** The type under which a voice is kept, or null of content that is none. */
export const toVoiceType = (type: string): string | null => VOICE_TYPES[type.split(';')[0] ?? ''] ?? null;

/** Where one size of a picture lies in the storage. */
export const toPlace = (key: string, size: number): string => `${key}/${size}.webp`;

/** A picture's address below our origin, in the middle size. */
export const toPicturePath = (key: string, size: ImageSize = 1024): string => `/files/${toPlace(key, size)}`;

/** Where the video or the voice of a key lies in the storage, as it was sent. */
export const originalPlace = (key: string, content_type: string): string =>
  `${key}/original.${ENDINGS[content_type] ?? 'video'}`;

/** A video's or a voice's address below our origin. */
export const originalPath = (key: string, content_type: string): string => `/files/${originalPlace(key, content_type)}`;

/** Where what has come of an upload in parts lies, until all of it is there. */
export const partsPlace = (key: string): string => `${key}/parts`;

/** Where the storage has what the worker made of a video. */
export const toOutputPlace = (key: string, output: VideoOutput): string => `${key}/${output}`;

/** The address of that below our origin. */
export const toOutputPath = (key: string, output: VideoOutput): string => `/files/${toOutputPlace(key, output)}`;

/** Where the best of what is kept under a key lies in the storage, and how its name should end. */
export function bestVariant(key: string, content_type: string): { place: string; ending: string } {
  if (key.startsWith('images/')) return { place: toPlace(key, 2048), ending: 'webp' };
  const place = originalPlace(key, content_type);
  return { place, ending: place.slice(place.lastIndexOf('.') + 1) };
}

/** The picture and size that a name below `/files/` asks for; null for every name that is not one of ours to the letter. */
export function pictureAt(name: string): { key: string; size: number } | null {
  const [, key, digits] = PICTURE.exec(name) ?? [];
  const size = Number(digits);
  return key !== undefined && SIZES.includes(size) ? { key, size } : null;
}

/** The same of a video, which is kept as it was sent. */
export function videoAt(name: string): { key: string } | null {
  const [, key] = VIDEO.exec(name) ?? [];
  return key === undefined ? null : { key };
}

/** The same of a voice. */
export function voiceAt(name: string): { key: string } | null {
  const [, key] = VOICE.exec(name) ?? [];
  return key === undefined ? null : { key };
}

const isOutput = (name: string): name is VideoOutput => Object.hasOwn(VIDEO_OUTPUTS, name);

/** What the worker made of a video, by the name that asks for it. */
export function outputAt(name: string): { key: string; output: VideoOutput } | null {
  const [, key, output = ''] = OUTPUT.exec(name) ?? [];
  return key !== undefined && isOutput(output) ? { key, output } : null;
}

/** A file, which part of it, and what that is where its row does not say so. */
export interface NamedFile {
  key: string;
  part: string;
  content_type?: string;
}

/** The file that a name below `/files/` asks for, and which part of it; null for every name that is none of ours. */
export function fileAt(name: string): NamedFile | null {
  const picture = pictureAt(name);
  if (picture) return { key: picture.key, part: String(picture.size) };
  const made = outputAt(name);
  if (made) return { key: made.key, part: made.output, content_type: VIDEO_OUTPUTS[made.output] };
  const original = videoAt(name) ?? voiceAt(name);
  return original && { key: original.key, part: 'original' };
}

const belowFiles = (path: string): string | null => (path.startsWith('/files/') ? path.slice('/files/'.length) : null);

/** The key in a picture's address as `toPicturePath` writes it, of any size. */
export const keyIn = (path: string): string | null => pictureAt(belowFiles(path) ?? '')?.key ?? null;

/** The key in a video's address as `originalPath` writes it, or of the version that plays everywhere: clients send back either. */
export const videoKeyIn = (path: string): string | null => {
  const name = belowFiles(path) ?? '';
  const made = outputAt(name);
  return made?.output === 'everyday.mp4' ? made.key : (videoAt(name)?.key ?? null);
};

/** The key in a voice's address as `originalPath` writes it. */
export const voiceKeyIn = (path: string): string | null => voiceAt(belowFiles(path) ?? '')?.key ?? null;

/** A stretch asked for by a Range header: the bytes to send, all of them, or none that exist (RFC 9110, one range only). */
export function resolveRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  return start > end ? 'none' : { start, end };
}

export interface FileFacts {
  owner_id: string;
  visibility: 'private' | 'public';
  /** The pro whose profile or offer shows it. */
  shown_by: string | null;
  /** Whether it is the picture of a coach whose public page is on. */
  on_public_page: boolean;
  /** The two sides of the lesson that shows it. */
  lesson_pro_id: string | null;
  lesson_player_id: string | null;
  /** Whether it came with a message that the asker sent or got. */
  in_message: boolean;
  /** Whether a skill of the asker's, or of a player of theirs, shows it. */
  in_skill: boolean;
}

/** Who may see a file: its owner; both sides of its lesson, its message and its skill; of a pro's profile and offers their players and admins; of a public one, and of a public page's (D23), all (R7, A14). */
export function maySee(
  actor: { id: string; type: UserType; pro_id: string | null } | null,
  { owner_id, visibility, shown_by, on_public_page, lesson_pro_id, lesson_player_id, in_message, in_skill }: FileFacts,
): boolean {
  if (visibility === 'public' || on_public_page) return true;
  if (!actor) return false;
  if (in_message || in_skill || [owner_id, lesson_pro_id, lesson_player_id].includes(actor.id)) return true;
  if (shown_by === null) return false;
  return actor.type === 'admin' || (actor.type === 'player' && actor.pro_id === shown_by);
}

/** The kinds of files, by how their keys begin. */
export type FileKind = 'images/' | 'videos/' | 'voices/';

const KINDS = {
  // Enough for any form, too few to fill a disk before the sweep.
  'images/': { waiting: 50, bytes: IMAGE_LIMITS.bytes },
  'videos/': { waiting: 10, bytes: VIDEO_LIMITS.bytes },
  'voices/': { waiting: 20, bytes: VOICE_LIMITS.bytes },
} as const;

/** What a file of this kind may weigh (R7). */
export const heaviest = (kind: FileKind): number => KINDS[kind].bytes;

/** How long a place is held for an upload that is under way; longer than the host lets one take. */
export const PLACE_HELD_MS = HOUR_MS;

/** What the fields and the borders of a form may add to the bytes of its file. */
const FORM_BYTES = 1024 * 1024;

/** Whether a body of so many bytes (null: nobody knows) must hold more than a file of this kind may weigh. */
export const isTooHeavy = (kind: FileKind, body: number | null): boolean =>
  body !== null && body - FORM_BYTES > heaviest(kind);

/** How many bytes a place is held for: as many as can still come (null: nobody knows), at most what the kind allows. */
export const bytesToReserve = (kind: FileKind, coming: number | null): number =>
  Math.min(heaviest(kind), coming ?? heaviest(kind));

/** What a person has under way and waiting, and what they have sent today. */
export interface Uploads {
  /** Places of this kind that nothing uses yet, pending ones with them. */
  waiting: number;
  /** Bytes of all pending places. */
  pending: number;
  /** Bytes that arrived today. */
  today: number;
}

/** Why there is no place for another file of this kind and so many bytes, or null. */
export function placeFault(
  { kind, bytes }: { kind: FileKind; bytes: number },
  { waiting, pending, today }: Uploads,
  bytesPerDay: number,
): 'many' | 'day' | null {
  if (waiting >= KINDS[kind].waiting) return 'many';
  return today + pending + bytes > bytesPerDay ? 'day' : null;
}

import { IMAGE_SIZES, type ImageSize } from '@fairway/contracts/pictures';
import type { UserType } from '@fairway/contracts/accounts';

const SIZES: readonly number[] = IMAGE_SIZES;
const PICTURE = /^(images\/[0-9a-f]{48})\/(\d{2,4})\.webp$/;
const VIDEO = /^(videos\/[0-9a-f]{48})\/original\.[a-z0-9]{2,5}$/;
/** How videos end, by what they are; any other kind ends in `video`. */
const ENDINGS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'm4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** The key under which a picture's sizes lie, by 192 random bits in hex. */
export const pictureKey = (random: string): string => `images/${random}`;

/** Where one size of a picture lies in the storage. */
export const placeOf = (key: string, size: number): string => `${key}/${size}.webp`;

/** A picture's address below our origin, in the middle size. */
export const pathOf = (key: string, size: ImageSize = 1024): string => `/files/${placeOf(key, size)}`;

/** The key under which a video lies as it was sent, by 192 random bits in hex. */
export const videoKey = (random: string): string => `videos/${random}`;

/** Where the video of a key lies in the storage, as it was sent. */
export const videoPlace = (key: string, content_type: string): string =>
  `${key}/original.${ENDINGS[content_type] ?? 'video'}`;

/** A video's address below our origin. */
export const videoPath = (key: string, content_type: string): string => `/files/${videoPlace(key, content_type)}`;

/** Where the best of what is kept under a key lies in the storage, and how its name should end. */
export function bestOf(key: string, content_type: string): { place: string; ending: string } {
  if (!content_type.startsWith('video/')) return { place: placeOf(key, 2048), ending: 'webp' };
  const place = videoPlace(key, content_type);
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

/** The file that a name below `/files/` asks for, and which part of it; null for every name that is none of ours. */
export function fileAt(name: string): { key: string; part: string } | null {
  const picture = pictureAt(name);
  if (picture) return { key: picture.key, part: String(picture.size) };
  const video = videoAt(name);
  return video && { key: video.key, part: 'original' };
}

const belowFiles = (path: string): string | null => (path.startsWith('/files/') ? path.slice('/files/'.length) : null);

/** The key in a picture's address as `pathOf` writes it, of any size. */
export const keyIn = (path: string): string | null => pictureAt(belowFiles(path) ?? '')?.key ?? null;

/** The key in a video's address as `videoPath` writes it. */
export const videoKeyIn = (path: string): string | null => videoAt(belowFiles(path) ?? '')?.key ?? null;

/** A stretch asked for by a Range header: the bytes to send, all of them, or none that exist (RFC 9110, one range only). */
export function stretchOf(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  return start > end ? 'none' : { start, end };
}

export interface FileFacts {
  owner_id: string;
  visibility: 'private' | 'public';
  /** The pro whose profile or offer shows it. */
  shown_by: string | null;
  /** The two sides of the lesson that shows it. */
  lesson_pro_id: string | null;
  lesson_player_id: string | null;
}

/** Who may see a file: its owner; both sides of its lesson; of a pro's profile and offers their players and admins; of a public one all (R7, A14). */
export function maySee(
  actor: { id: string; type: UserType; pro_id: string | null } | null,
  { owner_id, visibility, shown_by, lesson_pro_id, lesson_player_id }: FileFacts,
): boolean {
  if (visibility === 'public') return true;
  if (!actor) return false;
  if ([owner_id, lesson_pro_id, lesson_player_id].includes(actor.id)) return true;
  if (shown_by === null) return false;
  return actor.type === 'admin' || (actor.type === 'player' && actor.pro_id === shown_by);
}

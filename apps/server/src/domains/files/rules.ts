import { IMAGE_SIZES, type ImageSize } from '@fairway/contracts/pictures';
import type { UserType } from '@fairway/contracts/accounts';

const SIZES: readonly number[] = IMAGE_SIZES;
const NAME = /^(images\/[0-9a-f]{48})\/(\d{2,4})\.webp$/;

/** The key under which a picture's sizes lie, by 192 random bits in hex. */
export const pictureKey = (random: string): string => `images/${random}`;

/** Where one size of a picture lies in the storage. */
export const placeOf = (key: string, size: number): string => `${key}/${size}.webp`;

/** A picture's address below our origin, in the middle size. */
export const pathOf = (key: string, size: ImageSize = 1024): string => `/files/${placeOf(key, size)}`;

/** The picture and size that a name below `/files/` asks for; null for every name that is not one of ours to the letter. */
export function pictureAt(name: string): { key: string; size: number } | null {
  const [, key, digits] = NAME.exec(name) ?? [];
  const size = Number(digits);
  return key !== undefined && SIZES.includes(size) ? { key, size } : null;
}

/** The key in an address as `pathOf` writes it, of any size. */
export const keyIn = (path: string): string | null =>
  path.startsWith('/files/') ? (pictureAt(path.slice('/files/'.length))?.key ?? null) : null;

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
  /** The pro whose profile shows it. */
  profile_of: string | null;
}

/** Who may see a file: its owner; of a pro's profile their players and admins; of a public one all (R7, A14). */
export function maySee(
  actor: { id: string; type: UserType; pro_id: string | null } | null,
  { owner_id, visibility, profile_of }: FileFacts,
): boolean {
  if (visibility === 'public') return true;
  if (!actor) return false;
  if (actor.id === owner_id) return true;
  if (profile_of === null) return false;
  return actor.type === 'admin' || (actor.type === 'player' && actor.pro_id === profile_of);
}

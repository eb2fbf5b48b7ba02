import { type IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import { IMAGE_LIMITS, IMAGE_SIZES, type ImageSize } from '@fairway/contracts/files/pictures';
import { bulkhead } from 'cockatiel';
import { fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import { readHeic } from './heic.ts';
import { loadSharp } from './sharp.ts';

/** Why a file is not taken as a picture. */
export type NoPicture = Extract<keyof typeof IMAGE_TEXTS, 'kind' | 'huge' | 'broken'>;

export class UnusablePicture extends Error {
  readonly why: NoPicture;
  constructor(why: NoPicture) {
    super(`A file is not taken as a picture: ${why}`);
    this.name = 'UnusablePicture';
    this.why = why;
  }
}

/** A picture as it is kept: its pixels alone, upright, in each size. Width and height are the largest one's. */
export interface Picture {
  content_type: 'image/webp';
  width: number;
  height: number;
  bytes: number;
  sizes: { size: ImageSize; content: Buffer }[];
}

const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
const TAKEN = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', ...HEIC]);

/** Whether content of this type is taken as a picture. */
export const isPicture = (type: string): boolean => TAKEN.has(type);

/** A decoded picture is large and the processors are few: the others wait for their turn, however many there are. */
const turns = bulkhead(2, Infinity);

/** What kind of file it is by its content: its name and what the sender says count for nothing. */
async function detectType(path: string): Promise<string> {
  const type = (await fileTypeFromFile(path))?.mime;
  if (type === undefined || !isPicture(type)) throw new UnusablePicture('kind');
  return type;
}

/** The picture behind a file, once it is known to be of a bearable size: a bomb is refused before any of it is unpacked. */
async function opened(path: string, type: string): Promise<Sharp> {
  const sharp = await loadSharp();
  if (HEIC.has(type)) {
    const pixels = await readHeic(path, IMAGE_LIMITS.pixels);
    if ('why' in pixels) throw new UnusablePicture(pixels.why);
    const { data, width, height } = pixels;
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnusablePicture('broken');
    });
  if (width * height > IMAGE_LIMITS.pixels) throw new UnusablePicture('huge');
  // The way it was held is made part of the picture; of a moving one the first frame is kept.
  return sharp(path, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' }).autoOrient();
}

/** Drawn anew in each size: colours become sRGB, and no metadata goes on. */
async function drawn(upright: Sharp): Promise<Picture> {
  const drawings = await Promise.all(
    IMAGE_SIZES.map(async (size) => {
      const resized = upright.clone().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
      const { data, info } = await resized.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
      return { size, content: data, width: info.width, height: info.height };
    }),
  );
  const largest = drawings.reduce((one, other) => (other.width > one.width ? other : one));
  return {
    content_type: 'image/webp',
    width: largest.width,
    height: largest.height,
    bytes: drawings.reduce((sum, { content }) => sum + content.length, 0),
    sizes: drawings.map(({ size, content }) => ({ size, content })),
  };
}

/** Reads a picture whoever sent it, and draws it anew in each size (R7). Throws `UnusablePicture`. */
export async function readPicture(path: string): Promise<Picture> {
  const type = await detectType(path);
  return turns.execute(async () => {
    const upright = await opened(path, type);
    return drawn(upright).catch(() => {
      throw new UnusablePicture('broken');
    });
  });
}

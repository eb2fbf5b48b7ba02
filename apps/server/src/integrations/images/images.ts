import { IMAGE_LIMITS, IMAGE_SIZES, type IMAGE_TEXTS, type ImageSize } from '@fairway/contracts/pictures';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { turns } from './turns.ts';

/** Why a file is not taken as a picture. */
export type NoPicture = Extract<keyof typeof IMAGE_TEXTS, 'kind' | 'heic' | 'huge' | 'broken'>;

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

/** A decoded picture is large and the processors are few: the others wait. */
const inTurn = turns(2);
sharp.cache(false);

/** What kind of file it is by its content: its name and what the sender says count for nothing. */
async function typeOf(path: string): Promise<string> {
  const type = (await fileTypeFromFile(path))?.mime;
  if (type === undefined || !TAKEN.has(type)) throw new UnusablePicture('kind');
  return type;
}

const unreadable = (type: string) => new UnusablePicture(HEIC.has(type) ? 'heic' : 'broken');

/** The head of the file alone, so that a bomb is refused before any of it is unpacked. */
async function headOf(path: string, type: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw unreadable(type);
  }
}

async function drawn(path: string, type: string): Promise<Picture> {
  try {
    // Colours become sRGB, the way it was held is made part of it, and no metadata goes on. Of a moving picture the first is kept.
    const upright = sharp(path, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' }).autoOrient();
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
  } catch {
    throw unreadable(type);
  }
}

/** Reads a picture whoever sent it, and draws it anew in each size (R7). Throws `UnusablePicture`. */
export async function readPicture(path: string): Promise<Picture> {
  const type = await typeOf(path);
  const { width, height } = await headOf(path, type);
  if (width * height > IMAGE_LIMITS.pixels) throw new UnusablePicture('huge');
  return inTurn(() => drawn(path, type));
}

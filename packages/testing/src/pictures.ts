import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { UploadedFile } from '../../../apps/server/src/trpc/context.ts';
import { testFolder } from './storage.ts';

/** The pixels of a picture whose left half is green and whose right half is white. */
export const pixels = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#0a7d3c' } },
      gravity: 'west',
    },
  ]);

/** A JPEG as a camera writes it. */
export const aJpeg = (width?: number, height?: number): Promise<Buffer> => pixels(width, height).jpeg().toBuffer();

let folder: string | undefined;
let made = 0;

/** Content as the host hands an upload on, whatever name and type its sender gives it. */
export function uploadOf(
  content: Buffer | string,
  { filename = 'photo.jpg', mimetype = 'image/jpeg' } = {},
): UploadedFile {
  folder ??= testFolder();
  made += 1;
  const place = path.join(folder, `${made}`);
  writeFileSync(place, content);
  return { field: 'file', filename, mimetype, path: place, size: Buffer.byteLength(content) };
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { UploadedFile } from '#app/context.ts';
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

/** The same picture of 60 by 40 pixels as an iPhone would send it, HEVC inside; its maker's name is in it. */
export const aHeic = (): Buffer =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
      'AAAAACAAAAEGlkYXQAAAAAADwAKAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAAVQACAAEAAAAAAAAAAQAAAAAAAAAIAAMAAAAA',
      'AAACWgABAAAAAAAAANIAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZlAgAAAQ',
      'ADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66',
      'AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaX',
      'NwZQAAAAAAAAA8AAAAKAAAABBwaXhpAAAAAAMICAgAAAAaaXBtYQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQAB',
      'AAAADmNkc2MAAwABAAIAAAEvbWRhdAAAAFEoAa8J4CM1Lf/tF//8Nv/8/C4zdFJwgj5/7YxtalOz8ao7bx3qOYlOeNohEeW88qdkt6ikk8LKGP',
      'nq6L/++hVN19ph3oI4e+pz73/MLuErH4AAAAAASUkqAAgAAAAHAA8BAgANAAAAcgAAABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAA',
      'agAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAgAAAAAAAAAA4YwAA6AMAADhjAADoAwAAU2VjcmV0IFBob25lAAAGAACQBwAEAA',
      'AAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAPAAAAAOgBAABAAAAKAAAAAAAAAA=',
    ].join(''),
    'base64',
  );

let folder: string | undefined;
let made = 0;

/** Content as the host hands an upload on, whatever name and type its sender gives it. */
export function receivedFile(
  content: Buffer | string,
  { filename = 'photo.jpg', mimetype = 'image/jpeg' } = {},
): UploadedFile {
  folder ??= testFolder();
  made += 1;
  const place = path.join(folder, `${made}`);
  writeFileSync(place, content);
  return { field: 'file', filename, mimetype, path: place, size: Buffer.byteLength(content) };
}

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { UploadedFile } from '../../apps/server/src/app/context.ts';

/** Hands a clip on as the file that a form would bring. It is gone when the work is done. */
export async function withClip<T>(
  field: string,
  content: Buffer,
  work: (files: UploadedFile[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-seed-'));
  try {
    const place = path.join(folder, 'clip');
    await writeFile(place, content);
    return await work([{ field, filename: 'swing.mp4', mimetype: 'video/mp4', path: place, size: content.length }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Hands drawings on as the photographs that a form would bring: the demo world has none. They are gone when the work is done. */
export async function withDrawings<T>(
  field: string,
  drawings: readonly string[],
  work: (files: UploadedFile[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-seed-'));
  try {
    const files = drawings.map(async (drawing, nth) => {
      const place = path.join(folder, `${nth}`);
      await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toFile(place);
      const { size } = await stat(place);
      return { field: `${field}[${nth}]`, filename: `${nth}.jpg`, mimetype: 'image/jpeg', path: place, size };
    });
    return await work(await Promise.all(files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { stat } from 'node:fs/promises';
import { IDENTITY_LIMITS, IDENTITY_TYPES, type IDENTITY_TEXTS } from '@fairway/contracts/payments';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';

const TYPES: readonly string[] = IDENTITY_TYPES;

/** Why a file is no proof of identity, or null (S2 §5). Its kind is read from the content; of a picture only the head is read. */
export async function faultOfProof(path: string): Promise<Exclude<keyof typeof IDENTITY_TEXTS, 'several'> | null> {
  if ((await stat(path)).size >= IDENTITY_LIMITS.bytes) return 'heavy';
  const type = (await fileTypeFromFile(path))?.mime;
  if (type === undefined || !TYPES.includes(type)) return 'kind';
  if (type === 'application/pdf') return null;
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return Math.max(width, height) >= IDENTITY_LIMITS.side ? 'huge' : null;
  } catch {
    return 'broken';
  }
}

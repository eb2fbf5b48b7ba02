import type { IDENTITY_TEXTS } from '@fairway/contracts/messages/files';
import { IDENTITY_LIMITS, IDENTITY_TYPES } from '@fairway/contracts/checkout/limits';
import { fileTypeFromBuffer } from 'file-type';
import { loadSharp } from '#adapters/images/sharp.ts';

const TYPES: readonly string[] = IDENTITY_TYPES;

/** What kind of file it is, read from its first bytes; null when it is none that the provider takes. */
export async function detectProofType(head: Buffer): Promise<string | null> {
  const type = (await fileTypeFromBuffer(head))?.mime;
  return type !== undefined && TYPES.includes(type) ? type : null;
}

/** Why a file is no proof of identity, or null. Of a picture only the head is read. */
export async function findProofFault(content: Buffer): Promise<Exclude<keyof typeof IDENTITY_TEXTS, 'several'> | null> {
  if (content.length >= IDENTITY_LIMITS.bytes) return 'heavy';
  const type = await detectProofType(content);
  if (type === null) return 'kind';
  if (type === 'application/pdf') return null;
  try {
    const sharp = await loadSharp();
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    return Math.max(width, height) >= IDENTITY_LIMITS.side ? 'huge' : null;
  } catch {
    return 'broken';
  }
}

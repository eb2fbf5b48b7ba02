import { IMAGE_LIMITS, IMAGE_TEXTS } from '@fairway/contracts/pictures';

/** What can be said of a file before it is sent. */
export function refusalOf(file: File): string | null {
  if (file.size > IMAGE_LIMITS.bytes) return IMAGE_TEXTS.heavy;
  return file.type && !file.type.startsWith('image/') ? IMAGE_TEXTS.kind : null;
}

import { IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import { IMAGE_LIMITS } from '@fairway/contracts/files/pictures';

/** What can be said of a file before it is sent. */
export function checkPicture(file: File): string | null {
  if (file.size > IMAGE_LIMITS.bytes) return IMAGE_TEXTS.heavy;
  return file.type && !file.type.startsWith('image/') ? IMAGE_TEXTS.kind : null;
}

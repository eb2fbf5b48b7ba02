import { IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import type { UploadedFile } from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';

/** The one file of a field; none and several are told apart. */
export const requireOneFile = (files: readonly UploadedFile[], field: string): UploadedFile => {
  const [file, another] = files;
  if (!file) throw invalidField(field, IMAGE_TEXTS.none);
  if (another) throw invalidField(field, IMAGE_TEXTS.several);
  return file;
};

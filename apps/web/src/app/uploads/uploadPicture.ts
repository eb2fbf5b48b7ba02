import type { Upload } from '@fairway/ui/kit/ImageUpload/useUpload';
import { readAnswer } from './refusal.ts';
import { sendFile } from './sendFile.ts';

/** Sends a picture to the server. */
export const uploadPicture: Upload = async (file, options) => {
  const { status, text } = await sendFile(file, options);
  const answer = readAnswer(status, text);
  if ('path' in answer) return answer;
  throw new Error(answer.refusal);
};

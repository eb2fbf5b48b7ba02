import { readAnswer } from './refusal.ts';
import { sendFile, type Upload } from './sendFile.ts';

/** Sends a picture to the server. */
export const uploadPicture: Upload = async (file, options) => {
  const { status, text } = await sendFile(file, options);
  const answer = readAnswer(status, text);
  if ('path' in answer) return answer;
  throw new Error(answer.refusal);
};

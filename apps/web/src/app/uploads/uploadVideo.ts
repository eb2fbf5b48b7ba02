import { UPLOAD_ERROR, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { notify } from '../notices/notify.ts';
import { readAnswer } from './refusal.ts';
import { sendFile, type Upload } from './sendFile.ts';

/** Beside the video, when the notice has said why. */
const NOT_SENT = 'This video was not sent.';
const REFUSED = [413, 422];

/** Sends a video to the server. One that did not get through is told by a notice; a refused one in the server's words. */
export const uploadVideo: Upload = async (file, options) => {
  const { status, text } = await sendFile(file, options);
  const answer = readAnswer(status, text, VIDEO_TEXTS);
  if ('path' in answer) return answer;
  if (REFUSED.includes(status)) throw new Error(answer.refusal);
  if (!options.signal.aborted) notify.error(UPLOAD_ERROR.text, { title: UPLOAD_ERROR.title, stay: 'long' });
  throw new Error(NOT_SENT);
};

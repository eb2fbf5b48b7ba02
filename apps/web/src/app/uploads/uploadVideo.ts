import type { Upload } from '@fairway/ui/kit/ImageUpload/useUpload';
import { UPLOAD_ERROR, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { notify } from '../notices/notify.ts';
import { readUploadRefusal } from './refusal.ts';
import { sendInParts, UploadFailed } from './sendInParts.ts';

/** Beside the video, when the notice has said why. */
const NOT_SENT = 'This video was not sent.';
const REFUSED = [413, 422];

/** Names a file on this device: chosen again it is the same, and goes on where it broke off. */
const nameFile = ({ name, size, lastModified }: File): string => `${name}:${size}:${lastModified}`;

/**
 * Sends videos of this person to the server, in parts that go on by themselves when a signal comes back. One that did not get through is told
 * by a notice; a refused one in the server's words.
 */
export const uploadVideoAs =
  (user_id: string): Upload =>
  async (file, { onProgress, signal }) => {
    try {
      const { path } = await sendInParts(file, {
        use: 'record_video',
        filename: file.name,
        key: `${user_id}:${nameFile(file)}`,
        signal,
        onProgress: ({ sent, total, isPaused }) => onProgress(sent / total, isPaused),
      });
      return { path };
    } catch (error) {
      if (!(error instanceof UploadFailed)) throw error;
      if (REFUSED.includes(error.answer.status))
        throw new Error(readUploadRefusal(error.answer, VIDEO_TEXTS), { cause: error });
      if (!signal.aborted) notify.error(UPLOAD_ERROR.text, { title: UPLOAD_ERROR.title, stay: 'long' });
      throw new Error(NOT_SENT, { cause: error });
    }
  };

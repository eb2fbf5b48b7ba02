import { IMAGE_TEXTS, VIDEO_TEXTS, VOICE_TEXTS } from '@fairway/contracts/messages/files';
import { readUploadRefusal } from '../../app/uploads/refusal.ts';
import { sendInParts, UploadFailed, type UploadProgress } from '../../app/uploads/sendInParts.ts';
import type { RecordUse } from './draftFiles.ts';

/** A file that another try would not bring through: it is told in the server's own words. */
export class UploadRefused extends Error {}

const REFUSED = [413, 422];

const KINDS: Record<RecordUse, { name: string; texts: { heavy: string } }> = {
  record_image: { name: 'picture', texts: IMAGE_TEXTS },
  record_video: { name: 'video', texts: VIDEO_TEXTS },
  record_voice: { name: 'voice', texts: VOICE_TEXTS },
};

export interface DraftUpload {
  use: RecordUse;
  /** Whose file, and which: another person on the device does not go on with it. */
  key: string;
  onProgress: (progress: UploadProgress) => void;
}

/** Sends a picture, a video or a voice of a draft to the server, from where an earlier try ended; answers the id of its upload. */
export async function sendDraftFile(blob: Blob, { use, key, onProgress }: DraftUpload): Promise<string> {
  const { name, texts } = KINDS[use];
  const filename = blob instanceof File ? blob.name : name;
  try {
    const { signal } = new AbortController();
    return (await sendInParts(blob, { use, filename, key, onProgress, signal })).id;
  } catch (error) {
    if (!(error instanceof UploadFailed)) throw error;
    const words = readUploadRefusal(error.answer, texts);
    throw REFUSED.includes(error.answer.status) ? new UploadRefused(words) : new Error(words, { cause: error });
  }
}

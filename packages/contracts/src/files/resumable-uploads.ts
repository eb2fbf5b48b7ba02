/** What an upload in parts is for (R8). */
export const UPLOAD_USES = ['record_image', 'record_video', 'record_voice', 'message_image'] as const;
export type UploadUse = (typeof UPLOAD_USES)[number];

/** Where uploads in parts are begun, by the tus protocol; each has its address below. */
export const UPLOADS_PATH = '/api/uploads';

const ID = /^[0-9a-f]{48}$/;

/** Whether what a part of a record names as its file is the id of an upload in parts, rather than a file's address. */
export const isUploadId = (named: string): boolean => ID.test(named);

/** The end of an upload's address. */
export const uploadIdIn = (url: string): string | null => {
  const id = url.slice(url.lastIndexOf('/') + 1);
  return isUploadId(id) ? id : null;
};

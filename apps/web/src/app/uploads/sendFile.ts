import type { Upload } from '@fairway/ui/kit/ImageUpload/useUpload';
import { personHeader } from '../../trpc/client.ts';
import { endSession } from '../session/session.ts';

/** How the server answered; a status of 0 is no answer at all. */
export interface UploadAnswer {
  status: number;
  text: string;
}

/** Sends a file to the server. `XMLHttpRequest`, since `fetch` does not tell how far it has come. */
export const sendFile = (file: File, { onProgress, signal }: Parameters<Upload>[1]): Promise<UploadAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('loadend', () => {
      if (request.status === 401) endSession();
      resolve({ status: request.status, text: request.responseText });
    });
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/file/upload');
    for (const [name, value] of Object.entries(personHeader())) request.setRequestHeader(name, value);
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });

import type { ImageUploadProps } from '@fairway/ui/components/ImageUpload/ImageUpload';
import { endSession } from '../session/session.ts';
import { readAnswer } from './refusal.ts';

/** Sends a picture to the server. `XMLHttpRequest`, since `fetch` does not tell how far it has come. */
export const uploadPicture: ImageUploadProps['upload'] = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const settle = () => {
      const answer = readAnswer(request.status, request.responseText);
      if (request.status === 401) endSession();
      if ('path' in answer) resolve(answer);
      else reject(new Error(answer.refusal));
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('loadend', settle);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/file/upload');
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });

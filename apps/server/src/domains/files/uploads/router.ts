import { uploaded } from '@fairway/contracts/files/files';
import { outputSchema, signedInProcedure } from '#app/procedures.ts';
import { filesOfForm, uploadFile } from './service.ts';

export const uploadProcedures = {
  upload: signedInProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/file/upload',
        summary: 'Upload a picture or a video',
        tag: 'Files',
        files: filesOfForm({ field: 'file', videos: true }),
      },
    })
    .output(outputSchema(uploaded))
    .mutation(({ ctx }) => uploadFile(ctx.actor, ctx.request.files ?? [], ctx.services)),
};

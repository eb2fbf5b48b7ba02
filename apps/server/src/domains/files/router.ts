import { uploaded } from '@fairway/contracts/files';
import { VIDEO_LIMITS } from '@fairway/contracts/videos';
import { answers, router, signedInProcedure } from '../../trpc/init.ts';
import { uploadFile } from './use-cases/upload.ts';

export const filesRouter = router({
  upload: signedInProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/file/upload',
        summary: 'Upload a picture or a video',
        tag: 'Files',
        files: 'file',
        fileBytes: VIDEO_LIMITS.bytes,
      },
    })
    .output(answers(uploaded))
    .mutation(({ ctx }) => uploadFile(ctx.actor, ctx.request.files ?? [], ctx.deps)),
});

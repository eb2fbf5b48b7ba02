import { uploaded } from '@fairway/contracts/files';
import { answers, router, signedInProcedure } from '../../trpc/init.ts';
import { uploadPicture } from './use-cases/upload.ts';

export const filesRouter = router({
  upload: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/file/upload', summary: 'Upload a picture', tag: 'Files', files: 'file' } })
    .output(answers(uploaded))
    .mutation(({ ctx }) => uploadPicture(ctx.actor, ctx.request.files ?? [], ctx.deps)),
});

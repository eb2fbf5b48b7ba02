import { aFile } from '@fairway/server/test/forms';
import { aVideo } from '@fairway/server/test/videos';
import { ALL, type Contract } from './contract.ts';

export const files: Contract[] = [
  {
    operation: 'POST /file/upload',
    roles: ALL,
    works: () => ({ as: 'player', form: { file: aFile(aVideo(), 'swing.mov', 'video/quicktime') } }),
    refuses: [
      { because: 'no file', field: 'file', input: {} },
      { because: 'a page under a picture’s name', field: 'file', input: { form: { file: aFile('<html>', 'a.png') } } },
      {
        because: 'a page that says it is a video',
        field: 'file',
        input: { form: { file: aFile('<html>', 'swing.mp4', 'video/mp4') } },
      },
    ],
  },
];

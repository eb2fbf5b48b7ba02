import { A_GIF, aFile } from '@fairway/testing/forms';
import { ALL, type Contract } from './contract.ts';

export const files: Contract[] = [
  {
    operation: 'POST /file/upload',
    roles: ALL,
    works: () => ({ as: 'player', form: { file: aFile(A_GIF, 'a.gif', 'image/gif') } }),
    refuses: [
      { because: 'no file', field: 'file', input: {} },
      { because: 'a page under a picture’s name', field: 'file', input: { form: { file: aFile('<html>', 'a.png') } } },
    ],
  },
];

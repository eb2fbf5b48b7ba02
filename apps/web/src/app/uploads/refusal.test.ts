import { VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { expect, it } from 'vitest';
import { readAnswer, readUploadRefusal } from './refusal.ts';

const PROBLEM = 'Theres been a problem. Please try again';

it('an upload that was taken has an address', () => {
  expect(readAnswer(200, '{"path":"/files/images/a/1024.webp"}')).toEqual({ path: '/files/images/a/1024.webp' });
});

it('a video that weighs too much is told of its own limit', () => {
  expect(readUploadRefusal({ status: 413, text: '' }, VIDEO_TEXTS)).toBe(
    'This video is too large. At most 500 MB, please.',
  );
});

it.each([
  ['the server’s own words', 422, '{"errors":{"file":["Please choose a picture."]}}', /^Please choose a picture\.$/],
  ['that there is no room', 507, '{"message":"We have no room for files."}', /^We have no room for files\.$/],
  ['of a problem', 503, '<html>', PROBLEM],
  ['that it weighs too much', 413, '{"message":"x"}', /^This picture is too large\. At most 10 MB, please\.$/],
  ['that there is no connection', 0, '', /internet connection/],
  ['of a problem', 500, '<html>', PROBLEM],
  ['of a problem', 422, '{"errors":null}', PROBLEM],
  ['of a problem', 200, '{}', PROBLEM],
])('one that was not tells %s', (_, status, text, words) => {
  const answer = readAnswer(status, text);
  expect('refusal' in answer && answer.refusal).toMatch(words);
});

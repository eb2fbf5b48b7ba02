import { expect, it } from 'vitest';
import { readAnswer } from './refusal.ts';

it.each([
  ['the address', 200, '{"path":"/files/images/a/1024.webp"}', { path: '/files/images/a/1024.webp' }],
  ['the server’s own words', 422, '{"errors":{"file":["Please choose a picture."]}}', 'Please choose a picture.'],
  ['that it weighs too much', 413, '{"message":"x"}', 'This picture is too large. At most 10 MB, please.'],
  ['that there is no connection', 0, '', expect.stringContaining('internet connection')],
  ['a problem', 500, '<html>', 'Theres been a problem. Please try again'],
  ['a problem', 422, '{"errors":null}', 'Theres been a problem. Please try again'],
  ['a problem', 200, '{}', 'Theres been a problem. Please try again'],
])('an upload is answered by %s', (_, status, text, expected) => {
  const refusal = typeof expected === 'object' && 'path' in expected ? expected : { refusal: expected as string };
  expect(readAnswer(status, text)).toEqual(refusal);
});

import { expect, it } from 'vitest';
import { showsChosenVideos } from './previews.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_1 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_2 like Mac OS X) AppleWebKit/605.1.15', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_10 like Mac OS X) AppleWebKit/605.1.15', false],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', true],
  ['', true],
])('%s: %s', (userAgent, shown) => {
  expect(showsChosenVideos(userAgent)).toBe(shown);
});

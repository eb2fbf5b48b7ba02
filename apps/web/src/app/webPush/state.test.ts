import { expect, it } from 'vitest';
import { type BrowserFacts, findWebPushState, isAppleTouch } from './state.ts';

const able: BrowserFacts = {
  hasPush: true,
  isApplePhone: false,
  isOnHomeScreen: false,
  permission: 'granted',
  isSubscribed: true,
};

it.each<[string, Partial<BrowserFacts>, boolean | null, string]>([
  ['a browser that is subscribed', {}, null, 'on'],
  ['one that has leave and is not', { isSubscribed: false }, null, 'off'],
  ['one that was never asked', { permission: 'default', isSubscribed: false }, null, 'off'],
  ['one that asks', { permission: 'default', isSubscribed: false }, true, 'asking'],
  ['one that is being turned off', {}, false, 'off'],
  ['one whose owner said no', { permission: 'denied' }, null, 'blocked'],
  ['one whose owner has just said no', { permission: 'denied', isSubscribed: false }, true, 'blocked'],
  ['one whose leave was taken back to a question', { permission: 'default' }, null, 'off'],
  ['one without pushes', { hasPush: false }, null, 'unsupported'],
  ['Safari on a phone', { hasPush: false, isApplePhone: true }, null, 'needs-home-screen'],
  ['an old one on a home screen', { hasPush: false, isApplePhone: true, isOnHomeScreen: true }, null, 'unsupported'],
  ['Safari on a phone, from the home screen', { isApplePhone: true, isOnHomeScreen: true }, null, 'on'],
])('%s', (_, facts, wanted, state) => {
  expect(findWebPushState({ ...able, ...facts }, wanted)).toBe(state);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, false],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5, false],
])('%s with %i fingers', (userAgent, maxTouchPoints, isApple) => {
  expect(isAppleTouch({ userAgent, maxTouchPoints })).toBe(isApple);
});

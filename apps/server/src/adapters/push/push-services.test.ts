import { makeBrowser } from '#test/web-push.ts';
import { expect, test } from 'vitest';
import { isPublicKey, isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is an address at a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  ['not https', 'http://fcm.googleapis.com/fcm/send/abc'],
  ['this machine', 'https://127.0.0.1/abc'],
  ['this machine by its name', 'https://localhost/abc'],
  ['this machine in IPv6', 'https://[::1]/abc'],
  ['a cloud’s own data', 'https://169.254.169.254/latest/meta-data'],
  ['a private network', 'https://10.0.0.1/abc'],
  ['an address as a number', 'https://2130706433/abc'],
  ['a stranger', 'https://push.example/abc'],
  ['a known name before a stranger’s', 'https://fcm.googleapis.com.evil.example/abc'],
  ['a known name after a stranger’s', 'https://evilfcm.googleapis.com/abc'],
  ['a known end without its dot', 'https://evilpush.apple.com/abc'],
  ['another host of the same maker', 'https://storage.googleapis.com/abc'],
  ['a known name as a user', 'https://fcm.googleapis.com@evil.example/abc'],
  ['a user at a known name', 'https://me:secret@fcm.googleapis.com/abc'],
  ['another port', 'https://fcm.googleapis.com:8443/abc'],
  ['a name with a dot at its end', 'https://fcm.googleapis.com./abc'],
  ['no path', 'https://fcm.googleapis.com'],
  ['another scheme', 'ftp://fcm.googleapis.com/abc'],
  ['a file', 'file:///etc/passwd'],
  ['no address', 'fcm.googleapis.com/abc'],
])('%s is none: %s', (_, endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

test('one more service is taken by its whole origin', () => {
  const extra = 'http://127.0.0.1:4000';
  expect(isPushService('http://127.0.0.1:4000/abc', extra)).toBe(true);
  expect(isPushService('http://127.0.0.1:4001/abc', extra)).toBe(false);
  expect(isPushService('https://127.0.0.1:4000/abc', extra)).toBe(false);
  expect(isPushService('http://127.0.0.1:4000@evil.example/abc', extra)).toBe(false);
});

test('a key is a point of the curve', () => {
  const { p256dh } = makeBrowser('https://push.example');
  expect(isPublicKey(p256dh)).toBe(true);
  expect(isPublicKey(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isPublicKey('A'.repeat(87))).toBe(false);
});

import type { RecordSection } from '@fairway/contracts/lessons/records';
import { expect, test } from 'vitest';
import { isToken, shareExpiry, toSharedSection } from './rules.ts';

const TOKEN = 'a-b_'.repeat(10) + 'xyz';
const SECTION: RecordSection = {
  id: '0190b1a2-0000-7000-8000-000000000000',
  ref: 'grip',
  type: 'text',
  content: 'A lighter grip',
  image: null,
  image_url: null,
  images: null,
  image_urls: null,
  video: null,
  video_url: null,
  poster_url: null,
  status: null,
  progress: null,
  clip: null,
  chart: null,
  metric: null,
  club: '7 iron',
  overlay: null,
  drill: null,
  voice_url: null,
  position: 0,
  revision: 1,
  author: { id: '0190b1a2-0000-7000-8000-000000000001', first_name: 'Sam', last_name: 'Reed' },
  is_player_submitted: false,
  updated_at: '2031-03-12T12:00:00.000Z',
};

test.each([
  [TOKEN, true],
  [`${TOKEN}x`, false],
  [TOKEN.slice(1), false],
  [TOKEN.replace('a', '/'), false],
  ['', false],
])('%s may be a token: %s', (text, may) => {
  expect(isToken(text)).toBe(may);
});

test('a link works for thirty days', () => {
  expect(shareExpiry(new Date('2031-03-12T12:00:00Z'))).toEqual(new Date('2031-04-11T12:00:00Z'));
});

test('a section without files loses nothing but its author', () => {
  expect(toSharedSection(SECTION, TOKEN)).toEqual({ ...SECTION, author: null });
});

test('every address of a file becomes one that the link opens', () => {
  const section: RecordSection = {
    ...SECTION,
    image: '/files/images/a/1024.webp',
    image_url: '/files/images/a/1024.webp',
    images: ['/files/images/b/1024.webp', '/files/images/c/1024.webp'],
    image_urls: ['/files/images/b/1024.webp', '/files/images/c/1024.webp'],
    video: '/files/videos/d/original.mp4',
    video_url: '/files/videos/d/everyday.mp4',
    poster_url: '/files/videos/d/poster.jpg',
    voice_url: '/files/voices/e/original.webm',
    clip: {
      duration_ms: 2000,
      fps: 240,
      width: 1080,
      height: 1920,
      strip_url: '/files/videos/d/strip.jpg',
      slow_url: '/files/videos/d/slow.mp4',
      strike_ms: 900,
    },
  };
  const shared = JSON.stringify(toSharedSection(section, TOKEN));
  expect(shared.split(`/shared/${TOKEN}/files/`)).toHaveLength(JSON.stringify(section).split('/files/').length);
  expect(shared).not.toContain('"/files/');
});

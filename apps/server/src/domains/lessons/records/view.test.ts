import { LESSON_ROW } from '#test/lesson-rows.ts';
import { describe, expect, test } from 'vitest';
import type { DetailRow } from './repository.ts';
import { lessonDetailView } from './view.ts';

type SectionRow = DetailRow['sections'][number];

const section: SectionRow = {
  id: 'section',
  ref: 'r1',
  type: 'text',
  position: 0,
  content: 'Grip',
  metric: false,
  club: null,
  revision: 2,
  is_player_submitted: false,
  chart: null,
  overlay: null,
  drill: null,
  updated_at: '2025-06-04T09:00:00.000Z',
  key: null,
  content_type: null,
  second_key: null,
  voice_key: null,
  voice_type: null,
  status: null,
  progress: null,
  duration_ms: null,
  width: null,
  height: null,
  fps: null,
  slow: null,
  strike_ms: null,
};
const ROW: DetailRow = {
  ...LESSON_ROW,
  published_at: '2025-06-04T09:00:00.000Z',
  player_video_lesson_note: null,
  player_handed: 'left',
  sections: [section],
  comments: [
    {
      id: 'comment',
      content: 'Thank you',
      author_id: 'player',
      guardian_id: null,
      guardian: null,
      first_name: 'Jamie',
      last_name: 'Whitlock',
      created_at: '2025-06-05T09:00:00.000Z',
    },
  ],
};
const view = (row: DetailRow, reader_id = 'pro') =>
  lessonDetailView(row, { reader: 'pro', reader_id, now: new Date('2025-07-01T09:00:00Z') });
const viewPart = (part: Partial<SectionRow>) => view({ ...ROW, sections: [{ ...section, ...part }] }).record[0];

test('a part on the wire has every key of the document and no column beside', () => {
  const row = { ...ROW, secret: 'kept', sections: [{ ...section, file_id: 'file' }] };
  const detail = view(row);
  expect(detail).not.toHaveProperty('secret');
  expect(detail.player_handed).toBe('left');
  expect(detail.record).toEqual([
    {
      id: 'section',
      ref: 'r1',
      type: 'text',
      content: 'Grip',
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
      club: null,
      overlay: null,
      drill: null,
      voice_url: null,
      position: 0,
      revision: 2,
      author: { id: 'pro', first_name: 'Robin', last_name: 'Calder' },
      is_player_submitted: false,
      updated_at: '2025-06-04T09:00:00.000Z',
    },
  ]);
});

test('each type has its own files', () => {
  const key = `images/${'a'.repeat(48)}`;
  const second_key = `images/${'b'.repeat(48)}`;
  expect(viewPart({ type: 'singleImage', key })).toMatchObject({ image: `/files/${key}/1024.webp`, images: null });
  expect(viewPart({ type: 'doubleImage', key, second_key })).toMatchObject({
    image: null,
    images: [`/files/${key}/1024.webp`, `/files/${second_key}/1024.webp`],
  });
});

describe('a video', () => {
  const key = `videos/${'c'.repeat(48)}`;
  const video = `/files/${key}/original.mp4`;
  const sent = { type: 'video', key, content_type: 'video/mp4' } as const;
  const made = { duration_ms: 2000, width: 720, height: 960, fps: 240, slow: true, strike_ms: 1200 };
  const nothing = { poster_url: null, progress: null, clip: null };

  test.each<[string, Partial<SectionRow>, object]>([
    ['that no worker has heard of', {}, { ...nothing, video, video_url: video, status: 'processing', progress: 0 }],
    [
      'on its way plays as it was sent',
      { status: 'processing', progress: 40 },
      { ...nothing, video, video_url: video, status: 'processing', progress: 40 },
    ],
    [
      'that failed plays as it was sent, where it can',
      { status: 'failed', progress: 40 },
      { ...nothing, video, video_url: video, status: 'failed' },
    ],
    [
      'that is ready plays everywhere',
      { status: 'ready', progress: 100, ...made },
      {
        video,
        video_url: `/files/${key}/everyday.mp4`,
        poster_url: `/files/${key}/poster.jpg`,
        status: 'ready',
        progress: null,
        clip: {
          duration_ms: 2000,
          fps: 240,
          width: 720,
          height: 960,
          strip_url: `/files/${key}/strip.jpg`,
          slow_url: `/files/${key}/slow.mp4`,
          strike_ms: 1200,
        },
      },
    ],
  ])('%s', (_, part, expected) => {
    expect(viewPart({ ...sent, ...part })).toMatchObject(expected);
  });

  test('that was not filmed faster has no slow version', () => {
    expect(viewPart({ ...sent, status: 'ready', ...made, slow: false })?.clip?.slow_url).toBeNull();
  });

  test('that is gone is nowhere', () => {
    expect(viewPart({ type: 'video' })).toMatchObject({ ...nothing, video: null, video_url: null, status: null });
  });
});

test('any part may be spoken to', () => {
  const voice_key = `voices/${'d'.repeat(48)}`;
  expect(viewPart({ voice_key, voice_type: 'audio/mp4' })?.voice_url).toBe(`/files/${voice_key}/original.m4a`);
});

test('a player’s part is theirs, and a comment says whose it is', () => {
  expect(viewPart({ is_player_submitted: true })?.author).toEqual({
    id: 'player',
    first_name: 'Jamie',
    last_name: 'Whitlock',
  });
  expect(view(ROW, 'player').comments).toMatchObject([{ content: 'Thank you', mine: true, author: { id: 'player' } }]);
  expect(view(ROW, 'pro').comments).toMatchObject([{ mine: false }]);
});

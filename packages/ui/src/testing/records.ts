import type { RecordedClip } from '@fairway/contracts/lessons/clips';
import type { RecordShare, SharedRecord } from '@fairway/contracts/lessons/record-sharing';
import type { Comment, LessonDetail, RecordSection } from '@fairway/contracts/lessons/records';
import { someShots } from './charts.ts';
import { aPastLesson } from './lessons.ts';
import { ALEX, SAM } from './people.ts';
import { SCENES } from './pictures.ts';
import swing from './swing.webm';
import voice from './voice.webm';
import { A_VIDEO } from './videos.ts';

/** A part of a record, as the coach wrote it. */
export const aSection = (over: Partial<RecordSection> & { ref: string }): RecordSection => ({
  id: over.ref,
  type: 'text',
  content: 'Stop the backswing at nine o’clock, then turn through.',
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
  revision: 1,
  author: SAM,
  is_player_submitted: false,
  updated_at: '2026-11-17T12:00:00.000Z',
  ...over,
});

/** A video of a record, as it stands among a player's videos. */
export const aClip = (over: Partial<RecordedClip> & { id: string }): RecordedClip => ({
  ref: over.id,
  lesson_id: 'lesson-1',
  title: 'Weight to the left side',
  date: '2026-11-17',
  starts_at: '2026-11-17T10:00:00.000Z',
  content: 'Driver, from the front',
  video_url: swing,
  poster_url: null,
  slow_url: null,
  strike_ms: null,
  overlay: null,
  is_player_submitted: false,
  ...over,
});

/** A video in a record, ready to play. */
export const aVideoSection = (over: Partial<RecordSection> = {}): RecordSection =>
  aSection({
    ref: 'video',
    type: 'video',
    content: null,
    video: A_VIDEO,
    video_url: A_VIDEO,
    poster_url: SCENES[0] ?? null,
    status: 'ready',
    clip: {
      duration_ms: 500,
      fps: 30,
      width: 64,
      height: 64,
      strip_url: SCENES[0] ?? '',
      slow_url: null,
      strike_ms: null,
    },
    ...over,
  });

const [FIRST = '', SECOND = ''] = SCENES;

/** One part of each type that a coach writes. */
export const someSections = (): RecordSection[] => [
  aSection({ ref: 'text', voice_url: voice }),
  aSection({
    ref: 'chart',
    type: 'chart',
    content: 'Twenty balls, these ten after the change.',
    chart: someShots,
    club: '7 iron',
  }),
  aSection({ ref: 'putting', type: 'putting_chart', content: null, chart: someShots, metric: false }),
  aSection({ ref: 'image', type: 'singleImage', content: 'The grip, from the front.', image: FIRST, image_url: FIRST }),
  aSection({
    ref: 'pair',
    type: 'doubleImage',
    content: 'At the top, before and after.',
    images: [FIRST, SECOND],
    image_urls: [FIRST, SECOND],
  }),
];

export const someComments = (): Comment[] => [
  {
    id: 'comment-1',
    content: 'It felt strange on Saturday, but the slice is gone.\nThank you!',
    author: ALEX,
    guardian: null,
    created_at: '2026-11-20T18:04:00.000Z',
    mine: false,
  },
  {
    id: 'comment-2',
    content: 'Strange is good. Ten slow ones before each bucket.',
    author: SAM,
    guardian: null,
    created_at: '2026-11-21T08:30:00.000Z',
    mine: true,
  },
];

/** A lesson that is over, with its record. */
export const aRecord = (over: Partial<LessonDetail> = {}): LessonDetail => ({
  ...aPastLesson({ title: 'Shorter backswing', recorded: true }),
  player_video_lesson_note: null,
  player_handed: 'right',
  record: someSections(),
  comments: someComments(),
  published_at: '2026-11-17T12:00:00.000Z',
  ...over,
});

/** The link by which a player shares a record. */
export const aShare = (): RecordShare => ({
  url: 'https://fairway.example.com/shared/3q2-7wEAvQ0kZpYb5mJtXc8Lr1nSgUoHdFi6KaVy_TM',
  expires_at: '2026-12-23T12:00:00.000Z',
});

/** A record as whoever has its link reads it. */
export const aSharedRecord = (over: Partial<SharedRecord> = {}): SharedRecord => ({
  title: 'Shorter backswing',
  date: '2026-11-17',
  first_name: ALEX.first_name,
  handed: 'right',
  expires_at: aShare().expires_at,
  record: someSections().map((section) => ({ ...section, author: null })),
  ...over,
});

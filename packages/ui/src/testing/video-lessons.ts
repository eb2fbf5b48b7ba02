import type { LessonDetail } from '@fairway/contracts/lessons/records';
import type { VideoForm } from '@fairway/contracts/lessons/video-lessons';
import { aSection } from './records.ts';
import { aPastLesson } from './lessons.ts';
import { ALEX, LONG_NAMED, PRIYA } from './people.ts';
import { A_VIDEO } from './videos.ts';

/** A video lesson that has been sent and waits for the coach. */
export const aVideoLesson = (over: Partial<LessonDetail> = {}): LessonDetail => ({
  ...aPastLesson({ type: 1, start: '18:40:00', end: '18:40:00', duration: 0, payment_type: 'card', venue: null }),
  player_video_lesson_note: 'My driver starts left and comes back. The second one is from behind.',
  record: ['video1', 'video2'].map((ref, position) =>
    aSection({ id: ref, ref, type: 'video', content: null, position, video_url: A_VIDEO, is_player_submitted: true }),
  ),
  comments: [],
  published_at: null,
  player_handed: null,
  ...over,
});

/** The form as a player opens it; `players` are for a coach. */
export const aVideoForm = (over: Partial<VideoForm> = {}): VideoForm => ({
  price: 2500,
  currency: 'GBP',
  stripe_card: '4242',
  players: [],
  refusal: null,
  ...over,
});

/** The same as a coach opens it. */
export const aProVideoForm = (over: Partial<VideoForm> = {}): VideoForm =>
  aVideoForm({ price: null, stripe_card: null, players: [ALEX, PRIYA, LONG_NAMED], ...over });

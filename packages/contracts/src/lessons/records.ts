import { z } from 'zod';
import { CHART_LIMITS, DRAWING_LIMITS, RECORD_LIMITS } from '../constants.ts';
import { IMAGE_TEXTS } from '../messages/files.ts';
import { LESSON_MESSAGES } from '../messages/lessons.ts';
import { drillCard } from '../practice/drills.ts';
import { flag, id, idIn, idInOrNone, instant, longText, numeric, personName, text } from '../primitives.ts';
import { isChart } from './chart-units.ts';
import { chart, chartPoint } from './charts.ts';
import { drawing, overlay } from './drawings.ts';
import { lesson } from './lessons.ts';

export const SECTION_TYPES = ['text', 'singleImage', 'doubleImage', 'video', 'chart', 'putting_chart'] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** What is known of a video that is ready, and where the rest of it lies. */
export const clip = z.object({
  duration_ms: z.number(),
  /** Of the original: frames per second, 0 when it does not say. */
  fps: z.number(),
  width: z.number(),
  height: z.number(),
  /** Thumbnails side by side, evenly over the clip. */
  strip_url: z.string(),
  /** A version with every frame, of a clip that was filmed faster than sixty a second; null of any other. */
  slow_url: z.string().nullable(),
  /** When the ball was struck, by the sound; null when that cannot be told. */
  strike_ms: z.number().nullable(),
});
export type Clip = z.output<typeof clip>;

/** A part of a lesson's record; what does not apply to its type is null (R9). */
export const recordSection = z.object({
  id,
  ref: z.string(),
  type: z.enum(SECTION_TYPES),
  content: z.string().nullable(),
  /** The addresses of pictures, below our origin; `image` of one, `images` of two. */
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  images: z.array(z.string()).nullable(),
  image_urls: z.array(z.string()).nullable(),
  /** A video's address below our origin, as it was sent; null when it is not there any more. */
  video: z.string().nullable(),
  /** The version that plays everywhere, once it is ready; until then as it was sent. */
  video_url: z.string().nullable(),
  poster_url: z.string().nullable(),
  status: z.enum(['processing', 'ready', 'failed']).nullable(),
  /** Of a video that is processing: 0 to 100. */
  progress: z.number().nullable(),
  clip: clip.nullable(),
  chart: z.array(chartPoint).nullable(),
  /** A putting chart shows inches. */
  metric: z.boolean().nullable(),
  /** The club that a chart's shots were played with. */
  club: z.string().nullable(),
  /** What is drawn over a video. */
  overlay: overlay.nullable(),
  /** The drill that a text comes from, as it is now; the text holds its words as they were written. */
  drill: drillCard.nullable(),
  /** What the writer said to the part. */
  voice_url: z.string().nullable(),
  position: z.number(),
  revision: z.number(),
  author: personName.nullable(),
  is_player_submitted: z.boolean(),
  updated_at: instant,
});
export type RecordSection = z.output<typeof recordSection>;

/** What somebody said to a record (R4); `mine` when it was the reader. */
export const comment = z.object({
  id,
  content: z.string(),
  author: personName,
  /** Who wrote it for the child that is its author (A15). */
  guardian: personName.nullable(),
  created_at: instant,
  mine: z.boolean(),
});
export type Comment = z.output<typeof comment>;

/** One lesson with its record and what was said to it, and what the player said to the videos they sent. */
export const lessonDetail = lesson.extend({
  player_video_lesson_note: z.string().nullable(),
  record: z.array(recordSection),
  comments: z.array(comment),
  /** How the player stands to the ball, as the figure at the tee of their charts does (R6). */
  player_handed: z.enum(['left', 'right']).nullable(),
  /** When the player was first let see the record. */
  published_at: instant.nullable(),
});
export type LessonDetail = z.output<typeof lessonDetail>;

/** A reference that a client makes up (a moment and a random number); some clients send it as a number. */
const ref = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string(LESSON_MESSAGES.refMissing).regex(/^[\w.:-]{1,64}$/, LESSON_MESSAGES.refMissing),
);
/** The address of a picture, a video or a voice as its upload answered it, or the id of an upload in parts (R8). */
const address = z.string().max(500);
/** A blank, as forms send it, takes away what was there. */
const addressOrNone = address.transform((path) => path || null).nullable();

/** A part on its way in: what is left out stays as it is. */
export const sectionIn = z
  .object({
    ref,
    type: z.enum(SECTION_TYPES, LESSON_MESSAGES.sectionType),
    content: longText(RECORD_LIMITS.content).nullable().optional(),
    image: addressOrNone.optional(),
    /** Two pictures; a blank keeps the one that is there. */
    images: z.array(address, LESSON_MESSAGES.twoPictures).length(2, LESSON_MESSAGES.twoPictures).optional(),
    video: addressOrNone.optional(),
    /** Any part may be spoken to. */
    voice: addressOrNone.optional(),
    chart: chart.nullable().optional(),
    /** What is drawn over a video; an empty list takes all of it away. */
    overlay: overlay.nullable().optional(),
    metric: flag.nullable().optional(),
    /** A drill of the coach's that a text comes from; null takes the card away and leaves the words. */
    drill_id: idInOrNone.nullable().optional(),
    club: text(RECORD_LIMITS.club)
      .transform((name) => name || null)
      .nullable()
      .optional(),
    position: numeric(z.coerce.number().int().min(0).max(9999).optional()),
    /** The revision that the sender knows; left out by clients that know none (R10). */
    revision: numeric(z.coerce.number().int().min(0).optional()),
  })
  .refine((section) => !section.chart?.length || isChart(section.type), {
    path: ['chart'],
    message: LESSON_MESSAGES.chartOnly,
  })
  .refine((section) => !section.overlay?.length || section.type === 'video', {
    path: ['overlay'],
    message: LESSON_MESSAGES.videoOnly,
  })
  .refine((section) => !section.drill_id || section.type === 'text', {
    path: ['drill_id'],
    message: LESSON_MESSAGES.textOnly,
  })
  .refine(({ images }) => !images?.[0] || images[0] !== images[1], { path: ['images'], message: IMAGE_TEXTS.twice });
export type SectionIn = z.output<typeof sectionIn>;

const noneTwice = (sections: SectionIn[]) => new Set(sections.map((section) => section.ref)).size === sections.length;

/** `POST /lesson/{lesson}/record`: writes all of these parts or none; without any it publishes the record (R2, R10). */
export const recordIn = z.object({
  lesson: idIn,
  title: text(RECORD_LIMITS.title)
    .transform((title) => title || null)
    .nullable()
    .optional(),
  records: z
    .preprocess(
      (value) => (value === '' || value === null ? [] : value),
      z.array(sectionIn).max(RECORD_LIMITS.sections, LESSON_MESSAGES.sectionsFull(RECORD_LIMITS.sections)),
    )
    .refine(noneTwice, LESSON_MESSAGES.refTwice)
    .default([]),
});
export type RecordIn = z.output<typeof recordIn>;

/** Clips drawn over to the last point that one call may bring. The app sends a part at a time, and no hand has drawn as much as that. */
const DRAWN_CLIPS = 2;
const countFields = ({ shape }: { shape: object }): number => Object.keys(shape).length;
const OVERLAY_VALUES = DRAWING_LIMITS.drawings * (1 + countFields(drawing) + 3 * DRAWING_LIMITS.points);
const SECTION_VALUES = 1 + countFields(sectionIn) + 2 + CHART_LIMITS.points * (1 + countFields(chartPoint));
/** How many values a record may hold on its way in: all that its parts can be, and those clips. */
export const RECORD_VALUES =
  countFields(recordIn) + RECORD_LIMITS.sections * SECTION_VALUES + DRAWN_CLIPS * OVERLAY_VALUES;

export const removeSectionIn = z.object({ lesson: idIn, ref });
/** `POST /lesson/{lesson}/record/{ref}/retry`: has a video that failed made ready anew. */
export const retryVideoIn = z.object({ lesson: idIn, ref });

export const commentIn = z.object({
  id: idIn,
  content: longText(RECORD_LIMITS.comment).refine((said) => said !== '', LESSON_MESSAGES.commentMissing),
});
export type CommentIn = z.output<typeof commentIn>;
export const removeCommentIn = z.object({ id: idIn, comment: idIn });

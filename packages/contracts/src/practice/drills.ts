import { z } from 'zod';
import { DRILL_LIMITS, DRILL_BALLS } from './limits.ts';
import { DRILL_MESSAGES } from '../messages/drills.ts';
import { flag, id, idIn, longText, numeric, text } from '../primitives.ts';

/** An exercise of a coach's library. */
export const drill = z.object({
  id,
  title: z.string(),
  /** What to do, in lines. */
  content: z.string(),
  minutes: z.number().nullable(),
  equipment: z.string(),
  tags: z.array(z.string()),
  /** How many good balls of ten the coach would like to see. */
  target: z.number().nullable(),
  /** The circle that the balls are to end in, from side to side in feet. */
  target_feet: z.number().nullable(),
  /** A link to a video elsewhere. */
  video_url: z.string().nullable(),
  /** An uploaded video's address below our origin: the version that plays everywhere once it is ready, until then as it was sent. */
  video: z.string().nullable(),
  video_poster: z.string().nullable(),
  video_status: z.enum(['processing', 'ready', 'failed']).nullable(),
  /** Of a video that is processing: 0 to 100. */
  video_progress: z.number().nullable(),
  /** An address below our origin. */
  image: z.string().nullable(),
  /** Whether it has left the library; it is shown where it was used. */
  is_deleted: z.boolean(),
});
export type Drill = z.output<typeof drill>;

/** As much of a drill as a card in a list, a message or a plan shows. */
export const drillCard = drill.pick({ id: true, title: true, minutes: true, image: true, is_deleted: true });
export type DrillCard = z.output<typeof drillCard>;

/** What a form leaves blank is none. */
const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable());
const whole = (most: number, message: string) =>
  orNone(numeric(z.coerce.number(message).int(message).min(1, message).max(most, message)));

/** Tags are told apart by their letters alone, and kept as they were typed first. */
const tags = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  z
    .array(text(DRILL_LIMITS.tag))
    .transform((list) => [...new Set(list.map((tag) => tag.toLowerCase()).filter((tag) => tag !== ''))])
    .pipe(z.array(z.string()).max(DRILL_LIMITS.tags, DRILL_MESSAGES.tagLimit(DRILL_LIMITS.tags))),
);

const HTTPS = /^https:\/\//i;
const isHttps = (address: string) => HTTPS.test(address) && URL.canParse(address);
const videoUrl = orNone(
  text(DRILL_LIMITS.video_url)
    .refine(isHttps, DRILL_MESSAGES.videoUrl)
    .transform((address) => address.replace(HTTPS, 'https://')),
);

/** `POST /drill`: a picture and a video are uploads of the caller's, by their addresses; a video also by the id of its upload in parts. */
export const drillIn = z.object({
  title: text(DRILL_LIMITS.title).min(1, DRILL_MESSAGES.title),
  content: longText(DRILL_LIMITS.content).default(''),
  minutes: whole(DRILL_LIMITS.minutes, DRILL_MESSAGES.minutes(DRILL_LIMITS.minutes)).default(null),
  equipment: text(DRILL_LIMITS.equipment).default(''),
  tags: tags.default([]),
  target: whole(DRILL_BALLS, DRILL_MESSAGES.target).default(null),
  target_feet: whole(DRILL_LIMITS.target_feet, DRILL_MESSAGES.targetFeet(DRILL_LIMITS.target_feet)).default(null),
  video_url: videoUrl.default(null),
  image: orNone(z.string().max(500)).default(null),
  video: orNone(z.string().max(500)).default(null),
});
export type DrillIn = z.output<typeof drillIn>;
/** `PUT /drill/{id}`: the whole drill, as its form has it. */
export const drillPutIn = drillIn.extend({ id: idIn });
export const drillIdIn = z.object({ id: idIn });

/** `GET /drill`: by title, a page by keyset; `q` finds drills that hold all its words, `tag` those that have it. */
export const drillsQuery = z.object({
  q: text(DRILL_LIMITS.q).default(''),
  tag: text(DRILL_LIMITS.tag).default(''),
  cursor: text(DRILL_LIMITS.title).nullish(),
});
export type DrillsQuery = z.output<typeof drillsQuery>;
export const drillPage = z.object({
  drills: z.array(drill),
  /** The title of the last drill of this page, where there are others behind it. */
  next_cursor: z.string().nullable(),
  /** The tags of all the library, those of most drills first. */
  tags: z.array(z.object({ name: z.string(), drills: z.number() })),
  /** Whether the library has any drill at all. */
  is_empty: flag,
});
export type DrillPage = z.output<typeof drillPage>;

/** `POST /drill/starter`: how many drills have come into the library. */
export const starterResult = z.object({ added: z.number() });

import { HOUR_MS } from '@fairway/time/units';
import { z } from 'zod';
import { DRAWING_KINDS, DRAWING_COLOURS, DRAWING_SPANS } from './drawing-kinds.ts';
import { DRAWING_LIMITS } from '../constants.ts';
import { LESSON_MESSAGES } from '../messages/lessons.ts';
import { numeric } from '../primitives.ts';

const share = numeric(
  z.coerce.number(LESSON_MESSAGES.drawing).min(-1, LESSON_MESSAGES.drawing).max(2, LESSON_MESSAGES.drawing),
);

/** A place on a clip's picture, in shares of its width and height from the top left; what is dragged beyond its edge lies outside of 0 to 1. */
export const drawingPoint = z.tuple([share, share], LESSON_MESSAGES.drawing);
export type DrawingPoint = z.output<typeof drawingPoint>;

/** How many points each kind has: a line its ends, an angle its corner and the ends of its arms, a circle its middle and one on its edge. */
const POINTS = { line: 2, angle: 3, circle: 2, text: 1 } as const;

/** Something drawn over a clip, kept beside it as what it is and never burnt into its picture. */
export const drawing = z
  .object({
    id: z.string(LESSON_MESSAGES.drawing).regex(/^[\w-]{1,40}$/, LESSON_MESSAGES.drawing),
    kind: z.enum(DRAWING_KINDS, LESSON_MESSAGES.drawing),
    colour: z.enum(DRAWING_COLOURS, LESSON_MESSAGES.drawing),
    /** The moment of the clip that it was drawn at, in milliseconds. */
    at_ms: numeric(z.coerce.number(LESSON_MESSAGES.drawing).int(LESSON_MESSAGES.drawing).min(0).max(HOUR_MS)),
    span: z.enum(DRAWING_SPANS, LESSON_MESSAGES.drawing),
    points: z.array(drawingPoint, LESSON_MESSAGES.drawing).min(1).max(DRAWING_LIMITS.points, LESSON_MESSAGES.drawing),
    text: z.string().trim().max(DRAWING_LIMITS.text, LESSON_MESSAGES.drawing).default(''),
  })
  .refine(({ kind, points }) => kind === 'free' || points.length === POINTS[kind], {
    path: ['points'],
    message: LESSON_MESSAGES.drawing,
  })
  .refine(({ kind, text }) => kind !== 'text' || text !== '', { path: ['text'], message: LESSON_MESSAGES.drawing });
export type Drawing = z.output<typeof drawing>;

const areIdsUnique = (drawings: Drawing[]) => new Set(drawings.map(({ id }) => id)).size === drawings.length;

/** All that is drawn over a clip, the newest on top. */
export const overlay = z
  .array(drawing)
  .max(DRAWING_LIMITS.drawings, LESSON_MESSAGES.drawingsFull(DRAWING_LIMITS.drawings))
  .refine(areIdsUnique, LESSON_MESSAGES.drawing);

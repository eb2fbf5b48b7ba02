export const DRAWING_KINDS = ['line', 'angle', 'circle', 'free', 'text'] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** The colours to draw in, by name: each is made to be seen on turf, on sky and on clothes. */
export const DRAWING_COLOURS = ['yellow', 'red', 'blue', 'green', 'white'] as const;
export type DrawingColour = (typeof DRAWING_COLOURS)[number];

/** When a drawing is seen: at its own moment alone, from then on, or as long as the clip runs. */
export const DRAWING_SPANS = ['moment', 'onwards', 'clip'] as const;
export type DrawingSpan = (typeof DRAWING_SPANS)[number];

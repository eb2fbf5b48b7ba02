import type { Drill } from '@fairway/contracts/practice/drills';

/** A putting drill of the coach's. */
export const aDrill = (fields: Partial<Drill> = {}): Drill => ({
  id: 'drill-1',
  title: 'Gate putting',
  content:
    'Find a straight putt of six feet. Push two tees into the green a foot in front of the ball, just wider than the ball itself.\n\nHit ten putts through the gate. A ball that touches a tee does not count, even if it drops.',
  minutes: 10,
  equipment: 'Putter, two tees',
  tags: ['putting', 'face control'],
  target: 8,
  target_feet: null,
  video_url: null,
  video: null,
  video_poster: null,
  video_status: null,
  video_progress: null,
  image: null,
  is_deleted: false,
  ...fields,
});

/** A few drills of a library, by title. */
export const someDrills = (): Drill[] => [
  aDrill({ id: 'drill-2', title: 'Feet together', minutes: 10, tags: ['full swing', 'balance'], equipment: '9 iron' }),
  aDrill(),
  aDrill({ id: 'drill-3', title: 'Land it on the towel', minutes: 15, tags: ['chipping'], target: 5, target_feet: 4 }),
  aDrill({ id: 'drill-4', title: 'Mirror turn', minutes: 5, tags: ['at home', 'full swing'], target: null }),
];

/** The library as somebody chooses from it, without what a story watches. */
export const aDrillChoice = () => ({
  q: '',
  state: { status: 'ready' as const, drills: someDrills(), beyond: 'none' as const },
});

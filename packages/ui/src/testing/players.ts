import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import type { GroupPage, Player, PlayerPage } from '@fairway/contracts/coaching/people';
import type { PersonName } from '@fairway/contracts/primitives';
import { ZONE } from './clock.ts';
import { someCredits } from './credits.ts';
import { aLesson, aPastLesson } from './lessons.ts';
import { ALEX, LONG_NAMED, PRIYA, SAM } from './people.ts';

const makeEmail = ({ first_name, last_name }: PersonName) => `${first_name}.${last_name}@example.com`.toLowerCase();

/** A row of the list of players. */
const aPlayer = (person: PersonName = ALEX, over: Partial<Player> = {}): Player => ({
  ...person,
  email: makeEmail(person),
  phone: '+447700900123',
  incompleteLessonRecords: 0,
  next_lesson: { id: 'lesson-next', starts_at: '2026-11-26T10:00:00.000Z' },
  last_lesson: { id: 'lesson-last', starts_at: '2026-11-17T10:00:00.000Z' },
  credits: 6,
  credits_expiring: 0,
  ...over,
});

/** Three players: one without a lesson to come, two with lessons that await their record, one with credits that expire soon. */
export const somePlayers = (): Player[] => [
  aPlayer(LONG_NAMED, { incompleteLessonRecords: 12, next_lesson: null, credits: 24, credits_expiring: 2 }),
  aPlayer(PRIYA, {
    phone: null,
    last_lesson: null,
    credits: 0,
    next_lesson: { id: 'lesson-today', starts_at: '2026-11-24T16:30:00.000Z' },
  }),
  aPlayer(ALEX, {
    incompleteLessonRecords: 1,
    credits: 1,
    last_lesson: { id: 'lesson-old', starts_at: '2025-11-17T10:00:00.000Z' },
  }),
];

/** A hundred players by name, to see a long list. */
export const manyPlayers = (count = 100): Player[] =>
  Array.from({ length: count }, (_, nth) =>
    aPlayer({ id: `player-${100 + nth}`, first_name: `Player ${nth + 1}`, last_name: 'Ashdown' }),
  );

export const aPendingPlayer = (over: Partial<PendingPlayer> = {}): PendingPlayer => ({
  id: 'pending-1',
  first_name: 'Jordan',
  last_name: 'Okafor',
  email: 'jordan.okafor@example.com',
  phone: null,
  expires_at: '2026-12-05T09:00:00.000Z',
  ...over,
});

/** A player's page: an hour's lesson in two days, six credits, one record to write. */
export const aPlayerPage = (over: Partial<PlayerPage> = {}): PlayerPage => ({
  ...ALEX,
  type: 'player',
  email: 'alex.taylor@example.com',
  guardian: null,
  children: [],
  pending_email: null,
  phone: '+447700900123',
  pro_id: SAM.id,
  dob: '1990-05-17',
  gender: null,
  handed: 'left',
  shoe: 9.5,
  timezone: ZONE,
  currency: 'GBP',
  currencySymbol: '£',
  subscribed: false,
  skills_enabled: true,
  lesson_settings: { lesson_price: 1250, video_lessons_enabled: false, lesson_duration: 60 },
  own_lesson_duration: null,
  incompleteLessonRecords: 1,
  no_shows: 0,
  skills: [],
  next_lesson: aLesson(),
  last_lesson: aPastLesson(),
  credits: someCredits([150, 6]),
  at_stake: { lessons: 2, credits: 6, players: 0, children: 0 },
  ...over,
});

/** A group of two. */
export const aGroupPage = (over: Partial<GroupPage> = {}): GroupPage => ({
  id: 'group-1',
  name: 'Saturday juniors',
  is_all: false,
  size: 2,
  members: [PRIYA, ALEX],
  ...over,
});

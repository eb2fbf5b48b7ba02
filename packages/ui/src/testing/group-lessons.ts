import type { GroupLesson, GroupLessonPage, PlaceRequest } from '@fairway/contracts/lessons/group-lessons';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { addDays } from '@fairway/time/calendar';
import { TODAY, ZONE } from './clock.ts';
import { aLesson, somePermissions } from './lessons.ts';
import { ALEX, LONG_NAMED, PRIYA, SAM } from './people.ts';

const NOT_THEIRS = 'A group lesson is moved by the coach, for everybody.';
const FULL = 'Sorry, there is no place left. You can join the waiting list.';
type Permissions = GroupLesson['can'];

/** What a player may do with a group lesson that has places free. */
const mayJoin: Permissions = {
  join: true,
  join_refusal: null,
  wait: false,
  wait_refusal: 'There is a place free. You can join now.',
  change: false,
  change_refusal: NOT_THEIRS,
  cancel: false,
  cancel_refusal: NOT_THEIRS,
};
/** The same once it is full, and of one that the player is in, or waits for. */
export const mayWait: Permissions = { ...mayJoin, join: false, join_refusal: FULL, wait: true, wait_refusal: null };
export const hasJoined: Permissions = {
  ...mayJoin,
  join: false,
  join_refusal: 'You already have a place in this group lesson.',
};
export const isWaiting: Permissions = { ...mayWait, wait: false, wait_refusal: 'You are on the waiting list already.' };
/** What a coach may do before it begins. */
export const mayChange: Permissions = {
  ...mayJoin,
  change: true,
  change_refusal: null,
  cancel: true,
  cancel_refusal: null,
};
/** Once it has begun. */
export const isOver: Permissions = {
  ...mayChange,
  join: false,
  join_refusal: 'This lesson has already started.',
  change: false,
  change_refusal: 'This lesson has already started.',
  cancel: false,
  cancel_refusal: 'This lesson has already started.',
};

/** A clinic in four days at ten, for two credits a place, four of eight taken. */
export const aGroupLesson = (over: Partial<GroupLesson> = {}): GroupLesson => ({
  id: 'group-lesson-1',
  title: 'Short game clinic',
  date: addDays(TODAY, 4),
  start: '10:00:00',
  end: '11:30:00',
  starts_at: '2026-11-28T10:00:00.000Z',
  ends_at: '2026-11-28T11:30:00.000Z',
  timezone: ZONE,
  duration: 90,
  pro: SAM,
  venue: 'Wentworth Club',
  note: 'Bring a sand wedge.',
  payment_type: 'credits',
  credits: 2,
  price: null,
  currency: 'GBP',
  places: 8,
  taken: 4,
  waiting: 0,
  cancelled_at: null,
  place_id: null,
  is_waiting: false,
  offered_until: null,
  can: mayJoin,
  ...over,
});

/** A place in it, as the lesson that it is. */
export const aPlace = (over: Partial<Lesson> = {}): Lesson =>
  aLesson({
    id: 'place-1',
    type: 3,
    date: addDays(TODAY, 4),
    duration: 90,
    credits: 2,
    group: { id: 'group-lesson-1', title: 'Short game clinic', places: 8, taken: 4, credits: 2, price: null },
    can: somePermissions({ change: false, change_refusal: NOT_THEIRS }),
    ...over,
  });

/** The group lesson itself, as a lesson of its coach's lists. */
export const aGroupInDiary = (over: Partial<Lesson> = {}): Lesson =>
  aPlace({
    id: 'group-lesson-1',
    type: 2,
    player_id: null,
    player: null,
    can: somePermissions({ change: false, change_refusal: NOT_THEIRS, cancel: false, cancel_refusal: NOT_THEIRS }),
    ...over,
  });

export const aPlaceRequest = (over: Partial<PlaceRequest> = {}): PlaceRequest => ({
  player: PRIYA,
  created_at: '2026-11-23T10:00:00.000Z',
  offered_until: null,
  ...over,
});

/** Its page for a player, without a place. */
export const aGroupPage = (over: Partial<GroupLessonPage> = {}): GroupLessonPage => ({
  ...aGroupLesson(),
  place: null,
  booked: [],
  line: [],
  ...over,
});

/** Its page for its coach: three have joined. */
export const aProGroupPage = (over: Partial<GroupLessonPage> = {}): GroupLessonPage =>
  aGroupPage({
    taken: 3,
    can: mayChange,
    booked: [ALEX, PRIYA, LONG_NAMED].map((player) =>
      aPlace({ id: `place-${player.id}`, player, player_id: player.id }),
    ),
    ...over,
  });

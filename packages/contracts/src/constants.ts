/** The business constants of the product. */

/** One credit pays for this many minutes of tuition. */
export const CREDIT_MINUTES = 15;
/** Lesson lengths on offer, in minutes. */
export const DURATIONS = [15, 30, 45, 60, 90, 120] as const;
/** Times of the diary fall on this step, in minutes. */
export const TIME_STEP_MINUTES = 15;
/**
 * Hours before the start from which a lesson is late: whoever cancels it loses its credits or owes its fee (D13), players move it no more
 * (D12), what changes is texted as well, and no reminder follows.
 */
export const CANCELLATION_NOTICE_HOURS = 24;
/** Hours of notice that a pro may ask of a player who books, at most: a week (D4). */
export const BOOKING_NOTICE_MAX_HOURS = 168;
/** Minutes a pro may keep free between two lessons, on the step of the diary. */
export const LESSON_BUFFERS = [0, 15, 30, 45, 60] as const;
/** Lessons a day that a pro may set as their limit. */
export const LESSONS_PER_DAY = { min: 1, max: 96 } as const;
/** Months of diary a pro may open to players. */
export const DIARY_MONTHS = { min: 1, max: 12 } as const;
/** Credits one purchase or gift may hold. */
export const CREDIT_QUANTITY = { min: 1, max: 20 } as const;
/** Characters of what a pro may say about a gift of credits. */
export const CREDIT_REASON_LENGTH = 255;
/** Months a lot of credits lasts, and the days of grace after a late return (C2). */
export const CREDIT_LIFE = { months: 12, grace_days: 30 } as const;
/** A credit is "expiring" when fewer than this many days remain. */
export const CREDIT_EXPIRING_DAYS = 30;
/** Days one `GET /availability` may span (D3). */
export const AVAILABILITY_SPAN_DAYS = 62;
/** Rows a plain list answers at most (V5). */
export const LIST_LIMIT = 200;
/** Days after a lesson for which its record counts as due; what waits for longer is marked where the lesson stands (U9). */
export const RECORD_DUE_DAYS = 30;
/** How far the coach's home counts what is due: its badges say no more than "99+". */
export const DUE_MOST = 100;
/** Lessons of one page of an endless list. */
export const HISTORY_PAGE = 30;
/** Lessons to come with which a booking or a change is answered. */
export const COMING_PAGE = 20;
/** What the product offers at all; a pro switches it on for their own players (W1). */
export const FEATURES = { video_lessons: true } as const;
/** What a player may wait for at once, minutes that a time is held for them, and the hours of the coach's day in which it is (D20). */
export const WAITING_LIST = { requests: 20, hold_minutes: 20, hold_hours: { from: 7, until: 21 } } as const;
/** Lessons of a weekly series. */
export const SERIES_COUNT = { min: 2, max: 26 } as const;
/** Lessons that one step may move or cancel. */
export const BULK_LIMIT = 100;
/** Days of free times that a coach's public page shows, today included (D23). */
export const PUBLIC_PAGE_DAYS = 14;
/** Characters that the fields of a venue and of a profile hold. */
export const CLUB_LIMITS = { name: 255, address: 1000, telephone: 255, website: 255 } as const;
export const PROFILE_LIMITS = { qualifications: 1000, specialisms: 1000, intro: 1000, email: 250, phone: 250 } as const;
/** What an offer's button says unless the pro has other words. */
export const BUTTON_TYPE = 'Buy Now';
/** Where offers go whose category is deleted (O3). */
export const OTHER_CATEGORY = 'Other';
/** Characters, numbers and pictures that an offer holds. */
export const OFFER_LIMITS = {
  title: 255,
  description: 5000,
  button_type: 40,
  category: 255,
  qty: 100_000,
  credits: 100,
  images: 8,
} as const;
/** Characters and parts that a lesson's record holds, and how often it can be written in one call. */
export const RECORD_LIMITS = {
  title: 255,
  content: 20_000,
  club: 255,
  sections: 100,
  comment: 2000,
  comments: 500,
} as const;
/** Where an offer stands today on the pro's calendar, its first and last day included (O2). */
export const OFFER_STATES = ['live', 'coming', 'ended', 'sold_out'] as const;
/** Shots that one chart holds, and how far from its target they lie, in units: to either side, and short or long. */
export const CHART_LIMITS = { points: 10, horizon: 6, vertically: 8 } as const;
/** Drawings over one clip, the points of one that is drawn by hand, and the letters of one that is written. */
export const DRAWING_LIMITS = { drawings: 40, points: 300, text: 80 } as const;
/** What one unit stands for: yards of a `chart`, feet of a `putting_chart`, and inches of one that is `metric`. */
export const CHART_UNITS = { yards: 5, feet: 1, inches: 12 } as const;
/** Units across the drawn course: the widest shots, and a unit of turf beside them. */
export const CHART_COURSE_SIZE = 14;
/** How a ball flew, as a chart's points spell it. */
export const SHOT_SHAPES = { unset: -1, straight: 1, curved_right: 2, curved_left: 3 } as const;
export const APP_VERSION = '1.3.0';

export type Duration = (typeof DURATIONS)[number];

/** Credits that pay for a lesson of `duration` minutes. */
export const creditsFor = (duration: number): number => duration / CREDIT_MINUTES;

/** What a lesson of `duration` minutes costs on the day, in minor units; null where the pro has set no price. */
export const priceFor = (duration: number, lesson_price: number | null): number | null =>
  lesson_price === null ? null : creditsFor(duration) * lesson_price;

/** A lesson longer ago than this is no habit: its time is not proposed again. */
export const HABIT_DAYS = 35;

/** In place of a player's id: the lesson is for somebody who is no player. */
export const GUEST = 'guest';

/** What a lesson's `type` says: face to face, by video, a group lesson, or one player's place in that (D21). */
export const LESSON_TYPES = { normal: 0, video: 1, group: 2, place: 3 } as const;
/** Those that take time of the coach's diary. */
export const TIMED_LESSON_TYPES = [LESSON_TYPES.normal, LESSON_TYPES.group] as const;
/** Those that are one player's, at a time. */
export const PLAYER_LESSON_TYPES = [LESSON_TYPES.normal, LESSON_TYPES.place] as const;

/** The week that a new coach opens in one tap: Monday to Friday. */
export const FIRST_WEEK = { days: [0, 1, 2, 3, 4], start: '09:00:00', end: '17:00:00' } as const;

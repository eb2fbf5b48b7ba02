/** The business constants of S1 §9 and S2 §9. */

/** One credit pays for this many minutes of tuition. */
export const CREDIT_MINUTES = 15;
/** Lesson lengths on offer, in minutes. */
export const DURATIONS = [15, 30, 45, 60, 90, 120] as const;
/** Times of the diary fall on this step, in minutes. */
export const TIME_STEP_MINUTES = 15;
/** Hours before the start within which a cancelled lesson is due in full. */
export const CANCELLATION_NOTICE_HOURS = 24;
/** Hours of notice a player gives when booking (decision D4), unless their pro asks for another; a week at most. */
export const BOOKING_NOTICE_HOURS = 2;
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
/** Months a lot of credits lasts, and the days of grace after a late return (decision C2). */
export const CREDIT_LIFE = { months: 12, grace_days: 30 } as const;
/** A credit is "expiring" when fewer than this many days remain. */
export const CREDIT_EXPIRING_DAYS = 30;
/** Days one `GET /availability` may span (decision D3). */
export const AVAILABILITY_SPAN_DAYS = 62;
/** Rows a plain list answers at most (decision V5). */
export const LIST_LIMIT = 200;
/** Lessons of one page of an endless list. */
export const HISTORY_PAGE = 30;
/** What the product offers at all; a pro switches it on for their own players (W1). */
export const FEATURES = { video_lessons: true } as const;
/** Lessons of a weekly series. */
export const SERIES_COUNT = { min: 2, max: 26 } as const;
/** Lessons that one step may move or cancel. */
export const BULK_LIMIT = 100;
/** Characters that the fields of a venue and of a profile hold (S2 §5). */
export const CLUB_LIMITS = { name: 255, address: 1000, telephone: 255, website: 255 } as const;
export const PROFILE_LIMITS = { qualifications: 1000, specialisms: 1000, intro: 1000, email: 250, phone: 250 } as const;
/** What an offer's button says unless the pro has other words (S1 §3). */
export const BUTTON_TYPE = 'Buy Now';
/** Where offers go whose category is deleted (O3). */
export const OTHER_CATEGORY = 'Other';
/** Characters, numbers and pictures that an offer holds (S1 §5, §9; S2 §5). */
export const OFFER_LIMITS = {
  title: 255,
  description: 5000,
  button_type: 40,
  category: 255,
  qty: 100_000,
  credits: 100,
  images: 8,
} as const;
/** Where an offer stands today on the pro's calendar, its first and last day included (O2). */
export const OFFER_STATES = ['live', 'coming', 'ended', 'sold_out'] as const;
export const APP_VERSION = '1.3.0';
export const DEFAULT_TIMEZONE = 'Europe/London';

export type Duration = (typeof DURATIONS)[number];

/** Credits that pay for a lesson of `duration` minutes. */
export const creditsFor = (duration: number): number => duration / CREDIT_MINUTES;

/** What a lesson of `duration` minutes costs on the day, in minor units; null where the pro has set no price. */
export const priceFor = (duration: number, lesson_price: number | null): number | null =>
  lesson_price === null ? null : creditsFor(duration) * lesson_price;

/** What a lesson's `type` says: face to face, or by video. */
export const LESSON_TYPES = { normal: 0, video: 1 } as const;

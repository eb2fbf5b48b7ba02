/** The player's pages that these screens lead to. */
export const HOME = '/player/profile';
export const PRO_PROFILE = '/player/pro-profile';
export const BAG = '/player/bag';
export const YARDAGES = '/player/yardages';
/** The bag of the player's coach. */
export const proBagPath = (id: string): string => `/player/pro-bag/${id}`;
export const LESSONS = '/player/lessons';
export const RECORDS = '/player/lessons/records';
export const DISPERSION = '/player/dispersion';
export const SEARCH_RECORDS = '/player/lessons/search';
/** What leads to a booking: the choice of its type, which leads on at once where there is none. */
export const BOOK = '/player/lessons/bookchoosetype';
export const BOOK_LESSON = '/player/lessons/book';
/** The booking form, filled in for the same time as a lesson, a week later. */
export const sameTimePath = (lesson: string): string => `${BOOK_LESSON}?like=${lesson}`;
/** What the player waits for, and where they ask for more; for a lesson of a length, and on a date, where they are named. */
export const WAITING = '/player/lessons/waiting';
export const askForTimePath = (requested: { duration: number; date: string | null }): string =>
  `${WAITING}?duration=${requested.duration}${requested.date ? `&date=${requested.date}` : ''}`;
/** A time that is held for the player. */
export const heldTimePath = (id: string): string => `${WAITING}/${id}`;
/** Group lessons to come, and one of them. */
export const GROUPS = '/player/lessons/groups';
export const groupPath = (id: string): string => `${GROUPS}/${id}`;
export const BOOK_VIDEO = '/player/lessons/bookvideo';
export const lessonPath = (id: string): string => `/player/lesson/${id}`;
export const changePath = (id: string): string => `/player/lessons/change/${id}`;
/** Two of the player's swings beside each other, one of them chosen where `id` names it. */
export const comparePath = (id?: string): string => `/player/compare${id ? `?first=${id}` : ''}`;
export const SKILLS = '/player/skills';
/** What the player works on: key reminders, skills and practice. */
export const GOALS = '/player/goals';
export const drillPath = (id: string): string => `/player/drills/${id}`;
export const OFFERS = '/player/offers';
export const offerPath = (id: string): string => `/player/offers/${id}`;
export const CREDITS = '/player/lessons/credits';
export const RECEIPTS = '/player/receipts';
export const receiptPath = (id: string): string => `${RECEIPTS}/${id}`;
export const MESSAGES = '/player/messages';
export const ALL_MESSAGES = `${MESSAGES}/all`;
export const CONVERSATION = `${MESSAGES}/conversation`;
export const SEARCH_MESSAGES = `${MESSAGES}/search`;
/** A message, and the page that it was opened from where it was not the list of all. */
export const messagePath = (id: string, from?: string): string => `${MESSAGES}/${id}${from ? `?from=${from}` : ''}`;
export const PAYMENT_DETAILS = '/account/subscription';

/** Where credits are bought that somebody lacks, and back to the form they lack them for; `from` is its address in the app. */
export const buyCreditsPath = (count: number, from: string): string =>
  `${CREDITS}?credits=${count}&from=${encodeURIComponent(from)}`;

import { weekdaySlug } from '../format/week.ts';

const LESSONS = '/pro/lessons';
const PLAYERS = '/pro/players';
const OFFERS = '/pro/offers';
const MESSAGES = '/pro/messages';
const GROUPS = `${MESSAGES}/groups`;

/** Addresses of the pro's pages. */
export const proPaths = {
  home: '/pro/home',
  onboard: '/pro/onboard',
  profile: '/pro/profile',
  bag: '/pro/bag',
  lessons: LESSONS,
  /** The booking form, for a player where `id` names one. */
  book: (id?: string) => (id ? `${LESSONS}/book?id=${id}` : `${LESSONS}/book`),
  /** The same, filled in for the same time as a lesson of theirs, a week later. */
  bookSameTime: (id: string, lesson: string) => `${LESSONS}/book?id=${id}&like=${lesson}`,
  /** Videos for a player, who is chosen there where `id` names none. */
  bookVideo: (id?: string) => (id ? `${LESSONS}/bookvideo?id=${id}` : `${LESSONS}/bookvideo`),
  bookOn: (date: string) => `${LESSONS}/book?date=${date}`,
  confirmation: (id: string) => `${LESSONS}/book/${id}/confirmation`,
  /** A lesson's page: what is known of it and what can be done about it. */
  lesson: (id: string) => `/pro/lesson/${id}`,
  change: (id: string) => `${LESSONS}/change/${id}`,
  diary: `${LESSONS}/diary`,
  /** The diary as a calendar; without a date it opens at today, without a view as fits the screen. */
  calendar: (view?: 'day' | 'week' | 'month', date?: string) =>
    view && date ? `${LESSONS}/diary/calendar?view=${view}&date=${date}` : `${LESSONS}/diary/calendar`,
  /** Bookings and hours from one date to another, both `YYYY-MM-DD`. */
  dates: (start: string, end = start) => `${LESSONS}/diary/${start}/${end}`,
  futureAvailability: `${LESSONS}/diary-availability`,
  weeklyHours: `${LESSONS}/availability`,
  /** Monday is 0. */
  dayHours: (day: number) => `${LESSONS}/availability/${weekdaySlug(day)}`,
  settings: `${LESSONS}/settings`,
  videoSettings: `${LESSONS}/videosettings`,
  records: `${LESSONS}/records`,
  /** Those that are due alone (U9). */
  recordsDue: `${LESSONS}/records?record_due=true`,
  searchRecords: `${LESSONS}/search`,
  /** What the pro has taken, and a purchase's receipt. */
  money: '/pro/money',
  receipt: (id: string) => `/pro/money/${id}`,
  vat: '/pro/money/vat',
  history: (player: string) => `/pro/players/${player}/history`,
  /** A lesson of a player's history, with its record. */
  record: (player: string, lesson: string) => `/pro/players/${player}/history/lesson/${lesson}`,
  /** Two of a player's swings beside each other, one of them chosen where `id` names it. */
  compare: (player: string, id?: string) => `/pro/players/${player}/compare${id ? `?first=${id}` : ''}`,
  limits: `${LESSONS}/limits`,
  /** The players who wait for a time. */
  waiting: `${LESSONS}/waiting`,
  /** Group lessons to come, a new one on a day where it is named, one of them, and its change. */
  groupLessons: `${LESSONS}/groups`,
  newGroup: `${LESSONS}/groups/new`,
  groupLesson: (id: string) => `${LESSONS}/groups/${id}`,
  changeGroup: (id: string) => `${LESSONS}/groups/${id}/change`,
  /** Rain: a time that cannot be played, of the dates where they are named. */
  unplayable: (start?: string, end = start) =>
    start ? `${LESSONS}/unplayable?start=${start}&end=${end}` : `${LESSONS}/unplayable`,
  /** A weekly series, for a player where `id` names one. */
  series: (id?: string | null) => (id ? `${LESSONS}/series?id=${id}` : `${LESSONS}/series`),
  drills: '/pro/drills',
  newDrill: '/pro/drills/new',
  drill: (id: string) => `/pro/drills/${id}`,
  /** What a player practises, and what comes of it. */
  practice: (player: string) => `${PLAYERS}/${player}/practice`,
  /** Sets a player to practise, from a lesson where `lesson` names one, or changes the plan that `plan` names. */
  setPractice: (player: string, about: { lesson?: string; plan?: string } = {}) => {
    const query = new URLSearchParams(about).toString();
    return `${PLAYERS}/${player}/practice/set${query ? `?${query}` : ''}`;
  },
  players: PLAYERS,
  invite: `${PLAYERS}/invite`,
  importPlayers: `${PLAYERS}/import`,
  pendingPlayers: `${PLAYERS}?show=pending`,
  pendingPlayer: (id: string) => `${PLAYERS}/pending/${id}`,
  player: (id: string) => `${PLAYERS}/${id}`,
  playerCredits: (id: string) => `${PLAYERS}/${id}/credits`,
  playerDispersion: (id: string) => `${PLAYERS}/${id}/dispersion`,
  playerSkills: (id: string) => `${PLAYERS}/${id}/skills`,
  playerGoals: (id: string) => `${PLAYERS}/${id}/goals`,
  playerReminders: (id: string) => `${PLAYERS}/${id}/reminders`,
  playerGuardian: (id: string) => `${PLAYERS}/${id}/guardian`,
  playerProfile: (id: string) => `${PLAYERS}/${id}/profile`,
  offers: OFFERS,
  newOffer: `${OFFERS}/new`,
  categories: `${OFFERS}/categories`,
  offer: (id: string) => `${OFFERS}/${id}`,
  messages: MESSAGES,
  /** The form of a new message, for a player or about an offer where they are named. */
  newMessage: (about: { player?: string; offer?: string } = {}) => {
    const query = new URLSearchParams(about).toString();
    return query ? `${MESSAGES}/new?${query}` : `${MESSAGES}/new`;
  },
  inbox: `${MESSAGES}/inbox`,
  searchMessages: `${MESSAGES}/search`,
  sentMessages: `${MESSAGES}/sent`,
  /** A message, and the list that it was opened from. */
  message: (id: string, from?: string) => `${MESSAGES}/message/${id}${from ? `?from=${from}` : ''}`,
  /** The conversation with a player. */
  conversation: (player: string) => `${PLAYERS}/${player}/messages`,
  groups: GROUPS,
  /** A group's page; its name is shown while the page loads. */
  group: ({ id, name }: { id: string; name: string }) => `${GROUPS}/${id}?group=${encodeURIComponent(name)}`,
} as const;

/** The page of a lesson: of a group lesson, which has no player, its own kind. */
export const lessonPage = ({
  id,
  player_id,
  group,
}: {
  id: string;
  player_id: string | null;
  group: object | null;
}): string => (group && !player_id ? proPaths.groupLesson(id) : proPaths.lesson(id));

/** Where a lesson leads: a player's to its place in their history, a guest's or a group's, which has no record, to what is known of it. */
export const lessonHref = (lesson: { id: string; player_id: string | null; group: object | null }): string =>
  lesson.player_id ? proPaths.record(lesson.player_id, lesson.id) : lessonPage(lesson);

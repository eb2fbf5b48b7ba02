/** How many skills a player has, how long their fields are, and how many scores and lessons come with them. */
export const SKILL_LIMITS = {
  skills: 50,
  discipline: 255,
  description: 20_000,
  history: 200,
  lessons: 100,
  drills: 12,
} as const;
export const SCORE = { min: 0, max: 10 } as const;

/** What a plan holds, how many a player has under way, and how far back results are shown. */
export const PRACTICE_LIMITS = {
  drills: 12,
  days: 30,
  /** Days of a plan, those that the coach took out again with them. */
  sessions: 1000,
  note: 2000,
  result_note: 500,
  plans: 10,
  /** Plans that have ended are shown up to this many. */
  ended: 20,
  results: 400,
  /** How far ahead a day may lie. */
  ahead_days: 366,
} as const;

/** Days after the first on which a drill comes back when it is spaced: what is repeated at growing distances stays. */
export const SPACING_DAYS = [1, 3, 7, 14] as const;

/** Goals of a player, the length of their texts, the notes of progress that are shown, and the most that a goal may be. */
export const GOAL_LIMITS = { goals: 20, title: 100, unit: 40, note: 500, progress: 100, value: 999 } as const;

/** What a goal is measured by; `own` has a unit in words of its own. */
export const GOAL_MEASURES = ['handicap', 'score', 'club_speed', 'own'] as const;
export type GoalMeasure = (typeof GOAL_MEASURES)[number];

/** Characters and numbers that a drill holds, how many a coach keeps, and how many a page of them has. */
export const DRILL_LIMITS = {
  title: 100,
  content: 5000,
  equipment: 200,
  minutes: 180,
  tags: 10,
  tag: 30,
  target_feet: 300,
  video_url: 500,
  most: 2000,
  page: 30,
  q: 100,
} as const;

/** Every drill is ten balls: the result is how many of them were good. */
export const DRILL_BALLS = 10;

/** Key reminders of a player, and the length of what they say. */
export const REMINDER_LIMITS = { reminders: 100, title: 50, notes: 2000 } as const;

import type { Goal } from '@fairway/contracts/practice/goals';
import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import type { Skill, SkillLesson, SkillProgress } from '@fairway/contracts/practice/skills';
import { DAY_MS } from '@fairway/time/units';
import { NOW, ZONE } from './clock.ts';

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

/** Lessons over the year, newest first. */
export const SKILL_LESSONS: SkillLesson[] = [8, 34, 60, 97, 120, 181, 212, 270, 330].map((days) => ({
  id: `lesson-${days}`,
  title: days === 8 ? 'Reading greens' : null,
  starts_at: daysAgo(days),
}));

/** A skill that was scored so many days ago; the last of them now holds. */
export function aSkill({
  scores = [
    [352, 4],
    [270, 5],
    [97, 6],
    [8, 7],
  ],
  ...fields
}: Partial<Skill> & { scores?: [days: number, score: number][] } = {}): Skill {
  const discipline = fields.discipline ?? 'Putting';
  return {
    id: `skill-${discipline}`,
    user_id: 'player-1',
    discipline,
    score: scores.at(-1)?.[1] ?? 0,
    description:
      '<p>Distance first, line second.</p><ul><li><p>Ten putts from <strong>three paces</strong>, eyes closed.</p></li><li><p>Leave the long ones on the <em>high side</em>.</p></li></ul>',
    lesson_id: null,
    lesson: null,
    drills: [],
    history: scores.map(([days, score]) => ({
      score,
      at: daysAgo(days),
      lesson_id: SKILL_LESSONS.find(({ id }) => id === `lesson-${days}`)?.id ?? null,
    })),
    ...fields,
  };
}

export const SKILLS: Skill[] = [
  aSkill({ lesson_id: 'lesson-8', lesson: SKILL_LESSONS[0] ?? null }),
  aSkill({
    discipline: 'Driver',
    description: '<p>The slice comes from an open face, not from the path.</p>',
    scores: [
      [352, 3],
      [212, 4],
      [120, 3],
      [34, 5],
    ],
  }),
  aSkill({
    discipline: 'Bunkers',
    description: '',
    scores: [
      [340, 2],
      [21, 6],
    ],
  }),
  aSkill({
    discipline: 'Irons',
    description: '',
    scores: [
      [330, 5],
      [60, 7],
    ],
  }),
  aSkill({ discipline: 'Course management', description: '', scores: [[75, 8]] }),
];

export const aProgress = (over: Partial<SkillProgress> = {}): SkillProgress => ({
  player: { id: 'player-1', first_name: 'Jamie', last_name: 'Whitlock' },
  skills_enabled: true,
  timezone: ZONE,
  skills: SKILLS,
  lessons: SKILL_LESSONS,
  ...over,
});

export const aKeyReminder = (over: Partial<KeyReminder> = {}): KeyReminder => ({
  id: 'reminder-1',
  user_id: 'player-1',
  title: 'Count to two on every putt',
  notes: '',
  order: null,
  created_at: daysAgo(8),
  ...over,
});

export const KEY_REMINDERS: KeyReminder[] = [
  aKeyReminder({ notes: 'One back, two through. Say it aloud on the practice green.' }),
  aKeyReminder({ id: 'reminder-2', title: 'Feet together for ten swings', order: 0 }),
  aKeyReminder({
    id: 'reminder-3',
    title: 'Splash the sand, not the ball',
    notes: 'Enter two inches behind it.\nKeep going.',
    order: 1,
  }),
];

export const aGoal = (over: Partial<Goal> = {}): Goal => ({
  id: 'goal-1',
  title: 'Single figures by the end of the season',
  measure: 'handicap',
  unit: '',
  start: 14.2,
  target: 9.9,
  due_on: '2027-03-01',
  revision: 1,
  by_pro: true,
  agreed_at: daysAgo(200),
  created_at: daysAgo(203),
  progress: [
    [170, 13.4],
    [96, 13.9],
    [40, 12.1],
    [9, 11.6],
  ].map(([days = 0, value = 0]) => ({
    value,
    at: daysAgo(days),
    by_pro: false,
    note: days === 9 ? 'Two good rounds in the wind' : '',
  })),
  can: { accept: false, edit: false, note: true },
  ...over,
});

const PROPOSED = { agreed_at: null, progress: [] };
export const GOALS: Goal[] = [
  aGoal(),
  aGoal({
    ...PROPOSED,
    id: 'goal-2',
    title: 'Thirty putts a round',
    measure: 'own',
    unit: 'putts a round',
    start: 36,
    target: 30,
    can: { accept: true, edit: false, note: false },
  }),
  aGoal({
    ...PROPOSED,
    id: 'goal-3',
    title: 'A hundred with the driver',
    measure: 'club_speed',
    start: 92,
    target: 100,
    can: { accept: false, edit: true, note: false },
  }),
];

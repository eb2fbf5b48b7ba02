import { BOTH, NO_ROW, PROS, type Contract } from './contract.ts';

const GOAL = {
  title: 'Fewer putts',
  measure: 'own',
  unit: 'putts a round',
  start: '36',
  target: 30,
  due_on: '2099-09-01',
};
const goal = (fields: object) => ({ body: { ...GOAL, revision: 1, ...fields } });

const scored = (score: unknown) => ({ body: { user_id: NO_ROW, discipline: 'Putting', score } });

/** Skills, key reminders and goals. */
export const practice: Contract[] = [
  {
    operation: 'GET /player/{id}/skills',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.people.player.id }),
    foreign: (world) => [
      { as: 'player', id: world.people.other_player.id },
      { as: 'other_player', id: world.people.player.id },
      { as: 'other_pro', id: world.people.player.id },
      { as: 'pro', id: world.people.pro.id },
      { as: 'pro', id: 'no-id' },
    ],
  },
  {
    operation: 'POST /skill',
    roles: PROS,
    works: (world) => ({
      as: 'pro',
      form: {
        user_id: world.people.player.id,
        discipline: 'Bunkers',
        score: '7',
        description: '<p onclick="x()">Open the <b>face</b></p><script>x()</script>',
        lesson_id: world.shared.lesson_id,
      },
    }),
    refuses: [
      { because: 'no discipline', field: 'discipline', input: { body: { user_id: NO_ROW, score: 5 } } },
      {
        because: 'a discipline of 256 characters',
        field: 'discipline',
        input: { body: { user_id: NO_ROW, score: 5, discipline: 'x'.repeat(256) } },
      },
      { because: 'a score of 11', field: 'score', input: scored('11') },
      { because: 'half a score', field: 'score', input: scored(5.5) },
      { because: 'a score below 0', field: 'score', input: scored(-1) },
      { because: 'no score', field: 'score', input: scored('') },
      {
        because: '20,001 characters',
        field: 'description',
        input: { body: { ...scored(5).body, description: 'x'.repeat(20_001) } },
      },
      { because: 'a player of nobody', field: 'user_id', input: scored(5) },
      {
        because: 'thirteen drills',
        field: 'drill_ids',
        input: { body: { ...scored(5).body, drill_ids: Array.from({ length: 13 }, () => crypto.randomUUID()) } },
      },
    ],
  },
  {
    operation: 'PUT /skill/{id}',
    roles: PROS,
    works: (world) => ({
      as: 'pro',
      id: world.practice.skill_id,
      body: { user_id: world.people.player.id, discipline: 'Putting', score: '6', description: '', lesson_id: '' },
    }),
    refuses: [
      { because: 'a score of 11', field: 'score', input: { body: { score: 11 } } },
      { because: 'half a score', field: 'score', input: { body: { score: '5.5' } } },
      { because: 'a blank discipline', field: 'discipline', input: { body: { discipline: ' ' } } },
    ],
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.skill_id, body: { score: 1 } },
      { as: 'pro', id: 'no-id', body: { score: 1 } },
    ],
  },
  {
    operation: 'DELETE /skill/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.practice.deleted_skill_id }),
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.skill_id },
      { as: 'pro', id: NO_ROW },
    ],
  },
  {
    operation: 'GET /player/{id}/reminders',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.people.player.id, query: { page: '1' } }),
    foreign: (world) => [
      { as: 'player', id: world.people.other_player.id },
      { as: 'other_pro', id: world.people.player.id },
      { as: 'pro', id: 'no-id' },
    ],
  },
  {
    operation: 'POST /reminder',
    roles: PROS,
    works: (world) => ({
      as: 'pro',
      body: { user_id: world.people.player.id, title: 'Finish high', notes: 'Hold it until the ball lands.' },
    }),
    refuses: [
      { because: 'no title', field: 'title', input: { body: { user_id: NO_ROW } } },
      {
        because: 'a title of 51 characters',
        field: 'title',
        input: { body: { user_id: NO_ROW, title: 'x'.repeat(51) } },
      },
      {
        because: 'notes of 2,001 characters',
        field: 'notes',
        input: { body: { user_id: NO_ROW, title: 'x', notes: 'x'.repeat(2001) } },
      },
      { because: 'a player of nobody', field: 'user_id', input: { body: { user_id: NO_ROW, title: 'x' } } },
    ],
  },
  {
    operation: 'PUT /reminder/{id}',
    roles: PROS,
    works: (world) => ({
      as: 'pro',
      id: world.practice.reminder_ids[0],
      body: { user_id: world.people.player.id, title: 'Head very still', notes: '' },
    }),
    refuses: [{ because: 'a blank title', field: 'title', input: { body: { title: '' } } }],
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.reminder_ids[0], body: { title: 'x' } },
      { as: 'pro', id: 'no-id', body: { title: 'x' } },
    ],
  },
  {
    operation: 'DELETE /reminder/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.practice.deleted_reminder_id }),
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.reminder_ids[0] },
      { as: 'pro', id: NO_ROW },
    ],
  },
  {
    operation: 'POST /reminder/order',
    roles: PROS,
    works: (world) => ({
      as: 'pro',
      body: { reminders: world.practice.reminder_ids.map((id, order) => ({ id, order: String(order) })) },
    }),
    refuses: [
      {
        because: 'a reminder that is not there',
        field: 'reminders',
        input: { body: { reminders: [{ id: NO_ROW, order: 0 }] } },
      },
      { because: 'nothing to order', field: 'reminders', input: { body: { reminders: [] } } },
      {
        because: 'no place',
        field: 'reminders.0.order',
        input: { body: { reminders: [{ id: NO_ROW }] } },
      },
    ],
  },
  {
    operation: 'GET /player/{id}/goals',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.people.player.id }),
    foreign: (world) => [
      { as: 'player', id: world.people.other_player.id },
      { as: 'other_player', id: world.people.player.id },
      { as: 'other_pro', id: world.people.player.id },
      { as: 'pro', id: 'no-id' },
    ],
  },
  {
    operation: 'POST /goal',
    roles: BOTH,
    works: (world) => ({ as: 'pro', body: { ...GOAL, player_id: world.people.player.id } }),
    refuses: [
      { because: 'no title', field: 'title', input: goal({ title: ' ' }) },
      { because: 'a title of 101 characters', field: 'title', input: goal({ title: 'x'.repeat(101) }) },
      { because: 'no such measure', field: 'measure', input: goal({ measure: 'luck' }) },
      { because: 'nothing counted', field: 'unit', input: goal({ unit: '' }) },
      { because: 'two decimals', field: 'target', input: goal({ target: 9.95 }) },
      { because: 'a goal that is where it begins', field: 'target', input: goal({ target: 36 }) },
      { because: 'no number', field: 'start', input: goal({ start: '' }) },
      { because: 'a day that is no day', field: 'due_on', input: goal({ due_on: '2099-02-30' }) },
      { because: 'a day that has gone by', field: 'due_on', input: goal({ due_on: '2020-01-01' }) },
      { because: 'a player of nobody', field: 'player_id', as: 'pro', input: goal({ player_id: NO_ROW }) },
    ],
    foreign: (world) => [{ as: 'player', body: { ...GOAL, player_id: world.people.other_player.id } }],
  },
  {
    operation: 'PUT /goal/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'pro', id: world.practice.goal_ids.edited, ...goal({ revision: '1' }) }),
    refuses: [
      { because: 'no title', field: 'title', input: goal({ title: '' }) },
      { because: 'no revision', field: 'revision', input: { body: GOAL } },
      { because: 'a day that has gone by', field: 'due_on', input: goal({ due_on: '2020-01-01' }) },
    ],
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.goal_ids.edited, ...goal({}) },
      { as: 'other_player', id: world.practice.goal_ids.edited, ...goal({}) },
      { as: 'pro', id: NO_ROW, ...goal({}) },
    ],
  },
  {
    operation: 'POST /goal/{id}/accept',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.practice.goal_ids.accepted, body: { revision: '1' } }),
    refuses: [{ because: 'no revision', field: 'revision', input: { body: {} } }],
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.goal_ids.edited, body: { revision: 1 } },
      { as: 'other_player', id: world.practice.goal_ids.edited, body: { revision: 1 } },
    ],
  },
  {
    operation: 'POST /goal/{id}/progress',
    roles: BOTH,
    works: (world) => ({
      as: 'player',
      id: world.practice.goal_ids.agreed,
      body: { value: '12.4', note: 'Two rounds in the wind' },
    }),
    refuses: [
      { because: 'no number', field: 'value', input: { body: { value: 'low' } } },
      { because: 'a note of 501 characters', field: 'note', input: { body: { value: 12, note: 'x'.repeat(501) } } },
    ],
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.goal_ids.agreed, body: { value: 12 } },
      { as: 'other_player', id: world.practice.goal_ids.agreed, body: { value: 12 } },
    ],
  },
  {
    operation: 'DELETE /goal/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.practice.goal_ids.deleted }),
    foreign: (world) => [
      { as: 'other_pro', id: world.practice.goal_ids.agreed },
      { as: 'other_player', id: world.practice.goal_ids.agreed },
      { as: 'pro', id: NO_ROW },
    ],
  },
];

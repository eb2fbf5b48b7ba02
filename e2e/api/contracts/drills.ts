import { addDays, toDate } from '@fairway/time/calendar';
import { BOTH, NO_ROW, PLAYERS, PROS, type Contract } from './contract.ts';

const KEY = '0190b1a2-0000-7000-8000-00000000000a';
/** A day that has come nowhere yet. */
const nextWeek = () => addDays(toDate(Date.now()), 7);
const result = (fields: object = {}) => ({ key: KEY, score: '7', done_at: new Date().toISOString(), ...fields });
const planDrill = (drill_id: string) => [{ drill_id, days: [nextWeek()] }];

/** A coach's drills, what players practise of them, and what comes of it. */
export const drills: Contract[] = [
  { operation: 'GET /drill', roles: PROS, works: () => ({ as: 'pro', query: { q: 'putting', tag: '' } }) },
  {
    operation: 'POST /drill',
    roles: PROS,
    works: () => ({ as: 'pro', body: { title: 'Feet together', minutes: '10', tags: ['balance'], target: '' } }),
    refuses: [
      { because: 'no title', field: 'title', input: { body: { title: ' ' } } },
      { because: 'no minutes', field: 'minutes', input: { body: { title: 'Gate', minutes: 0 } } },
      { because: 'eleven balls', field: 'target', input: { body: { title: 'Gate', target: 11 } } },
      { because: 'no safe address', field: 'video_url', input: { body: { title: 'Gate', video_url: 'javascript:1' } } },
      { because: 'no upload', field: 'image', input: { body: { title: 'Gate', image: '/files/none' } } },
      { because: 'no video', field: 'video', input: { body: { title: 'Gate', video: '/files/none' } } },
    ],
  },
  { operation: 'POST /drill/starter', roles: PROS, works: () => ({ as: 'other_pro' }) },
  {
    operation: 'GET /drill/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.drills.drill_id }),
    foreign: (world) => [
      { as: 'other_pro', id: world.drills.drill_id },
      { as: 'pro', id: 'no-id' },
    ],
  },
  {
    operation: 'PUT /drill/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.drills.drill_id, body: { title: 'Gate putting' } }),
    refuses: [{ because: 'no title', field: 'title', input: { body: { title: '' } } }],
    foreign: (world) => [{ as: 'other_pro', id: world.drills.drill_id, body: { title: 'Gate putting' } }],
  },
  {
    operation: 'DELETE /drill/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.drills.deleted_drill_id }),
    foreign: (world) => [{ as: 'other_pro', id: world.drills.drill_id }],
  },
  { operation: 'GET /practice/today', roles: PLAYERS, works: () => ({ as: 'player' }) },
  {
    operation: 'GET /player/{id}/practice',
    roles: BOTH,
    works: (world) => ({ as: 'pro', id: world.people.player.id }),
    foreign: (world) => [
      { as: 'player', id: world.people.other_player.id },
      { as: 'other_pro', id: world.people.player.id },
    ],
  },
  {
    operation: 'POST /practice',
    roles: PROS,
    works: (world) => ({
      as: 'pro',
      body: { player_id: world.people.player.id, note: 'Slowly', drills: planDrill(world.drills.drill_id) },
      idempotencyKey: 'a plan',
    }),
    refuses: [
      { because: 'no drills', field: 'drills', input: { body: { player_id: NO_ROW, drills: [] } } },
      {
        because: 'no days',
        field: 'drills.0.days',
        input: { body: { player_id: NO_ROW, drills: [{ drill_id: NO_ROW, days: [] }] } },
      },
    ],
    foreign: (world) => [
      {
        as: 'other_pro',
        body: { player_id: world.people.player.id, drills: planDrill(world.drills.drill_id) },
      },
    ],
  },
  {
    operation: 'PUT /practice/{id}',
    roles: PROS,
    works: (world) => ({
      as: 'pro',
      id: world.drills.plan_id,
      body: { revision: '1', drills: planDrill(world.drills.drill_id) },
    }),
    refuses: [{ because: 'no drills', field: 'drills', input: { body: { revision: 1, drills: [] } } }],
    foreign: (world) => [
      {
        as: 'other_pro',
        id: world.drills.plan_id,
        body: { revision: 1, drills: planDrill(world.drills.drill_id) },
      },
    ],
  },
  {
    operation: 'POST /practice/session/{id}/result',
    roles: PLAYERS,
    works: (world) => ({ as: 'player', id: world.drills.session_id, body: result() }),
    refuses: [
      { because: 'eleven balls', field: 'score', input: { body: result({ score: 11 }) } },
      { because: 'no id of its own', field: 'key', input: { body: result({ key: 'mine' }) } },
      { because: 'no time', field: 'done_at', input: { body: result({ done_at: 'now' }) } },
    ],
    foreign: (world) => [{ as: 'other_player', id: world.drills.session_id, body: result() }],
  },
  {
    operation: 'DELETE /practice/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.drills.plan_id }),
    foreign: (world) => [{ as: 'other_pro', id: world.drills.plan_id }],
  },
];

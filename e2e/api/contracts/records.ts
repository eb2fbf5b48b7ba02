import { BOTH, NO_ROW, PLAYERS, PROS, type Contract } from './contract.ts';

const grip = { ref: 'grip', type: 'text', content: 'A lighter grip' };

export const records: Contract[] = [
  {
    operation: 'POST /lesson/{lesson}/record',
    roles: BOTH,
    works: ({ lesson }) => ({ as: 'pro', id: lesson.id, body: { title: 'Lighter grip', records: [grip] } }),
    refuses: [
      { because: 'no reference', field: 'records.0.ref', input: { body: { records: [{ type: 'text' }] } }, as: 'pro' },
      {
        because: 'no such kind',
        field: 'records.0.type',
        input: { body: { records: [{ ...grip, type: 'spell' }] } },
        as: 'pro',
      },
      {
        because: 'a shot outside the chart',
        field: 'records.0.chart.0.horizon',
        input: { body: { records: [{ ref: 'a', type: 'chart', chart: [{ horizon: 7, vertically: 0, type: 1 }] }] } },
        as: 'pro',
      },
      { because: 'a long title', field: 'title', input: { body: { title: 'x'.repeat(256) } }, as: 'pro' },
    ],
    foreign: ({ lesson }) => [
      { as: 'other_pro', id: lesson.id, body: { records: [grip] } },
      { as: 'other_player', id: lesson.id, body: { records: [grip] } },
      { as: 'pro', id: NO_ROW, body: { records: [grip] } },
    ],
  },
  {
    operation: 'DELETE /lesson/{lesson}/record/{ref}/delete',
    roles: BOTH,
    works: ({ lesson }) => ({ as: 'pro', id: lesson.id, memberId: 'grip' }),
    foreign: ({ lesson }) => [
      { as: 'other_pro', id: lesson.id, memberId: 'grip' },
      { as: 'pro', id: lesson.id, memberId: 'nothing' },
    ],
  },
  {
    operation: 'POST /lesson/{lesson}/record/{ref}/retry',
    roles: BOTH,
    works: ({ other_lesson, failed_video }) => ({ as: 'pro', id: other_lesson.id, memberId: failed_video }),
    foreign: ({ other_lesson, failed_video }) => [
      { as: 'other_pro', id: other_lesson.id, memberId: failed_video },
      { as: 'player', id: other_lesson.id, memberId: failed_video },
      { as: 'pro', id: other_lesson.id, memberId: 'nothing' },
    ],
  },
  {
    operation: 'GET /records/search',
    roles: BOTH,
    works: () => ({ as: 'player', query: { q: 'grip' } }),
    refuses: [
      { because: 'no search', field: 'q', input: { query: {} } },
      { because: 'a long search', field: 'q', input: { query: { q: 'x'.repeat(101) } } },
      { because: 'an odd cursor', field: 'cursor', input: { query: { q: 'grip', cursor: 'there' } } },
    ],
  },
  {
    operation: 'GET /player/{id}/dispersion',
    roles: BOTH,
    works: ({ people }) => ({ as: 'pro', id: people.player.id, query: { type: 'putting_chart', club: 'Putter' } }),
    refuses: [
      { because: 'no such chart', field: 'type', input: { query: { type: 'spell' } } },
      { because: 'a long club', field: 'club', input: { query: { club: 'x'.repeat(256) } } },
    ],
    foreign: ({ people }) => [
      { as: 'other_pro', id: people.player.id },
      { as: 'player', id: people.other_player.id },
    ],
  },
  { operation: 'GET /record/template', roles: PROS, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /record/template',
    roles: PROS,
    works: () => ({ as: 'pro', body: { name: 'Driver', shape: [{ type: 'chart', club: 'Driver' }] } }),
    refuses: [
      { because: 'no name', field: 'name', input: { body: { shape: [{ type: 'text' }] } } },
      { because: 'no sections', field: 'shape', input: { body: { name: 'Driver', shape: [] } } },
    ],
  },
  {
    operation: 'DELETE /record/template/{id}',
    roles: PROS,
    works: ({ template_id }) => ({ as: 'pro', id: template_id }),
    foreign: ({ template_id }) => [{ as: 'other_pro', id: template_id }],
  },
  { operation: 'GET /record/snippet', roles: PROS, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /record/snippet',
    roles: PROS,
    works: () => ({ as: 'pro', body: { content: 'Ten slow swings' } }),
    refuses: [{ because: 'nothing', field: 'content', input: { body: { content: ' ' } } }],
  },
  {
    operation: 'DELETE /record/snippet/{id}',
    roles: PROS,
    works: ({ snippet_id }) => ({ as: 'pro', id: snippet_id }),
    foreign: ({ snippet_id }) => [{ as: 'other_pro', id: snippet_id }],
  },
  {
    operation: 'POST /lesson/{id}/comment',
    roles: BOTH,
    works: ({ lesson }) => ({ as: 'player', id: lesson.id, body: { content: 'It works!' } }),
    refuses: [
      { because: 'nothing', field: 'content', input: { body: { content: ' ' } } },
      { because: 'too much', field: 'content', input: { body: { content: 'x'.repeat(2001) } } },
    ],
    foreign: ({ lesson }) => [
      { as: 'other_player', id: lesson.id, body: { content: 'It works!' } },
      { as: 'other_pro', id: lesson.id, body: { content: 'It works!' } },
    ],
  },
  {
    operation: 'DELETE /lesson/{id}/comment/{comment}',
    roles: BOTH,
    works: ({ comment }) => ({ as: 'player', id: comment.lesson_id, memberId: comment.id }),
    foreign: ({ comment }) => [
      { as: 'pro', id: comment.lesson_id, memberId: comment.id },
      { as: 'player', id: comment.lesson_id, memberId: NO_ROW },
    ],
  },
  {
    operation: 'GET /player/{id}/clips',
    roles: BOTH,
    works: ({ people }) => ({ as: 'pro', id: people.player.id }),
    refuses: [{ because: 'no such page', field: 'cursor', input: { query: { cursor: 'yesterday' } } }],
    foreign: ({ people }) => [
      { as: 'other_pro', id: people.player.id },
      { as: 'player', id: people.other_player.id },
      { as: 'pro', id: NO_ROW },
    ],
  },
  {
    operation: 'POST /lesson/{lesson}/share',
    roles: PLAYERS,
    works: ({ shared }) => ({ as: 'player', id: shared.lesson_id }),
    foreign: ({ shared }) => [
      { as: 'other_player', id: shared.lesson_id },
      { as: 'player', id: NO_ROW },
    ],
  },
  {
    operation: 'GET /lesson/{lesson}/share',
    roles: PLAYERS,
    works: ({ shared }) => ({ as: 'player', id: shared.lesson_id }),
  },
  {
    operation: 'GET /shared/{token}',
    roles: 'anyone',
    works: ({ shared }) => ({ as: 'other_player', id: shared.token }),
    foreign: () => [{ as: 'player', id: NO_ROW }],
  },
  {
    operation: 'DELETE /lesson/{lesson}/share',
    roles: PLAYERS,
    works: ({ lesson }) => ({ as: 'player', id: lesson.id }),
    foreign: ({ shared }) => [
      { as: 'other_player', id: shared.lesson_id },
      { as: 'player', id: NO_ROW },
    ],
  },
];

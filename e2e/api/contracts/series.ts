import { addDays } from '@fairway/time/calendar';
import type { World } from '../world.ts';
import { NO_ROW, PROS, type Contract } from './contract.ts';

const weekly = { start: '15:00', duration: 60, payment_type: 'on_day' };
const dates = ({ free_day }: World) => [free_day, addDays(free_day, 7)];

export const series: Contract[] = [
  {
    operation: 'GET /series',
    roles: PROS,
    works: ({ free_day }) => ({ as: 'pro', query: { date: free_day, start: '10:00', duration: '60', count: '4' } }),
    refuses: [
      {
        because: 'one lesson is no series',
        field: 'count',
        input: { query: { date: '2027-01-04', start: '10:00', duration: '60', count: '1' } },
      },
      {
        because: 'more than half a year',
        field: 'count',
        input: { query: { date: '2027-01-04', start: '10:00', duration: '60', count: '27' } },
      },
    ],
  },
  {
    operation: 'POST /series',
    roles: PROS,
    works: (world) => ({ as: 'pro', body: { ...weekly, player_id: world.people.player.id, dates: dates(world) } }),
    refuses: [
      { because: 'no dates', field: 'dates', as: 'pro', input: { body: { ...weekly, player_id: 'guest', dates: [] } } },
      { because: 'nobody', field: 'player_id', as: 'pro', input: { body: { ...weekly, dates: ['2027-01-04'] } } },
      {
        because: 'dates that have passed',
        field: 'dates',
        as: 'pro',
        input: { body: { ...weekly, player_id: 'guest', guest_name: 'Sam', dates: ['2026-01-05'] } },
      },
    ],
    foreign: (world) => [
      { as: 'other_pro', body: { ...weekly, player_id: world.people.player.id, dates: dates(world) } },
    ],
  },
  {
    operation: 'POST /booking/{id}/following',
    roles: PROS,
    works: ({ series: [, second], free_day }) => ({
      as: 'pro',
      id: second!.id,
      body: {
        date: addDays(free_day, 60),
        time: [{ start: '12:00', end: '13:00' }],
        outside_availability: true,
      },
    }),
    foreign: ({ series: [first], free_day }) => [
      { as: 'other_pro', id: first!.id, body: { date: free_day, time: [{ start: '12:00', end: '13:00' }] } },
      { as: 'pro', id: NO_ROW, body: { date: free_day, time: [{ start: '12:00', end: '13:00' }] } },
    ],
  },
  {
    operation: 'DELETE /lesson/{id}/following',
    roles: PROS,
    works: ({ series: [, second] }) => ({ as: 'pro', id: second!.id }),
    foreign: ({ series: [first] }) => [
      { as: 'other_pro', id: first!.id },
      { as: 'pro', id: 'not-an-id' },
    ],
  },
];

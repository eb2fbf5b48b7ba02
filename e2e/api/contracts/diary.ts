import type { World } from '../world.ts';
import { BOTH, PROS, type Contract } from './contract.ts';

/** A month that the free day lies in. */
const toMonth = ({ free_day }: World) => ({ year: free_day.slice(0, 4), month: String(Number(free_day.slice(5, 7))) });

export const diary: Contract[] = [
  {
    operation: 'GET /recurring/availability',
    roles: PROS,
    works: () => ({ as: 'pro', query: { day: '0' } }),
    refuses: [{ because: 'no such day', field: 'day', input: { query: { day: '7' } } }],
  },
  {
    operation: 'POST /recurring/availability',
    roles: PROS,
    works: () => ({
      as: 'other_pro',
      body: {
        day: 2,
        times: [
          { start: '09:00', end: '12:00' },
          { start: '12:00', end: '00:00' },
        ],
      },
    }),
    refuses: [
      {
        because: 'overlapping times',
        field: 'times',
        input: {
          body: {
            day: 0,
            times: [
              { start: '09:00', end: '12:00' },
              { start: '11:45', end: '13:00' },
            ],
          },
        },
      },
      {
        because: 'an end before the start',
        field: 'times',
        input: { body: { day: 0, times: [{ start: '12:00', end: '09:00' }] } },
      },
      { because: 'no day', field: 'day', input: { body: { times: [] } } },
      {
        because: 'a time off the quarter hour',
        field: 'times.0.start',
        input: { body: { day: 0, times: [{ start: '09:10', end: '12:00' }] } },
      },
    ],
  },
  {
    operation: 'DELETE /recurring/availability',
    roles: PROS,
    works: () => ({ as: 'other_pro', query: { day: '2' } }),
    refuses: [{ because: 'no day', field: 'day', input: {} }],
  },
  {
    operation: 'GET /availability',
    roles: PROS,
    works: ({ free_day }) => ({ as: 'pro', query: { start: free_day, end: free_day } }),
    refuses: [
      { because: 'no such day', field: 'start', input: { query: { start: '2026-02-30', end: '2026-03-01' } } },
      {
        because: 'an end before the start',
        field: 'end',
        input: { query: { start: '2026-03-02', end: '2026-03-01' } },
      },
      { because: '63 days', field: 'end', input: { query: { start: '2026-01-01', end: '2026-03-04' } } },
    ],
  },
  {
    operation: 'POST /availability-date-range',
    roles: PROS,
    works: ({ free_day }) => ({
      as: 'other_pro',
      body: { start: free_day, end: free_day, times: [{ start: '10:00', end: '12:00' }] },
    }),
    refuses: [
      {
        because: 'overlapping times',
        field: 'times',
        input: {
          body: {
            start: '2026-03-01',
            end: '2026-03-01',
            times: [
              { start: '09:00', end: '12:00' },
              { start: '11:00', end: '13:00' },
            ],
          },
        },
      },
    ],
  },
  {
    operation: 'DELETE /availability-date-range',
    roles: PROS,
    works: ({ free_day }) => ({ as: 'other_pro', query: { start: free_day, end: free_day } }),
    refuses: [{ because: 'no start', field: 'start', input: { query: { end: '2026-03-01' } } }],
  },
  {
    operation: 'POST /availability-diary-months-availability',
    roles: PROS,
    works: () => ({ as: 'other_pro', body: { diary_availability_months: 12 } }),
    refuses: [
      { because: '13 months', field: 'diary_availability_months', input: { body: { diary_availability_months: 13 } } },
      { because: 'no months', field: 'diary_availability_months', input: { body: { diary_availability_months: 0 } } },
    ],
  },
  {
    operation: 'GET /booking/availability',
    roles: BOTH,
    works: (world) => ({ as: 'player', query: { ...toMonth(world), duration: '60', lesson: world.lesson.id } }),
    refuses: [
      { because: 'no duration', field: 'duration', input: { query: { month: '1', year: '2027' } } },
      { because: 'no such month', field: 'month', input: { query: { month: '13', year: '2027', duration: '60' } } },
    ],
    foreign: (world) => [
      { as: 'player', query: { ...toMonth(world), duration: '60', lesson: world.other_lesson.id } },
      { as: 'other_pro', query: { ...toMonth(world), duration: '60', lesson: world.lesson.id } },
    ],
  },
];

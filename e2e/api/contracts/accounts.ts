import { PASSWORD } from '../world.ts';
import { ALL, type Contract } from './contract.ts';

export const accounts: Contract[] = [
  {
    operation: 'POST /login',
    roles: 'anyone',
    works: ({ people }) => ({ as: 'player', body: { email: people.player.email.toUpperCase(), password: PASSWORD } }),
    refuses: [
      { because: 'no email', field: 'email', input: { body: { password: 'x' } } },
      { because: 'no password', field: 'password', input: { body: { email: 'a@example.com' } } },
    ],
  },
  { operation: 'GET /user', roles: ALL, works: () => ({ as: 'player' }) },
  { operation: 'GET /settings', roles: ALL, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /settings',
    roles: ALL,
    works: () => ({ as: 'pro', body: { notification_text: false, lesson_price: 1250, lesson_duration: 60 } }),
    refuses: [
      { because: 'no such duration', field: 'lesson_duration', input: { body: { lesson_duration: 50 } } },
      { because: 'a price of seven digits', field: 'lesson_price', input: { body: { lesson_price: 1_000_000 } } },
      {
        because: 'video lessons without a price',
        field: 'video_lessons_price',
        input: { body: { video_lessons_enabled: true } },
        as: 'pro',
      },
      { because: 'no flag', field: 'notification_email', input: { body: { notification_email: 'perhaps' } } },
    ],
  },
  {
    operation: 'POST /push/token',
    roles: ALL,
    works: () => ({ as: 'player', body: { token: 'device-1' } }),
    refuses: [{ because: 'no token', field: 'token', input: { body: {} } }],
  },
  { operation: 'POST /calendar/rotate', roles: ALL, works: () => ({ as: 'pro' }) },
];

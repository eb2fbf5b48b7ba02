import { makeBrowser } from '@fairway/server/test/web-push';
import { PASSWORD } from '../world.ts';
import { stopOffersToken } from '../ways-in.ts';
import { ALL, PROS, type Contract } from './contract.ts';

const { read: _read, ...BROWSER } = makeBrowser('https://fcm.googleapis.com/fcm/send');
const NEW = 'links-and-heather-2';

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
  {
    operation: 'POST /two-factor/auth',
    roles: 'anyone',
    works: ({ ways_in }) => ({ as: 'player', body: ways_in.two_factor }),
    refuses: [
      { because: 'no pin', field: 'two_factor_pin', input: { body: {} } },
      { because: 'a pin of seven', field: 'two_factor_pin', input: { body: { two_factor_pin: '1234567' } } },
    ],
    foreign: () => [
      { as: 'player', body: { two_factor_pin: '123456' } },
      { as: 'player', body: { two_factor_pin: '123456', two_factor_token: 'x'.repeat(43) } },
    ],
  },
  {
    operation: 'POST /two-factor/resend',
    roles: 'anyone',
    works: ({ ways_in }) => ({ as: 'player', body: ways_in.resend }),
    foreign: () => [{ as: 'player' }, { as: 'player', body: { two_factor_token: 'x'.repeat(43) } }],
  },
  { operation: 'GET /registration', roles: 'anyone', works: () => ({ as: 'player' }) },
  {
    operation: 'POST /register',
    roles: 'anyone',
    works: () => ({
      as: 'player',
      body: { name: 'Jo Brand', email: 'jo@example.com', password: NEW, phone_cc: '44', phone: '07700 900123' },
    }),
    refuses: [
      { because: 'no name', field: 'name', input: { body: {} } },
      { because: 'a web address for a name', field: 'name', input: { body: { name: 'www.evil.example' } } },
      { because: 'no address', field: 'email', input: { body: { email: 'jo at example' } } },
      { because: 'a short password', field: 'password', input: { body: { password: '1234567' } } },
      {
        because: 'no phone number',
        field: 'phone',
        input: { body: { name: 'Jo', email: 'other@example.com', password: NEW, phone: '1' } },
      },
      { because: 'a country of three signs', field: 'phone_cc', input: { body: { phone_cc: '+44' } } },
    ],
  },
  {
    operation: 'POST /forgot',
    roles: 'anyone',
    works: () => ({ as: 'player', body: { email: 'nobody@example.com' } }),
    refuses: [{ because: 'no address', field: 'email', input: { body: {} } }],
  },
  {
    operation: 'POST /reset',
    roles: 'anyone',
    works: ({ ways_in }) => ({ as: 'player', body: { ...ways_in.reset, password: NEW } }),
    refuses: [
      { because: 'no address', field: 'email', input: { body: {} } },
      { because: 'no pin', field: 'password_reset_token', input: { body: {} } },
      { because: 'a short password', field: 'password', input: { body: { password: '1234567' } } },
    ],
    foreign: ({ people }) => [
      { as: 'player', body: { email: people.pro.email, password_reset_token: '123456', password: NEW } },
    ],
  },
  {
    operation: 'POST /set-password',
    roles: 'anyone',
    works: ({ ways_in }) => ({
      as: 'player',
      body: { ...ways_in.first_password, password: NEW, password_confirmation: NEW },
    }),
    refuses: [
      { because: 'no link', field: 'token', input: { body: {} } },
      {
        because: 'two different passwords',
        field: 'password_confirmation',
        input: { body: { token: 'x', password: NEW, password_confirmation: 'another' } },
      },
    ],
    foreign: () => [{ as: 'player', body: { token: 'x'.repeat(43), password: NEW, password_confirmation: NEW } }],
  },
  {
    operation: 'POST /password-check',
    roles: ALL,
    works: () => ({ as: 'player', body: { password: PASSWORD } }),
    refuses: [{ because: 'no password', field: 'password', input: { body: {} } }],
  },
  {
    operation: 'POST /update-password',
    roles: ALL,
    works: () => ({ as: 'player', body: { current_password: PASSWORD, new_password: PASSWORD } }),
    refuses: [
      { because: 'a short one', field: 'new_password', input: { body: { new_password: '1234567' } } },
      {
        because: 'a wrong one',
        field: 'current_password',
        input: { body: { current_password: 'wrong', new_password: NEW } },
      },
    ],
  },
  { operation: 'GET /sessions', roles: ALL, works: () => ({ as: 'player' }) },
  {
    operation: 'DELETE /sessions/{id}',
    roles: ALL,
    works: ({ ways_in }) => ({ as: 'other_player', id: ways_in.session_id }),
    foreign: ({ ways_in }) => [
      { as: 'player', id: ways_in.foreign_session_id },
      { as: 'player', id: 'none' },
    ],
  },
  { operation: 'POST /validation-code/rotate', roles: PROS, works: () => ({ as: 'other_pro' }) },
  { operation: 'GET /user', roles: ALL, works: () => ({ as: 'player' }) },
  { operation: 'GET /settings', roles: ALL, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /settings',
    roles: ALL,
    works: () => ({
      as: 'pro',
      body: {
        notification_text: false,
        notification_matrix: { offers: { email: false } },
        quiet_from: '22:00',
        quiet_until: '06:30:00',
        digest_at: '18:00',
        distance_unit: 'metres',
        two_factor_auth: false,
        lesson_price: 1250,
        lesson_duration: 60,
      },
    }),
    refuses: [
      { because: 'no such duration', field: 'lesson_duration', input: { body: { lesson_duration: 50 } } },
      { because: 'a unit of another sport', field: 'distance_unit', input: { body: { distance_unit: 'furlongs' } } },
      { because: 'a price of seven digits', field: 'lesson_price', input: { body: { lesson_price: 1_000_000 } } },
      {
        because: 'video lessons without a price',
        field: 'video_lessons_price',
        input: { body: { video_lessons_enabled: true, video_lessons_price: null } },
        as: 'pro',
      },
      { because: 'a month of notice', field: 'booking_notice_hours', input: { body: { booking_notice_hours: 720 } } },
      { because: 'an odd buffer', field: 'lesson_buffer_minutes', input: { body: { lesson_buffer_minutes: 10 } } },
      { because: 'no switch', field: 'public_page_enabled', input: { body: { public_page_enabled: 'perhaps' } } },
      { because: 'no switch', field: 'public_page_indexed', input: { body: { public_page_indexed: 'perhaps' } } },
      { because: 'no switch', field: 'refill_refund', input: { body: { refill_refund: 'perhaps' } } },
      {
        because: 'a VAT number with a wrong digit',
        field: 'vat_number',
        input: { body: { vat_number: 'GB980780685', vat_rate: 20 } },
        as: 'pro',
      },
      { because: 'a quarter of a percent of VAT', field: 'vat_rate', input: { body: { vat_rate: 17.25 } } },
      { because: 'no lessons a day', field: 'lessons_per_day', input: { body: { lessons_per_day: 0 } } },
      {
        because: 'a cell that is no switch',
        field: 'notification_matrix.offers.email',
        input: { body: { notification_matrix: { offers: { email: 'perhaps' } } } },
      },
      { because: 'one quiet time', field: 'quiet_until', input: { body: { quiet_until: null } } },
      { because: 'no time', field: 'quiet_from', input: { body: { quiet_from: '25:00' } } },
      { because: 'no time of the day', field: 'digest_at', input: { body: { digest_at: 'noon' } } },
      { because: 'no flag', field: 'notification_email', input: { body: { notification_email: 'perhaps' } } },
    ],
  },
  {
    operation: 'GET /unsubscribe/{token}',
    roles: 'anyone',
    works: ({ people }) => ({ as: 'other_player', id: stopOffersToken(people.player.id) }),
    foreign: ({ people }) => [{ as: 'player', id: people.player.id }],
  },
  {
    operation: 'POST /unsubscribe/{token}',
    roles: 'anyone',
    works: ({ people }) => ({ as: 'other_player', id: stopOffersToken(people.player.id), body: { on: true } }),
    refuses: [{ because: 'no flag', field: 'on', input: { body: { on: 'perhaps' } } }],
    foreign: ({ people }) => [{ as: 'player', id: people.player.id }],
  },
  {
    operation: 'POST /push/token',
    roles: ALL,
    works: () => ({ as: 'player', body: { token: 'device-1' } }),
    refuses: [{ because: 'no token', field: 'token', input: { body: {} } }],
  },
  { operation: 'GET /push/key', roles: ALL, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /push/subscription',
    roles: ALL,
    works: () => ({ as: 'player', body: BROWSER }),
    refuses: [
      { because: 'nothing', field: 'endpoint', input: { body: {} } },
      {
        because: 'a door in our own network',
        field: 'endpoint',
        input: { body: { ...BROWSER, endpoint: 'https://127.0.0.1/push' } },
      },
      { because: 'a key that is none', field: 'p256dh', input: { body: { ...BROWSER, p256dh: 'A'.repeat(87) } } },
      { because: 'half a secret', field: 'auth', input: { body: { ...BROWSER, auth: 'short' } } },
    ],
  },
  {
    operation: 'DELETE /push/subscription',
    roles: ALL,
    works: () => ({ as: 'player', query: { endpoint: BROWSER.endpoint } }),
    refuses: [{ because: 'no address', field: 'endpoint', input: { query: {} } }],
  },
  {
    operation: 'POST /email/confirm',
    roles: ALL,
    works: ({ ways_in }) => ({ as: 'pro', body: ways_in.email }),
    refuses: [
      { because: 'no pin', field: 'pin', input: { body: {} } },
      { because: 'a pin that was never sent', field: 'pin', input: { body: { pin: '12345' } } },
    ],
  },
  { operation: 'POST /email/send', roles: ALL, works: () => ({ as: 'other_player' }) },
  { operation: 'DELETE /email/pending', roles: ALL, works: () => ({ as: 'player' }) },
  { operation: 'POST /calendar/rotate', roles: ALL, works: () => ({ as: 'pro' }) },
];

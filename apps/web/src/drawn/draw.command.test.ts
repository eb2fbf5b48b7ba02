import path from 'node:path';
import type { User } from '@fairway/contracts/auth/accounts';
import type { CoachHome } from '@fairway/contracts/lessons/coach-home';
import superjson from 'superjson';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type drawPage from './draw.tsx';

/** As it is built: the whole app, which takes its time to be compiled, and keeps what it holds from every other test. */
const PROGRAM = path.join(import.meta.dirname, '../../dist/.vite/drawn/draw.js');
const { default: draw } = (await import(PROGRAM)) as { default: typeof drawPage };

const settings = { lesson_price: 50 } as User['settings'];
const coach = (id: string, first_name: string) =>
  ({ id, type: 'pro', subscribed: true, first_name, timezone: 'Europe/London', settings, currency: 'GBP' }) as User;
const home: CoachHome = {
  current_lesson: null,
  next_lesson: null,
  todays: [],
  phone: null,
  freed: [],
  due: { records: 3, fees: 0, unread: 0, expired_invitations: 0 },
  first_steps: null,
};

const drawHome = (user: User, answers: object[] = [{ path: 'lessons.home', data: home }], address = '/pro/home') =>
  draw({
    address,
    answers: superjson.stringify([{ path: 'accounts.user', data: user }, ...answers]),
    now: Date.parse('2026-11-24T23:30:00Z'),
    timezone: 'Asia/Tokyo',
  });

describe('a page drawn before the app runs', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nothing is asked for here.')));
    return () => vi.unstubAllGlobals();
  });

  it('shows what its calls have answered, at the time and in the zone of whoever reads it', async () => {
    const html = await drawHome(coach('1', 'Robin'));
    expect(html).toContain('Good evening, Robin');
    expect(html).toContain('3 lesson records');
    expect(html).not.toContain('<script');
  });

  it('has what people have written as text', async () => {
    const html = await drawHome(coach('1', '</script><script>alert(1)</script><img src=x onerror=alert(1)>'));
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
  });

  it('holds nothing of one person when it is another’s', async () => {
    const pages = [];
    for (const name of ['Robin', 'Alex', 'Robin']) pages.push(await drawHome(coach(name, name)));
    expect(pages.map((html) => ['Robin', 'Alex'].filter((name) => html?.includes(name)))).toEqual([
      ['Robin'],
      ['Alex'],
      ['Robin'],
    ]);
  });

  it('is none where the page was left out of the program', async () => {
    expect(await drawHome(coach('1', 'Robin'), [], '/pro/players')).toBeNull();
  });

  it('is none where a call was not answered, nor where the page is not theirs, and nobody else’s instead', async () => {
    expect(await drawHome(coach('2', 'Alex'))).toContain('Alex');
    expect(await drawHome(coach('1', 'Robin'), [])).toBeNull();
    expect(await drawHome({ ...coach('1', 'Robin'), type: 'player' })).toBeNull();
    expect(await drawHome({ ...coach('1', 'Robin'), subscribed: false })).toBeNull();
  });
});

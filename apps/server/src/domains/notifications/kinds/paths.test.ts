import { globSync } from 'node:fs';
import { join } from 'node:path';
import { NO_LINKS } from '@fairway/contracts/links';
import { testSecrets } from '#test/services.ts';
import {
  aPerson,
  someGoal,
  someHold,
  someWaited,
  OCCURRED_AT,
  someLesson,
  someLot,
  someOffer,
  somePractice,
  somePurchase,
  someVideo,
} from '#test/notification-fixtures.ts';
import { expect, test } from 'vitest';
import type { NotificationEvent } from './context.ts';
import type { Audience } from './kind.ts';
import { writeEmail, writePush } from './registry.ts';

const ROUTES = join(import.meta.dirname, '../../../../../web/src/routes');
/** The web app's addresses, as its files name them: a part that begins with `$` may be anything, one with `_` is a layout and no address. */
const pages = globSync('{player,pro}/**/*.tsx', { cwd: ROUTES }).map(
  (file) =>
    new RegExp(
      `^/${file
        .replace(/\.tsx$/, '')
        .replaceAll('.', '/')
        .replaceAll(/\/_\w+/g, '')
        .replace(/\/index$/, '')
        .replace(/\$\w+/g, '[^/]+')}$`,
    ),
);

const at = OCCURRED_AT;
const lesson = someLesson();
const ids = { lesson_id: 'lesson', lot_id: 'lot', purchase_id: 'purchase', offer_id: 'offer', actor_id: 'player' };
const proposed = { goal_id: 'goal', actor_id: 'pro', what: 'proposed', revision: 1 } as const;
const purchase = somePurchase();
const given = { starts_at: at.toISOString(), ends_at: at.toISOString(), title: null };
const erased = { pro_id: 'pro', by_pro: false, first_name: 'Jamie', lessons: [given] };
const told: [NotificationEvent, Audience][] = [
  [{ topic: 'lesson.booked', payload: ids, at, lesson }, 'player'],
  [{ topic: 'lesson.booked', payload: ids, at, lesson }, 'pro'],
  [{ topic: 'lesson.cancelled', payload: { ...ids, credits_returned: 0, fee_due: false }, at, lesson }, 'player'],
  [
    { topic: 'time.freed', payload: ids, at, freedSlot: { lesson, taken: false, notice_hours: 2, players: [] } },
    'player',
  ],
  [{ topic: 'time.held', payload: { hold_id: 'hold' }, at, hold: someHold() }, 'player'],
  [
    {
      topic: 'group.moved',
      payload: { request_id: 'request', from: at.toISOString(), starts_at: at.toISOString() },
      at,
      waited: someWaited(),
    },
    'player',
  ],
  [{ topic: 'group.cancelled', payload: { request_id: 'request' }, at, waited: someWaited() }, 'player'],
  [{ topic: 'player.erased', payload: erased, at, pro: aPerson('pro') }, 'pro'],
  [{ topic: 'credits.given', payload: ids, at, lot: someLot() }, 'player'],
  [{ topic: 'credits.expiring', payload: ids, at, lot: someLot() }, 'player'],
  [{ topic: 'credits.bought', payload: ids, at, purchase }, 'player'],
  [{ topic: 'credits.bought', payload: ids, at, purchase }, 'pro'],
  [{ topic: 'credits.refilled', payload: { ...ids, credits: 4 }, at, lesson }, 'player'],
  [{ topic: 'credits.refilled', payload: { ...ids, credits: 4 }, at, lesson }, 'pro'],
  [{ topic: 'offer.redeemed', payload: ids, at, purchase }, 'pro'],
  [{ topic: 'purchase.refunded', payload: ids, at, purchase }, 'player'],
  [{ topic: 'record.published', payload: ids, at, lesson }, 'player'],
  [
    {
      topic: 'comment.added',
      payload: { ...ids, comment_id: 'comment' },
      at,
      lesson,
      comment: { content: 'Hi' },
      is_published: true,
    },
    'pro',
  ],
  [
    {
      topic: 'comment.added',
      payload: { ...ids, comment_id: 'comment' },
      at,
      lesson,
      comment: { content: 'Hi' },
      is_published: true,
    },
    'player',
  ],
  [{ topic: 'video.sent', payload: ids, at, video: someVideo() }, 'pro'],
  [{ topic: 'video.sent', payload: ids, at, video: someVideo({ player: null }) }, 'pro'],
  [{ topic: 'video.sent', payload: ids, at, video: someVideo({ purchase: null }) }, 'player'],
  [
    {
      topic: 'practice.due',
      payload: { player_id: 'player', day: '2030-01-04' },
      at,
      to: aPerson('player'),
      practice: somePractice(),
    },
    'player',
  ],
  [{ topic: 'goal.changed', payload: proposed, at, goal: someGoal() }, 'player'],
  [{ topic: 'goal.changed', payload: proposed, at, goal: someGoal() }, 'pro'],
  [{ topic: 'offer.published', payload: ids, at, offer: someOffer() }, 'player'],
];

test.each(told.map(([event, audience]) => [event.topic, audience, event] as const))(
  '%s leads the %s to a page there is, and that is theirs',
  (_, audience, event) => {
    const reader = { audience, person: aPerson(audience) };
    const services = { secrets: testSecrets, links: NO_LINKS };
    const { path } = writeEmail(event, reader, services).button;
    expect(writePush(event, reader, services).path).toBe(path);
    const { pathname } = new URL(path, 'https://fairway.example');
    expect(pathname.startsWith(`/${audience}/`)).toBe(true);
    expect(pages.filter((page) => page.test(pathname))).not.toEqual([]);
  },
);

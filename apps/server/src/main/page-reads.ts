import type { FirstAnswer } from '@fairway/contracts/first-data';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { addDays, startOfWeek } from '@fairway/time/calendar';
import { describePublicPage } from '#domains/users/public-page/view.ts';
import { greeting } from '@fairway/time/phrases';
import type { FrameTitle, PageReads, PageVisit } from '#http/page-data.ts';
import type { AppRouter } from './router.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
/** A call that there is, with an input that it takes. */
type Read = {
  [Domain in keyof Inputs]: {
    [Name in keyof Inputs[Domain] & string]: undefined extends Inputs[Domain][Name]
      ? {
          path: `${Domain}.${Name}`;
          input?: Inputs[Domain][Name];
          paged?: true;
          next?(answer: Outputs[Domain][Name]): readonly Read[];
        }
      : { path: `${Domain}.${Name}`; input: Inputs[Domain][Name]; paged?: true };
  }[keyof Inputs[Domain] & string];
}[keyof Inputs];

const reads =
  (...list: Read[]) =>
  () =>
    list;
/** The id in the address of a page, by the name of its part, as the input of a read. */
const readId = ({ params }: PageVisit, name = 'id'): { id: string } => ({ id: params[name] ?? '' });
const groupLessons: Read = { path: 'groupLessons.list' };
const pastUpcoming: Read = { path: 'lessons.pastUpcoming', input: {}, paged: true };
/** Monday to Sunday around a date. */
const weekAround = (date: string) => {
  const start = startOfWeek(date);
  return { start, end: addDays(start, 6) };
};
const proLessons = ({ today }: PageVisit): Read[] => [
  { path: 'lessons.next' },
  { path: 'lessons.released' },
  { path: 'lessons.counts', input: weekAround(today) },
  pastUpcoming,
];
/** The menu of the diary's settings, with what each is set to, stands beside each of them, where there is room for both. */
const diarySettings = reads({ path: 'diary.weekly', input: {} }, { path: 'accounts.settings' });
/** The free times of the month that the form opens with, for a lesson of the usual length. */
const firstSlots = ({ first_date, duration, refusal }: BookingForm): Read[] => {
  const [year = 0, month = 0] = first_date.split('-').map(Number);
  return refusal === null ? [{ path: 'diary.slots', input: { year, month, duration } }] : [];
};
const offers = reads({ path: 'offers.list', input: {} });
const inbox = reads({ path: 'messages.mailbox', input: { box: 'inbox' }, paged: true });
/** The menu of the account stands beside each of its pages, where there is room for both. */
const account = (...list: Read[]) => reads(...list, { path: 'accounts.links' });
/** The desk of an admin counts the discrepancies on every page. */
const desk = (...list: Read[]) => reads(...list, { path: 'payments.openAlerts' });

/**
 * What the pages that people open first are called, as their screens say it in packages/ui: it stands in the page before the app does.
 * e2e/journeys/drawn-frame.spec.ts compares the two.
 */
const TITLES: Readonly<Record<string, (user: Outputs['accounts']['user'], time: string) => FrameTitle>> = {
  '/pro/home': ({ first_name }, time) => ({ text: `${greeting(time)}, ${first_name}`, beside: 'detail' }),
  '/player/profile': ({ first_name }, time) => ({ text: `${greeting(time)}, ${first_name}`, beside: 'detail' }),
  '/player/lessons/book': () => ({ text: 'Book a lesson', beside: 'way' }),
};
const isUser = (answer: FirstAnswer): answer is FirstAnswer & { data: Outputs['accounts']['user'] } =>
  answer.path === 'accounts.user';

/**
 * What the loaders of the web app's routes ask for (apps/web/src/routes): the server puts the answers into the page. A page that is
 * not here asks for itself, and so does one that asks for something else than here; e2e/journeys/first-data.spec.ts compares them.
 */
export const PAGE_READS = {
  always: [{ path: 'accounts.user' }] satisfies Read[],
  home: { player: '/player/profile', pro: '/pro/home', admin: '/admin/players' },
  // Those with a title of their own here, which the frame shows where the drawing is not there in time.
  drawn: new Set(Object.keys(TITLES)),
  findTitle(address, { answers, time }) {
    const user = answers.find(isUser)?.data;
    return (user && TITLES[address]?.(user, time)) ?? null;
  },
  pages: {
    '/pro/home': reads({ path: 'lessons.home' }),
    '/pro/lessons': proLessons,
    '/pro/lessons/diary': diarySettings,
    '/pro/lessons/diary/calendar': ({ today }: PageVisit): Read[] => [
      { path: 'diary.calendar', input: weekAround(today) },
    ],
    '/pro/lessons/availability': diarySettings,
    '/pro/lesson/:id': (visit: PageVisit): Read[] => [{ path: 'lessons.overview', input: readId(visit) }],
    '/pro/lessons/settings': diarySettings,
    '/pro/lessons/limits': diarySettings,
    '/pro/lessons/book': reads({ path: 'lessons.form', next: firstSlots }, { path: 'lessons.nextTimes', input: {} }),
    '/pro/lessons/groups': reads(groupLessons),
    '/pro/lessons/groups/new': reads({ path: 'lessons.form' }),
    '/pro/lessons/groups/:id': (visit: PageVisit): Read[] => [{ path: 'groupLessons.get', input: readId(visit) }],
    '/pro/lessons/groups/:id/change': (visit: PageVisit): Read[] => [
      { path: 'groupLessons.get', input: readId(visit) },
      { path: 'lessons.form' },
    ],
    '/pro/money/vat': reads({ path: 'accounts.settings' }),
    '/pro/lessons/waiting': reads({ path: 'waiting.line' }),
    '/pro/players': reads({ path: 'people.players', input: { page: 1 } }, { path: 'people.pendingPlayers', input: {} }),
    '/pro/offers': offers,
    '/pro/messages': inbox,
    '/pro/messages/inbox': inbox,
    '/pro/messages/sent': reads({ path: 'messages.mailbox', input: { box: 'sent' }, paged: true }),
    '/pro/messages/new': reads(
      { path: 'people.groups', input: {} },
      { path: 'people.players', input: { page: 1 } },
      { path: 'offers.list', input: {} },
    ),
    '/pro/drills': reads({ path: 'practice.drills', input: {}, paged: true }),
    '/pro/profile': reads({ path: 'profile.profile' }),
    '/player/profile': reads({ path: 'practice.today' }, { path: 'skills.overview', input: {} }),
    '/player/lessons/book': reads({ path: 'lessons.form', next: firstSlots }, groupLessons, {
      path: 'lessons.nextTimes',
      input: {},
    }),
    '/player/lessons': reads(
      { path: 'lessons.next' },
      pastUpcoming,
      { path: 'credits.byExpiry', input: {} },
      { path: 'waiting.list' },
      groupLessons,
    ),
    '/player/lessons/groups': reads(groupLessons),
    '/player/lessons/groups/:id': (visit: PageVisit): Read[] => [
      { path: 'groupLessons.get', input: readId(visit) },
      { path: 'lessons.form' },
    ],
    '/player/lessons/waiting': reads({ path: 'waiting.list' }),
    '/player/lessons/waiting/:id': (visit: PageVisit): Read[] => [
      { path: 'waiting.hold', input: readId(visit) },
      { path: 'lessons.form' },
    ],
    '/player/lesson/:id': (visit: PageVisit): Read[] => [{ path: 'lessons.byId', input: readId(visit) }],
    '/pro/players/:id/history/lesson/:lesson': (visit: PageVisit): Read[] => [
      { path: 'lessons.byId', input: readId(visit, 'lesson') },
    ],
    '/player/skills': reads({ path: 'skills.progress', input: {} }),
    '/player/offers': offers,
    '/player/messages': inbox,
    '/player/messages/all': inbox,
    '/player/yardages': reads({ path: 'kit.yardages' }),
    '/player/pro-bag/:id': (visit: PageVisit): Read[] => [{ path: 'kit.bag', input: readId(visit) }],
    '/player/pro-profile': reads({ path: 'profile.profile' }),
    '/account': account(),
    '/account/privacy': account({ path: 'accounts.settings' }, { path: 'accounts.pushKey' }),
    '/account/public-page': account({ path: 'accounts.settings' }),
    '/account/security': account({ path: 'accounts.settings' }, { path: 'accounts.sessions' }),
    '/admin/players': desk({ path: 'admin.users', input: { page: 1 } }),
    '/admin/money': desk({ path: 'payments.reconciliation', input: { page: 1 } }),
    '/admin/audit': desk({ path: 'admin.audit', input: { page: 1 } }),
  },
  open: {
    '/c/:code': {
      read: ({ params }: PageVisit) =>
        ({ path: 'profile.publicPage', input: { code: params['code'] ?? '' } }) satisfies Read,
      describe: (page: Outputs['profile']['publicPage']) => describePublicPage(page),
    },
  },
} satisfies PageReads;

import type { PublicPage } from '@fairway/contracts/users/public-page';
import { addDays, toDate } from '@fairway/time/calendar';
import { PUBLIC_PAGE_DAYS } from '@fairway/contracts/constants';
import type { Actor, AppServices, CallRequest } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { defaultDuration } from '#domains/lessons/booking/rules.ts';
import { withHeld } from '#domains/schedule/slots/rules.ts';
import { foundScheduleAsJson, toSchedule, toScheduleSpan } from '#domains/schedule/slots/service.ts';
import { preparePublicPage } from './repository.ts';
import { classifyVisitor, findRefusal, listPageDates, listPageSlots } from './rules.ts';
import { publicPageView } from './view.ts';

const readPage = preparePublicPage(foundScheduleAsJson);

/**
 * The public page of the coach whose code this is, for whoever asks (D23). A code of nobody, a page that is off and a lapsed coach's
 * (A12) are one and the same 404. Bounded by address: codes could be tried, and free times are worked out each time.
 */
export async function readPublicPage(
  actor: Actor | null,
  code: string,
  { db, now, rateLimits }: Pick<AppServices, 'db' | 'now' | 'rateLimits'>,
  request: Pick<CallRequest, 'ip'>,
): Promise<PublicPage> {
  await rateLimits.take('public_page_address', request.ip);
  const at = now();
  const today = toDate(at.getTime());
  // The coach's today may be the day before ours or the day after: the zone comes with the answer.
  const span = toScheduleSpan({ from: addDays(today, -1), to: addDays(today, PUBLIC_PAGE_DAYS) });
  const row = await readPage(db, { code, ...span });
  if (!row) throw notFound();
  const { facts, held, subscribed, window } = toSchedule(row.diary, at);
  if (!subscribed) throw notFound();
  const dates = listPageDates(facts.zone, at);
  const duration = defaultDuration(row, null);
  return publicPageView(row, {
    code: row.referral_code ?? code,
    timezone: facts.zone,
    duration,
    dates,
    slots: listPageSlots(withHeld(facts, held, null), dates, { duration, window: window.player }),
    visitor: classifyVisitor(actor, row.id),
    refusal: findRefusal(actor, row.id),
  });
}

import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, query } from '@fairway/db/query';
import type { AliasableExpression, Expression } from 'kysely';

/** The days whose diary a page shows, with the span in which lessons may touch them. */
interface PageSpan {
  from: string;
  to: string;
  since: Date;
  until: Date;
}

/** How the statement of the page reads the diary of its coach. */
type ScheduleAsJson<Schedule> = (source: PageSpan & { pro_id: Expression<string> }) => AliasableExpression<Schedule>;

const selectPage = <Schedule>(
  scheduleAsJson: ScheduleAsJson<Schedule>,
  { code, ...span }: PageSpan & { code: string },
) =>
  query
    .selectFrom('users as coach')
    .innerJoin('settings as terms', 'terms.user_id', 'coach.id')
    .leftJoin('pro_profiles as p', 'p.user_id', 'coach.id')
    .leftJoin('files as f', 'f.id', 'p.image_id')
    .select(['coach.id', 'coach.referral_code', 'coach.first_name', 'coach.last_name', 'coach.currency'])
    .select(['p.intro', 'p.qualifications', 'p.specialisms', 'f.key as image_key'])
    .select(['terms.lesson_duration', 'terms.lesson_price', 'terms.public_page_indexed'])
    .select((eb) => [
      eb
        .selectFrom('clubs as c')
        .select('c.name')
        .whereRef('c.user_id', '=', 'coach.id')
        .orderBy('c.created_at')
        .orderBy('c.id')
        .limit(1)
        .as('venue'),
      scheduleAsJson({ ...span, pro_id: eb.ref('coach.id') }).as('diary'),
    ])
    .where((eb) => eb(eb.fn('upper', ['coach.referral_code']), '=', eb.fn('upper', [eb.val(code)])))
    .where('coach.deleted_at', 'is', null)
    .where('terms.public_page_enabled', '=', true);

/** What a page shows of its coach; the subscription is looked at by the rules. */
export interface PublicPageRow {
  id: string;
  referral_code: string | null;
  first_name: string;
  last_name: string;
  currency: string;
  intro: string | null;
  qualifications: string | null;
  specialisms: string | null;
  image_key: string | null;
  lesson_duration: number | null;
  lesson_price: number | null;
  public_page_indexed: boolean;
  venue: string | null;
}

/**
 * Prepares the one statement of a public page: the coach whose code it is, however it is spelt, as long as their page is on, with
 * their diary; null when there is no such page.
 */
export function preparePublicPage<Schedule>(scheduleAsJson: ScheduleAsJson<Schedule>) {
  const page = prepareStatement(({ code, from, to, since, until }: PageSpan & { code: string }) =>
    selectPage(scheduleAsJson, { code, from, to, since, until }),
  );
  return (db: DbOrTx, question: PageSpan & { code: string }) => fetchFirst(db, page(question));
}

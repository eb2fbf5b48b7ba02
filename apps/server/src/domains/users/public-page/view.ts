import { priceFor } from '@fairway/contracts/constants';
import { formatFullName } from '@fairway/contracts/person-names';
import type { Slots } from '@fairway/contracts/schedule/schedule';
import type { PublicPage } from '@fairway/contracts/users/public-page';
import { toPicturePath } from '#domains/files/stored-files/rules.ts';
import { excerpt } from '#core/excerpt.ts';
import type { PublicPageRow } from './repository.ts';

type Shown = Pick<PublicPage, 'code' | 'timezone' | 'duration' | 'visitor' | 'refusal'> & {
  dates: readonly string[];
  slots: Slots;
};

/** A coach's row as strangers see it, field by field: what is not named here leaves nobody's diary. */
export const publicPageView = (row: PublicPageRow, { dates, ...shown }: Shown): PublicPage => ({
  code: shown.code,
  first_name: row.first_name,
  last_name: row.last_name,
  image: row.image_key === null ? null : toPicturePath(row.image_key),
  intro: row.intro ?? '',
  qualifications: row.qualifications ?? '',
  specialisms: row.specialisms ?? '',
  venue: row.venue,
  timezone: shown.timezone,
  duration: shown.duration,
  price: priceFor(shown.duration, row.lesson_price),
  currency: row.currency,
  first_date: dates[0] ?? '',
  last_date: dates.at(-1) ?? '',
  slots: shown.slots,
  indexed: row.public_page_indexed,
  visitor: shown.visitor,
  refusal: shown.refusal,
});

/** The longest text of a preview that those who show links keep. */
const PREVIEW_LENGTH = 200;

/** What the page says of itself to those who only look at its head: search engines, and whoever draws the preview of a link. */
export function describePublicPage({ code, image, intro, venue, indexed, ...name }: PublicPage) {
  const whole = formatFullName(name);
  return {
    title: `Golf lessons with ${whole}`,
    description:
      excerpt(intro, PREVIEW_LENGTH) ||
      `See when ${name.first_name} is free${venue ? ` at ${venue}` : ''} and book a lesson.`,
    image,
    path: `/c/${code}`,
    indexed,
  };
}

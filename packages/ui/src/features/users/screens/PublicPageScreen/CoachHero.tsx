import { formatMoney } from '@fairway/contracts/money-format';
import { imageAt } from '@fairway/contracts/files/pictures';
import { formatFullName, formatInitials } from '@fairway/contracts/person-names';
import type { PublicPage } from '@fairway/contracts/users/public-page';
import { formatDuration } from '@fairway/time/phrases';
import { IconClock, IconMapPin, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Contours } from '../../../../kit/Illustration/Contours.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { CourseView } from './CourseView.tsx';
import classes from './CoachHero.module.css';

/** "1 hour, £50.00", or the duration alone where the coach has set no price. */
export const formatOffer = ({
  duration,
  price,
  currency,
}: Pick<PublicPage, 'duration' | 'price' | 'currency'>): string =>
  [formatDuration(duration), ...(price === null ? [] : [formatMoney(price, currency)])].join(', ');

const Fact = ({ icon, children }: { icon: TablerIcon; children: ReactNode }) => (
  <li className={classes.fact}>
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </li>
);

/** Who the coach is, at first sight. */
export function CoachHero({ page }: { page: PublicPage }) {
  const { image, venue } = page;
  return (
    <header className={classes.hero}>
      <Contours className={classes.contours} />
      <CourseView />
      {image ? (
        <img className={classes.portrait} src={imageAt(image, 320)} alt="" width={320} height={320} />
      ) : (
        <span className={classes.portrait} aria-hidden>
          {formatInitials(page)}
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.eyebrow}>Golf lessons with</p>
        <h1 className={classes.name}>{formatFullName(page)}</h1>
        <ul className={classes.facts} aria-label="The lesson">
          <Fact icon={IconClock}>{formatOffer(page)}</Fact>
          {venue ? <Fact icon={IconMapPin}>{venue}</Fact> : null}
        </ul>
      </div>
    </header>
  );
}

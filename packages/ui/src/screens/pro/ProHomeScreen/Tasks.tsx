import { IconCalendarPlus, IconClockHour4, IconTag, IconUserCircle, IconUserPlus } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { proPaths } from '../paths.ts';
import classes from './ProHomeScreen.module.css';

const TASKS = [
  { href: `${proPaths.invite}?from=home`, label: 'Add player', icon: IconUserPlus },
  { href: proPaths.book(), label: 'Book lesson', icon: IconCalendarPlus },
  { href: proPaths.newOffer, label: 'Create offer', icon: IconTag },
  { href: proPaths.weeklyHours, label: 'Weekly hours', icon: IconClockHour4 },
  { href: proPaths.profile, label: 'Your profile', icon: IconUserCircle },
];

/** What a coach most often comes for, one tap away (S2 §2). */
export function Tasks() {
  return (
    <nav aria-label="Tasks">
      <ul className={classes.tasks}>
        {TASKS.map(({ href, label, icon }) => (
          <li key={href}>
            <AppLink href={href} className={classes.task}>
              <span className={classes.icon}>
                <Icon of={icon} size={24} />
              </span>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

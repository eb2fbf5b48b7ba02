import { Card, ThemeIcon } from '@mantine/core';
import {
  IconCalendarPlus,
  IconClockHour4,
  IconPencilPlus,
  IconGolf,
  IconTag,
  IconTarget,
  IconUserCircle,
  IconUserPlus,
} from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import classes from './Tasks.module.css';

const TASKS = [
  { href: `${proPaths.invite}?from=home`, label: 'Add player', icon: IconUserPlus },
  { href: proPaths.book(), label: 'Book lesson', icon: IconCalendarPlus },
  { href: proPaths.newOffer, label: 'Create offer', icon: IconTag },
  { href: proPaths.newMessage(), label: 'New message', icon: IconPencilPlus },
  { href: proPaths.weeklyHours, label: 'Weekly hours', icon: IconClockHour4 },
  { href: proPaths.drills, label: 'Drills', icon: IconTarget },
  { href: proPaths.bag, label: 'Your bag', icon: IconGolf },
  { href: proPaths.profile, label: 'Your profile', icon: IconUserCircle },
];

/** What a coach most often comes for, one tap away. */
export function Tasks() {
  return (
    <nav aria-label="Tasks">
      <ul className={classes.tasks}>
        {TASKS.map(({ href, label, icon }) => (
          <li key={href}>
            <Card component={AppLink} href={href} c="var(--app-ink)" fw={620} className={classes.task}>
              <ThemeIcon variant="light" size={44}>
                <Icon of={icon} size={24} />
              </ThemeIcon>
              {label}
            </Card>
          </li>
        ))}
      </ul>
    </nav>
  );
}

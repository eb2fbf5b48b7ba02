import { IconChevronRight, IconCreditCard } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { proPaths } from '../paths.ts';
import classes from './SetUpCard.module.css';

/** Leads a pro who has not finished their way in to where it goes on. It asks, and holds nobody back. */
export function SetUpCard() {
  return (
    <AppLink href={proPaths.onboard} className={classes.card}>
      <span className={classes.icon}>
        <Icon of={IconCreditCard} size={24} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>Set up payments</span>
        <span className={classes.detail}>
          Your bank account and card, so that your players can pay you. Two short steps.
        </span>
      </span>
      <Icon of={IconChevronRight} size={20} />
    </AppLink>
  );
}

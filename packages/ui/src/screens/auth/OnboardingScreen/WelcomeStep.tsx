import { fullName } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { IconCreditCard, IconGolf, IconTicket, type Icon as TablerIcon } from '@tabler/icons-react';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { HoleProgress } from '../../../components/HoleProgress/HoleProgress.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import classes from './OnboardingScreen.module.css';
import { STEPS } from './values.ts';
import type { OnboardingStepProps } from './view.ts';

const NEEDED: { icon: TablerIcon; text: string }[] = [
  { icon: IconTicket, text: 'The code that your coach gave you' },
  { icon: IconGolf, text: 'Two minutes, and where to reach you' },
  { icon: IconCreditCard, text: 'A card for lessons, now or later' },
];

/** Step 1: what is coming. */
export function WelcomeStep({ view, busy, onContinue, loginHref }: OnboardingStepProps) {
  const { coach } = view;
  return (
    <AuthFrame>
      <HoleProgress step={1} count={STEPS.length} title="Welcome" />
      <h1 className={classes.title}>
        {coach.status === 'found' ? `You are joining ${fullName(coach.pro)}` : 'Welcome to Fairway'}
      </h1>
      <p className={classes.lead}>Book lessons, read what you worked on, and see your game grow.</p>
      <ul className={classes.needed}>
        {NEEDED.map(({ icon, text }) => (
          <li key={text}>
            <Icon of={icon} size={22} className={classes.neededIcon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={classes.choices}>
        <Button size="lg" fullWidth loading={busy} onClick={() => onContinue()}>
          Let’s begin
        </Button>
        <Button variant="subtle" fullWidth component={AppLink} href={loginHref}>
          I have an account
        </Button>
      </div>
    </AuthFrame>
  );
}

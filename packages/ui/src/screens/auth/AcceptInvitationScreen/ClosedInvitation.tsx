import type { CoachName, Invitation } from '@fairway/contracts/joining';
import { fullName } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { LostBall } from '../../../components/Illustration/LostBall.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import classes from './AcceptInvitationScreen.module.css';

interface Words {
  title: string;
  text: (pro: CoachName | undefined) => string;
  drawing: ReactNode;
  /** The one thing to do about it. */
  way: 'login' | 'code';
}

const WORDS: Record<'expired' | 'used' | 'unknown', Words> = {
  expired: {
    title: 'This invitation has run out',
    text: (pro) => `Ask ${pro ? fullName(pro) : 'your coach'} to send it again: it is one tap for them.`,
    drawing: <LostBall />,
    way: 'code',
  },
  used: {
    title: 'You are in already',
    text: () => 'This invitation has been used. Log in with the password that you chose.',
    drawing: <FlagOnGreen />,
    way: 'login',
  },
  unknown: {
    title: 'This invitation is not valid any more',
    text: () => 'There may be a newer one among your mails. If not, ask your coach to invite you again.',
    drawing: <LostBall />,
    way: 'code',
  },
};

export interface ClosedInvitationProps {
  invitation: Invitation | null;
  loginHref: string;
  codeHref: string;
}

/** An invitation that cannot be accepted, and what to do instead. */
export function ClosedInvitation({ invitation, loginHref, codeHref }: ClosedInvitationProps) {
  const status = invitation?.status;
  const { title, text, drawing, way } = WORDS[status === 'expired' || status === 'used' ? status : 'unknown'];
  const first = way === 'login' ? { href: loginHref, label: 'Login' } : { href: codeHref, label: 'I have a code' };
  const second = way === 'login' ? null : { href: loginHref, label: 'Back to login' };
  return (
    <EmptyState
      level={1}
      illustration={drawing}
      title={title}
      action={
        <div className={classes.ways}>
          <Button size="lg" fullWidth component={AppLink} href={first.href}>
            {first.label}
          </Button>
          {second ? (
            <Button variant="subtle" fullWidth component={AppLink} href={second.href}>
              {second.label}
            </Button>
          ) : null}
        </div>
      }
    >
      {text(invitation?.pro)}
    </EmptyState>
  );
}

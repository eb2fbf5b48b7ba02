import type { CoachName, Invitation } from '@fairway/contracts/coaching/joining';
import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { LostBall } from '../../../../kit/Illustration/LostBall.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';

interface ClosedText {
  title: string;
  text: (pro: CoachName | undefined) => string;
  drawing: ReactNode;
  /** The one thing to do about it. */
  way: 'login' | 'code';
}

const TEXTS: Record<'expired' | 'used' | 'unknown', ClosedText> = {
  expired: {
    title: 'This invitation has expired',
    text: (pro) => `Ask ${pro ? formatFullName(pro) : 'your coach'} to send it again.`,
    drawing: <LostBall />,
    way: 'code',
  },
  used: {
    title: 'You have already joined',
    text: () => 'This invitation has been used. Log in with the password that you chose.',
    drawing: <FlagOnGreen />,
    way: 'login',
  },
  unknown: {
    title: 'This invitation is no longer valid',
    text: () => 'Check your email for a newer one, or ask your coach to invite you again.',
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
  const { title, text, drawing, way } = TEXTS[status === 'expired' || status === 'used' ? status : 'unknown'];
  const first = way === 'login' ? { href: loginHref, label: 'Log in' } : { href: codeHref, label: 'I have a code' };
  const second = way === 'login' ? null : { href: loginHref, label: 'Back to login' };
  return (
    <EmptyState
      level={1}
      illustration={drawing}
      title={title}
      action={
        <Stack gap="xs" w="min(20rem, 76vw)">
          <Button size="lg" fullWidth component={AppLink} href={first.href}>
            {first.label}
          </Button>
          {second ? (
            <Button variant="subtle" fullWidth component={AppLink} href={second.href}>
              {second.label}
            </Button>
          ) : null}
        </Stack>
      }
    >
      {text(invitation?.pro)}
    </EmptyState>
  );
}

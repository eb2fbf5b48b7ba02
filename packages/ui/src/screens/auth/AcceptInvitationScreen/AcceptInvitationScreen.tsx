import type { Invitation } from '@fairway/contracts/joining';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { AuthPending } from '../../../components/AuthFrame/AuthPending.tsx';
import type { ScreenState } from '../../state.ts';
import { AcceptForm, type AcceptFormProps } from './AcceptForm.tsx';
import { ClosedInvitation } from './ClosedInvitation.tsx';

export interface AcceptInvitationScreenProps extends Omit<AcceptFormProps, 'invitation'> {
  /** `invitation` is null when the link or code leads to none (any more). */
  state: ScreenState<{ invitation: Invitation | null }>;
  loginHref: string;
  /** Where a code can be typed. */
  codeHref: string;
}

/** Whoever was invited chooses a password and is in (S1 §2 "Accept invitation", A7). */
export function AcceptInvitationScreen(props: AcceptInvitationScreenProps) {
  const { state, loginHref, codeHref } = props;
  if (state.status !== 'ready')
    return <AuthPending state={state} label="Looking for your invitation" heights={[64, 72, 180]} />;
  const { invitation } = state;
  if (invitation?.status !== 'open')
    return (
      <AuthFrame form="short">
        <ClosedInvitation invitation={invitation} loginHref={loginHref} codeHref={codeHref} />
      </AuthFrame>
    );
  return (
    <AuthFrame form="long">
      <AcceptForm {...props} invitation={invitation} />
    </AuthFrame>
  );
}

import type { Invitation } from '@fairway/contracts/coaching/joining';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { AuthScreenState } from '../../../auth/components/AuthFrame/AuthScreenState.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { AcceptForm, type AcceptFormProps } from './AcceptForm.tsx';
import { ClosedInvitation } from './ClosedInvitation.tsx';

export interface AcceptInvitationScreenProps extends Omit<AcceptFormProps, 'invitation'> {
  /** `invitation` is null when the link or code leads to none (any more). */
  state: Loadable<{ invitation: Invitation | null }>;
  loginHref: string;
  /** Where a code can be typed. */
  codeHref: string;
}

/** Whoever was invited chooses a password and is in. */
export function AcceptInvitationScreen(props: AcceptInvitationScreenProps) {
  const { state, loginHref, codeHref } = props;
  return (
    <AuthScreenState state={state} label="Looking for your invitation" heights={[64, 72, 180]}>
      {({ invitation }) => (
        // The frame in which it was looked for: its sheet stays where it is.
        <AuthFrame form="long">
          {invitation?.status === 'open' ? (
            <AcceptForm {...props} invitation={invitation} />
          ) : (
            <ClosedInvitation invitation={invitation} loginHref={loginHref} codeHref={codeHref} />
          )}
        </AuthFrame>
      )}
    </AuthScreenState>
  );
}

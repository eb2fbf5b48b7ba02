import type { Device } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Devices } from './Devices.tsx';
import { TwoFactor } from './TwoFactor.tsx';

export interface SecurityScreenProps {
  state: Loadable<{ two_factor_auth: boolean; email: string; devices: Device[] }>;
  /** Switches it on; it stands in its new place until this settles. */
  onTwoFactorOn: () => Promise<unknown>;
  /** Switches it off, with the password. */
  onTwoFactorOff: (current_password: string) => Promise<unknown>;
  /** Why the password was not taken. */
  errors?: FieldErrors;
  /** Why it cannot be tried again for now. */
  refusal?: string;
  /** Signs one device out. */
  onSignOut: (device: Device) => Promise<unknown>;
  /** Signs every device out, this one too. */
  onSignOutEverywhere: () => Promise<unknown>;
  backHref: string;
}

/** Two-factor authentication and the devices that are signed in. */
export function SecurityScreen(props: SecurityScreenProps) {
  const { state, onSignOut, onSignOutEverywhere, backHref, ...twoFactor } = props;
  return (
    <Page
      header={
        <PageHeader
          title="Security"
          detail="How and where you log in."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingRows count={1} />
            <LoadingRows count={3} lead />
          </Loading>
        }
      >
        {({ two_factor_auth, email, devices }) => (
          <>
            <TwoFactor two_factor_auth={two_factor_auth} email={email} {...twoFactor} />
            <Devices devices={devices} onSignOut={onSignOut} onSignOutEverywhere={onSignOutEverywhere} />
          </>
        )}
      </ScreenState>
    </Page>
  );
}

import type { Device } from '@fairway/contracts/accounts';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { ToggleRow } from '../../../components/ToggleRow/ToggleRow.tsx';
import { useOptimisticPatch } from '../../../hooks/useOptimisticPatch.ts';
import type { ScreenState } from '../../state.ts';
import { Devices } from './Devices.tsx';

export interface SecurityScreenProps {
  state: ScreenState<{ two_factor_auth: boolean; email: string; devices: Device[] }>;
  /** Saves the switch; it stands in its new place until this settles. */
  onTwoFactor: (on: boolean) => Promise<unknown>;
  /** Signs one device out. */
  onSignOut: (device: Device) => Promise<unknown>;
  /** Signs every device out, this one too. */
  onSignOutEverywhere: () => Promise<unknown>;
  backHref: string;
}

type Ready = Pick<SecurityScreenProps, 'onTwoFactor'> & { two_factor_auth: boolean; email: string };

function TwoFactor({ two_factor_auth, email, onTwoFactor }: Ready) {
  const [shown, patch] = useOptimisticPatch({ two_factor_auth });
  return (
    <ListCard label="Signing in">
      <ToggleRow
        label="Two-factor sign-in"
        detail={`Each sign-in also asks for a pin that we send to ${email}.`}
        checked={shown.two_factor_auth}
        onChange={(on) => patch('two_factor_auth', on, onTwoFactor(on))}
      />
    </ListCard>
  );
}

/** Two-factor sign-in and the devices that are signed in (S1 §2 security). */
export function SecurityScreen({ state, onTwoFactor, onSignOut, onSignOutEverywhere, backHref }: SecurityScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Security"
          detail="How you sign in, and where."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading>
          <LoadingRows count={1} />
          <LoadingRows count={3} lead />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <>
          <TwoFactor {...state} onTwoFactor={onTwoFactor} />
          <Devices devices={state.devices} onSignOut={onSignOut} onSignOutEverywhere={onSignOutEverywhere} />
        </>
      )}
    </Page>
  );
}

import type { FieldErrors } from '@fairway/contracts/errors';
import { useState } from 'react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { useLoadAfterPage } from '../../../../kit/onDemand.tsx';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';

const { Contents: TurnOffForm, load } = contentsOnDemand(async () => (await import('./TurnOffForm.tsx')).TurnOffForm, {
  phone: 15.75,
  wide: 10.875,
});

export interface TwoFactorProps {
  two_factor_auth: boolean;
  email: string;
  onTwoFactorOn: () => Promise<unknown>;
  onTwoFactorOff: (current_password: string) => Promise<unknown>;
  errors?: FieldErrors;
  refusal?: string;
}

type AskProps = Pick<TwoFactorProps, 'onTwoFactorOff' | 'errors' | 'refusal'> & { onClose: () => void };

function AskPassword({ onTwoFactorOff, errors, refusal, onClose }: AskProps) {
  const { busy, run } = useSingleFlight(onTwoFactorOff);
  // What an earlier dialog was told is no answer to this one.
  const [tried, setTried] = useState(false);
  const turnOff = async (current_password: string) => {
    setTried(true);
    if (await run(current_password)) onClose();
  };
  return (
    <Sheet opened title="Turn off two-factor authentication?" busy={busy} closeHidden onClose={onClose}>
      <TurnOffForm
        errors={tried ? errors : undefined}
        refusal={refusal}
        busy={busy}
        onTurnOff={(password) => void turnOff(password)}
        onCancel={onClose}
      />
    </Sheet>
  );
}

/** Whether each sign-in asks for a pin as well. */
export function TwoFactor({ two_factor_auth, email, onTwoFactorOn, ...off }: TwoFactorProps) {
  const [shown, patch] = useOptimisticPatch({ two_factor_auth });
  const [asking, setAsking] = useState(false);
  useLoadAfterPage(two_factor_auth ? load : undefined);
  return (
    <>
      <ListCard label="Logging in">
        <ToggleRow
          label="Two-factor authentication"
          detail={`Each login also asks for a pin that we email to ${email}.`}
          checked={shown.two_factor_auth}
          onChange={(on) => (on ? patch('two_factor_auth', true, onTwoFactorOn()) : setAsking(true))}
        />
      </ListCard>
      {asking ? <AskPassword {...off} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

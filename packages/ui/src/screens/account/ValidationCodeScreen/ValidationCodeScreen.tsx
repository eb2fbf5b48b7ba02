import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { QrCode } from '../../../components/QrCode/QrCode.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import classes from './ValidationCodeScreen.module.css';

export interface ValidationCodeScreenProps {
  state: ScreenState<{
    /** Null for a pro who has none yet. */
    referral_code: string | null;
    /** The address that the code for cameras opens: the sign-up with the code filled in. */
    signupUrl: string;
  }>;
  /** Puts the code on the clipboard and says whether that worked. */
  onCopy: (code: string) => void;
  /** Replaces the code; the dialog closes when this settles. */
  onRotate: () => Promise<unknown>;
  backHref: string;
}

type CodeProps = Pick<ValidationCodeScreenProps, 'onCopy' | 'onRotate'> & { referral_code: string; signupUrl: string };

function Code({ referral_code, signupUrl, onCopy, onRotate }: CodeProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight(onRotate);
  return (
    <>
      <div className={classes.card}>
        <p className={classes.label} id="code-label">
          Your validation code
        </p>
        <p className={classes.code} aria-labelledby="code-label">
          {referral_code}
        </p>
        <QrCode value={signupUrl} label={`Opens the sign-up with the code ${referral_code}`} />
        <p className={classes.help}>Have your player point their phone’s camera here: the sign-up opens.</p>
        <Button fullWidth leftSection={<Icon of={IconCopy} size={20} />} onClick={() => onCopy(referral_code)}>
          Copy to Clipboard
        </Button>
      </div>
      <Notice>
        This code is yours. Give it to new players: they enter it when they sign up, and are linked to you. It can be
        used as often as you like.
      </Notice>
      <Button variant="default" onClick={() => setAsking(true)}>
        Make a new code
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Make a new validation code?"
        warning="The present code stops working for new players at once, on cards and posters too. Your players stay yours."
        confirmLabel="Make a new code"
        cancelLabel="Keep this one"
        busy={busy}
        onConfirm={() => void run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function NoCode({ onRotate }: Pick<ValidationCodeScreenProps, 'onRotate'>) {
  const { busy, run } = useSingleFlight(onRotate);
  return (
    <EmptyState
      illustration={<FlagOnGreen />}
      title="You have no code yet"
      action={
        <Button loading={busy} onClick={() => void run()}>
          Make a code
        </Button>
      }
    >
      New players enter it when they sign up, and are linked to you.
    </EmptyState>
  );
}

/** The code by which new players are linked to their pro (S1 §2 Validation Code, A7). */
export function ValidationCodeScreen({ state, backHref, ...actions }: ValidationCodeScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Validation Code"
          detail="For new players, when they sign up."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading>
          <LoadingCard height={452} />
          <LoadingCard height={92} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : state.referral_code ? (
        <Code referral_code={state.referral_code} signupUrl={state.signupUrl} {...actions} />
      ) : (
        <NoCode onRotate={actions.onRotate} />
      )}
    </Page>
  );
}

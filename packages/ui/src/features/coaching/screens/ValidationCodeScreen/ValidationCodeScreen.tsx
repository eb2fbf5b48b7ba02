import { Button, Card, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { QrCode } from '../../../../kit/QrCode/QrCode.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';

export interface ValidationCodeScreenProps {
  state: Loadable<{
    /** Null for a coach who has none yet. */
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
      <Card p={20} pt="lg">
        <Stack align="center" gap="sm" ta="center">
          <Text c="dimmed" fw={560} id="code-label">
            Your validation code
          </Text>
          {/* Spacing follows each letter, the last one too. */}
          <Text
            aria-labelledby="code-label"
            fz="min(2.5rem, 12vw)"
            fw={680}
            lh={1.1}
            lts="0.16em"
            pl="0.16em"
            mb="xs"
            style={{ userSelect: 'all' }}
          >
            {referral_code}
          </Text>
          <QrCode value={signupUrl} label={`Opens the sign-up with the code ${referral_code}`} />
          <Text c="dimmed" fz="sm" maw="30ch" mb="xs" style={{ textWrap: 'balance' }}>
            Players scan this with their phone’s camera to sign up.
          </Text>
          <Button fullWidth leftSection={<Icon of={IconCopy} size={20} />} onClick={() => onCopy(referral_code)}>
            Copy to Clipboard
          </Button>
        </Stack>
      </Card>
      <Notice>
        Give this code to new players. When they enter it at sign-up they are linked to you. It can be used any number
        of times.
      </Notice>
      <Button variant="default" onClick={() => setAsking(true)}>
        Create a new code
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Create a new validation code?"
        warning="The current code stops working for new players straight away, including on cards and posters. Your current players stay with you."
        confirmLabel="Create a new code"
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
          Create a code
        </Button>
      }
    >
      New players enter it when they sign up, and are linked to you.
    </EmptyState>
  );
}

/** The code by which new players are linked to their coach. */
export function ValidationCodeScreen({ state, backHref, ...actions }: ValidationCodeScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Validation code"
          detail="For new players, when they sign up."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={452} />
            <LoadingCard height={92} />
          </Loading>
        }
      >
        {({ referral_code, signupUrl }) =>
          referral_code ? (
            <Code referral_code={referral_code} signupUrl={signupUrl} {...actions} />
          ) : (
            <NoCode onRotate={actions.onRotate} />
          )
        }
      </ScreenState>
    </Page>
  );
}

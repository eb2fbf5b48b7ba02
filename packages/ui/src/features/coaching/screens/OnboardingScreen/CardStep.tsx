import { Button, Stack, Text } from '@mantine/core';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { HoleProgress } from '../../../../kit/HoleProgress/HoleProgress.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { getStepTitle, STEPS } from './text.ts';
import type { OnboardingStepProps } from './types.ts';

/** Step 5: the account is made, and a card may be given. */
export function CardStep({ view, busy, alert, onLater }: OnboardingStepProps) {
  return (
    <AuthFrame form="long">
      <HoleProgress step={5} count={STEPS.length} title={getStepTitle(5)} />
      <Stack gap={18}>
        <PageHeader title={getStepTitle(5)} detail="For lessons and credits. Nothing is taken from it now." />
        <ScreenState
          state={view.card}
          failedTitle="Not quite there"
          failedMessage="We could not create your account just now. Your details are saved."
          loading={
            <Loading label="Creating your account">
              <LoadingCard height={76} />
              <LoadingCard height={170} />
              <LoadingCard height={50} />
            </Loading>
          }
        >
          {({ form }) => (
            <>
              {alert ? (
                <Notice tone="danger" role="alert">
                  {alert}
                </Notice>
              ) : (
                <Notice tone="info" role="status">
                  Your account is ready. Add a card, and you are ready to book.
                </Notice>
              )}
              {form}
              {view.card_optional ? (
                <div>
                  <Button variant="subtle" fullWidth disabled={busy} onClick={onLater}>
                    Not now
                  </Button>
                  <Text c="dimmed" fz="sm" ta="center" mt={4}>
                    You can pay your coach on the day, and add a card later.
                  </Text>
                </div>
              ) : null}
            </>
          )}
        </ScreenState>
      </Stack>
    </AuthFrame>
  );
}

import { Button, Loader, Stack } from '@mantine/core';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { HoleProgress } from '../../../../kit/HoleProgress/HoleProgress.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../../kit/StateView/FailedState.tsx';
import { getStepTitle, STEPS } from './text.ts';
import type { OnboardingStepProps } from './types.ts';

/** Step 6: the card that the browser has confirmed is kept. */
export function ConfirmStep({ view, onBack, onLater }: OnboardingStepProps) {
  const { confirm } = view;
  return (
    <AuthFrame form="short">
      <HoleProgress step={6} count={STEPS.length} title={getStepTitle(6)} />
      {confirm.status === 'busy' ? (
        <Stack align="center" pt="xs" ta="center" role="status">
          <FlagOnGreen />
          <PageHeader title={getStepTitle(6)} detail="This takes a moment." />
          <Loader type="dots" aria-hidden />
        </Stack>
      ) : (
        <Stack gap={18}>
          <FailedState
            title="Not quite there"
            message={
              confirm.message ?? 'Your card could not be confirmed just now. Your account is ready all the same.'
            }
            onRetry={confirm.retry}
            level={1}
          />
          <Stack gap="sm">
            <Button variant="default" fullWidth onClick={onBack}>
              Use another card
            </Button>
            {view.card_optional ? (
              <Button variant="subtle" fullWidth onClick={onLater}>
                Not now
              </Button>
            ) : null}
          </Stack>
        </Stack>
      )}
    </AuthFrame>
  );
}

import { Button, Loader } from '@mantine/core';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { HoleProgress } from '../../../components/HoleProgress/HoleProgress.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import classes from './OnboardingScreen.module.css';
import { STEPS, titleOf } from './values.ts';
import type { OnboardingStepProps } from './view.ts';

/** Step 6: the card that the browser has confirmed is kept. */
export function ConfirmStep({ view, onBack, onLater }: OnboardingStepProps) {
  const { confirm } = view;
  return (
    <AuthFrame form="short">
      <HoleProgress step={6} count={STEPS.length} title={titleOf(6)} />
      {confirm.status === 'busy' ? (
        <div className={classes.confirming} role="status">
          <FlagOnGreen />
          <PageHeader title={titleOf(6)} detail="A moment, please. The ball is rolling." />
          <Loader type="dots" aria-hidden />
        </div>
      ) : (
        <div className={classes.form}>
          <FailedState
            title="Not quite there"
            message={
              confirm.message ?? 'Your card could not be confirmed just now. Your account is ready all the same.'
            }
            onRetry={confirm.retry}
            level={1}
          />
          <div className={classes.choices}>
            <Button variant="default" fullWidth onClick={onBack}>
              Use another card
            </Button>
            {view.card_optional ? (
              <Button variant="subtle" fullWidth onClick={onLater}>
                Not now
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </AuthFrame>
  );
}

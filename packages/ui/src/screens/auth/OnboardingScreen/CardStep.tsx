import { Button } from '@mantine/core';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { HoleProgress } from '../../../components/HoleProgress/HoleProgress.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import classes from './OnboardingScreen.module.css';
import { STEPS, titleOf } from './values.ts';
import type { OnboardingStepProps } from './view.ts';

/** Step 5: the account is made, and a card may be given. */
export function CardStep({ view, busy, alert, onLater }: OnboardingStepProps) {
  const { card } = view;
  return (
    <AuthFrame form="long">
      <HoleProgress step={5} count={STEPS.length} title={titleOf(5)} />
      <div className={classes.form}>
        <PageHeader title={titleOf(5)} detail="For lessons and credits. Nothing is taken from it now." />
        {card.status === 'joining' ? (
          <Loading label="Making your account">
            <LoadingCard height={76} />
            <LoadingCard height={170} />
            <LoadingCard height={50} />
          </Loading>
        ) : card.status === 'failed' ? (
          <FailedState
            title="Not quite there"
            message={card.message ?? 'Your account could not be made just now. What you have entered is kept.'}
            onRetry={card.retry}
            busy={card.retrying}
          />
        ) : (
          <>
            {alert ? (
              <Notice tone="danger" role="alert">
                {alert}
              </Notice>
            ) : (
              <Notice tone="info" role="status">
                Your account is ready. One card, and you are on the course.
              </Notice>
            )}
            {card.form}
            {view.card_optional ? (
              <div>
                <Button variant="subtle" fullWidth disabled={busy} onClick={onLater}>
                  Not now
                </Button>
                <p className={classes.hint}>You can pay your coach on the day, and add a card later.</p>
              </div>
            ) : null}
          </>
        )}
      </div>
    </AuthFrame>
  );
}

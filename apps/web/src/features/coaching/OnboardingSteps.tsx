import {
  OnboardingScreen,
  type OnboardingScreenProps,
} from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';
import { useWizard, type Way } from './useWizard.tsx';

export interface OnboardingStepsProps extends Way, Pick<OnboardingScreenProps, 'loginHref'> {}

/** The way in by six steps, on which few are: those who have begun it, or have joined and lack something. */
export function OnboardingSteps({ loginHref, ...way }: OnboardingStepsProps) {
  return <OnboardingScreen {...useWizard(way)} loginHref={loginHref} />;
}

import type { Step } from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6];
const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** The step that an address asks for, if it is one. */
export const parseStep = (value: unknown): Step | undefined => {
  const step = Number(value);
  return isStep(step) ? step : undefined;
};

/** The steps of joining: what each is called. */
export const STEPS = [
  { step: 1, title: 'Welcome' },
  { step: 2, title: 'Your account' },
  { step: 3, title: 'Your address' },
  { step: 4, title: 'About you' },
  { step: 5, title: 'Your card' },
  { step: 6, title: 'Confirming your card' },
] as const;
export type Step = (typeof STEPS)[number]['step'];
export const getStepTitle = (step: Step): string => STEPS[step - 1]?.title ?? '';

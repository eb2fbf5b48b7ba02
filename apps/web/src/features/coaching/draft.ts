import type { OnboardingValues } from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';

/** What was typed on the way in and may not have been sent yet. A password is never part of it. */
export interface Draft extends Partial<OnboardingValues> {
  /** The card that the browser has confirmed and we have yet to keep; the provider's name for it, no number. */
  payment_method?: string;
}

const formatKey = (user_id: string | undefined) => `fairway-onboarding-${user_id ?? 'new'}`;

/** The draft of this tab: a reload and a lost connection lose nothing, and another person on the device finds none. */
export function readDraft(user_id?: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(formatKey(user_id)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps the draft, or with null forgets it. A browser that keeps nothing only loses more on a reload. */
export function writeDraft(draft: Draft | null, user_id?: string): void {
  try {
    if (draft) sessionStorage.setItem(formatKey(user_id), JSON.stringify(draft));
    else sessionStorage.removeItem(formatKey(user_id));
  } catch {
    // Storage is full or closed.
  }
}

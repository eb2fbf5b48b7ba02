import { proPaths } from '@fairway/ui/paths/pro';

export interface ClosingSearch {
  from?: 'home';
}

export const parseClosing = ({ from }: Record<string, unknown>): ClosingSearch => ({
  from: from === 'home' ? from : undefined,
});

/** Where closing an invitation leads: to the players, or to the home it was opened from. */
export const closingHref = ({ from }: ClosingSearch): string => (from === 'home' ? proPaths.home : proPaths.players);

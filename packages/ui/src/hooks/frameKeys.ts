/** As wide as the sidebar needs: below that nothing tells of the keys, and none acts. */
export const SIDEBAR_WIDTH = '(min-width: 62em)';

/** A dialog waits for an answer: keys are to do nothing behind it. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** As wide as a list needs to be beside a detail, with the sidebar before both. */
export const DESK_WIDTH = '(min-width: 75em)';

/** Whether a list and its detail stand beside each other, for loaders: they begin what a phone has no use for. */
export const isDeskWide = (): boolean => matchMedia(DESK_WIDTH).matches;

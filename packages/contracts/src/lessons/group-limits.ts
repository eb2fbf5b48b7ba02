/** Places of a group lesson, credits that one may cost, and characters of its title (D21). */
export const GROUP_LESSON_LIMITS = { places: { min: 2, max: 40 }, credits: 20, title: 80 } as const;
/** Group lessons to come that a list shows. */
export const GROUP_LESSON_PAGE = 100;

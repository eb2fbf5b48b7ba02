/** The header in which a page says whom it was drawn for, by id, when it writes. */
export const PERSON_HEADER = 'fairway-person';

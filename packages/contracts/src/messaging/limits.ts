/** Characters of a message and of its beginning in lists, its pictures, and what a page of a conversation holds. */
export const MESSAGE_LIMITS = { text: 10_000, short: 140, images: 6, page: 30 } as const;

/** An unread count goes no further: the badge says "99+". */
export const UNREAD_MOST = 100;

/** The length of a quick reply, and how many a person keeps. */
export const QUICK_REPLY_LIMITS = { text: 500, most: 50 } as const;

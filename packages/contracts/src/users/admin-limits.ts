/** People a page of the admin's lists holds. */
export const ADMIN_PAGE = 25;

/** Whom an admin may make. */
export const MADE_BY_ADMIN = ['pro', 'admin'] as const;

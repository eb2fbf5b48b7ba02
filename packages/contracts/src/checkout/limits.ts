/** Digits of a British bank account. */
export const BANK_LIMITS = { sortcode: 6, accountno: 8 } as const;

/** What a proof of identity may be. */
export const IDENTITY_LIMITS = { bytes: 10 * 1024 * 1024, side: 8000 } as const;
export const IDENTITY_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const IDENTITY_HINT = 'In colour, under 8000 x 8000 px, JPG, PNG or PDF, under 10 MB.';

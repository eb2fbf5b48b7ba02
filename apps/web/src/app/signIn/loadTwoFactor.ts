/** The page of the second step, which only some who sign in need. */
export const loadTwoFactor = async () => ({
  default: (await import('../../features/auth/pages/TwoFactorPage.tsx')).TwoFactorPage,
});

/** Fetches it while nobody waits for it, so that it stands as soon as the first step is done. */
export const prefetchTwoFactor = (): void => void loadTwoFactor().catch(() => undefined);

/** The page of the second step, which only some who sign in need. */
export const loadTwoFactor = async () => ({
  default: (await import('../../features/auth/pages/TwoFactorPage.tsx')).TwoFactorPage,
});

/** The texts a person meets when a call fails, word for word. */
export const FAILURE_TEXTS = {
  invalid: 'Please check you have filled in all the details correctly',
  problem: 'Theres been a problem. Please try again',
  credentials: 'Invalid credentials. Please check and try again',
  two_factor: 'Sorry that pin is incorrect or has expired',
  reset: "We can't reset your password. Please check your email and reset token is correct.",
  password_check: 'your password could not be verified',
  offline:
    "It looks like you don't have an internet connection. or it may be running slow. Connect to wifi and try again.",
  retry_online: 'You’re offline. Please try again once you’re connected.',
  availability_overlap: 'Availability not saved! You have some times overlapping. Please adjust and resave',
} as const;

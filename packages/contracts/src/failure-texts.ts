/** The texts a person meets when a call fails, word for word (S1 §8, S2 §8). */
export const FAILURE_TEXTS = {
  invalid: 'Please check you have filled in all the details correctly',
  problem: 'Theres been a problem. Please try again',
  credentials: 'Invalid credentials. Please check and try again',
  offline:
    "It looks like you don't have an internet connection. or it may be running slow. Connect to wifi and try again.",
  availability_overlap: 'Availability not saved! You have some times overlapping. Please adjust and resave',
} as const;

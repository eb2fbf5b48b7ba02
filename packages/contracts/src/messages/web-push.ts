/** The texts of pushes to a browser. */
export const WEB_PUSH_MESSAGES = {
  endpoint: 'This is not the address of a push service that we know.',
  key: 'This is not a key of a push subscription.',
  off: 'Notifications in the browser are not set up here.',
} as const;

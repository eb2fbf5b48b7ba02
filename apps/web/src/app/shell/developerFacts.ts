import { APP_VERSION } from '@fairway/contracts/constants';
import type { User } from '@fairway/contracts/auth/accounts';

/** What a developer asks for first, behind the version line (U3). */
export const developerFacts = ({ id, type }: User): { label: string; value: string }[] => [
  { label: 'Version', value: `${APP_VERSION} (${import.meta.env.MODE})` },
  { label: 'Server', value: location.origin },
  { label: 'User', value: `${id} (${type})` },
  { label: 'Time zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
  { label: 'Screen', value: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}` },
  { label: 'Browser', value: navigator.userAgent },
];

import type { WebPushState } from '@fairway/ui/features/users/components/WebPush/WebPushRow';

/** What a browser says of itself and of notifications. */
export interface BrowserFacts {
  hasPush: boolean;
  /** A phone or tablet of Apple's, whose browsers have pushes only for pages on its home screen. */
  isApplePhone: boolean;
  isOnHomeScreen: boolean;
  permission: NotificationPermission;
  isSubscribed: boolean;
}

/** What the person is shown of notifications in this browser; `wanted` is what they have just asked for, while that is under way. */
export function findWebPushState(facts: BrowserFacts, wanted: boolean | null): WebPushState {
  const { hasPush, isApplePhone, isOnHomeScreen, permission, isSubscribed } = facts;
  if (!hasPush) return isApplePhone && !isOnHomeScreen ? 'needs-home-screen' : 'unsupported';
  if (permission === 'denied') return 'blocked';
  if (wanted !== null) return wanted ? 'asking' : 'off';
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}

/** Whether a browser runs on a phone or tablet of Apple's; a tablet says that it is a Mac, and has fingers on it. */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

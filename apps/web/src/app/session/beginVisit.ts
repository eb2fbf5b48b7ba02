import { registerPushToken } from '../native/storedPushToken.ts';
import { welcomeFirstVisit } from './firstVisit.ts';

/** What begins with whoever is signed in, on the start screen or on the page that a login leads to: their pushes, and a welcome for who is new. */
export function beginVisit(): void {
  registerPushToken();
  welcomeFirstVisit();
}

import { registerPushToken } from '../native/storedPushToken.ts';
import { welcomeFirstVisit } from './firstVisit.ts';

/** Registers the pushes of whoever is signed in, and welcomes who is new. */
export function welcome(): void {
  registerPushToken();
  welcomeFirstVisit();
}

import { isFields } from './messages.ts';
import { wrapper } from './wrapper.ts';

/** Whoever an answer has just signed in: every way in answers the token beside the user. */
export function signedInBy(data: unknown): { api_token: string; user_id: string } | null {
  if (!isFields(data) || typeof data['api_token'] !== 'string') return null;
  const user = data['user'];
  return isFields(user) && typeof user['id'] === 'string'
    ? { api_token: data['api_token'], user_id: user['id'] }
    : null;
}

/** Tells the wrapper who an answer of the server has signed in, if anybody. */
export function tellSignedIn(answer: unknown): void {
  const entered = signedInBy(answer);
  if (entered) wrapper?.send({ type: 'logIn', ...entered });
}

import type { FieldErrors } from '@fairway/contracts/errors';

/** What each form on the way in can be in. */
export interface AuthFormState {
  /** True while an answer is on its way: the form cannot be sent twice. */
  busy: boolean;
  /** The server's texts by field (422). */
  errors?: FieldErrors;
  /** A refusal of the whole form, word for word. */
  alert?: string;
}

/** The way in, and which of its stages is on show. */
export interface LoginState extends AuthFormState {
  stage: 'home' | 'login' | 'token';
}

import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { AppError, invalidField } from '#core/app-error.ts';

/** An address that is somebody's already. */
export const emailTaken = (): AppError => invalidField('email', AUTH_MESSAGES.emailTaken);

/** A pin that is wrong, used, replaced or out of date: which of them is nobody's business. */
export const pinRefused = (): AppError => invalidField('pin', AUTH_MESSAGES.pinWrong);

/** Until somebody has shown that they read the mail of their own address, none goes to strangers for them. */
export const emailUnverified = (): AppError =>
  new AppError('forbidden', {
    message: AUTH_MESSAGES.confirmEmailFirst,
    body: { code: 'email_unverified' },
  });

export const passwordWanted = (): AppError => invalidField('current_password', AUTH_MESSAGES.passwordToChange);
export const passwordWrong = (): AppError => invalidField('current_password', 'your password could not be verified');

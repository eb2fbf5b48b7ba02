import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import { AppError } from '#core/app-error.ts';

/**
 * The provider cannot be asked now, or does not answer in time. Repeating the call does it once; whether it was done already, only the
 * provider knows.
 */
export class ProviderUnavailable extends AppError {
  /** Whether the provider is at fault, and not a call that was too many or came twice. */
  readonly isOutage: boolean;

  constructor({ isOutage = true, retryAfter = 5 }: { isOutage?: boolean; retryAfter?: number } = {}) {
    super('unavailable', { message: PAYMENT_MESSAGES.providerAway, retryAfter });
    this.name = 'ProviderUnavailable';
    this.isOutage = isOutage;
  }
}

import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';

/** A provider's final no to one message: an address that does not exist, a number that cannot be texted. Trying again is of no use. */
export class PermanentDeliveryError extends Error {
  override readonly name = 'Refused';
  readonly reason: DeliveryReason;

  constructor(message: string, reason: DeliveryReason = 'refused') {
    super(message);
    this.reason = reason;
  }
}

/** The part of Stripe's error body that we use. */
export interface StripeFault {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_method?: object;
  payment_intent?: object;
  setup_intent?: object;
}

/** A call that Stripe would refuse, with its status and body. */
export class Failure extends Error {
  readonly status: number;
  readonly error: StripeFault;

  constructor(status: number, error: StripeFault) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const badRequest = (message: string, more: Partial<StripeFault> = {}): Failure =>
  new Failure(400, { type: 'invalid_request_error', message, ...more });

export const missingParam = (param: string): Failure =>
  badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const noSuch = (kind: string, id: string, param = 'id'): Failure =>
  new Failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });

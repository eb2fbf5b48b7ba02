import type { Kept } from './store.ts';
import type { StripeFault } from './failure.ts';

export interface PaymentIntent extends Kept {
  object: 'payment_intent';
  client_secret: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  payment_method: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  capture_method: 'automatic' | 'automatic_async' | 'manual';
  confirmation_method: 'automatic';
  payment_method_types: string[];
  description: string | null;
  metadata: Record<string, string>;
  next_action: object | null;
  last_payment_error: StripeFault | null;
  latest_charge: string | null;
  transfer_data: { destination: string } | null;
  cancellation_reason: string | null;
  canceled_at: number | null;
  created: number;
  livemode: false;
}

export interface Charge extends Kept {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
  captured: boolean;
  paid: true;
  refunded: boolean;
  status: 'succeeded';
  created: number;
  livemode: false;
}

import type * as enums from './generated/enums.ts';

export type credit_movement = enums.credit_movement;
export type credit_source = enums.credit_source;
export type payment_type = enums.payment_type;
export type delivery_channel = enums.delivery_channel;
export type delivery_reason = enums.delivery_reason;
export type delivery_status = enums.delivery_status;
export type challenge_purpose = enums.challenge_purpose;
export type hold_outcome = enums.hold_outcome;
export type purchase_kind = enums.purchase_kind;
export type purchase_status = enums.purchase_status;

import type * as enums from './generated/enums.ts';

export type credit_movement = enums.credit_movement;
export type credit_source = enums.credit_source;
export type payment_type = enums.payment_type;
export type user_type = enums.user_type;
export type delivery_channel = enums.delivery_channel;
export type delivery_status = enums.delivery_status;

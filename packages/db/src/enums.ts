import type * as enums from './generated/enums.ts';

export type credit_movement = enums.credit_movement;
export type credit_source = enums.credit_source;
export type payment_type = enums.payment_type;
export type user_type = enums.user_type;
export type delivery_channel = enums.delivery_channel;
export type delivery_status = enums.delivery_status;
export type challenge_purpose = enums.challenge_purpose;
export type provider_status = enums.provider_status;
export type file_visibility = enums.file_visibility;
export type store = enums.store;
export type export_status = enums.export_status;
export type purchase_kind = enums.purchase_kind;
export type purchase_status = enums.purchase_status;
export type money_alert_kind = enums.money_alert_kind;
export type section_type = enums.section_type;

import { utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

/** Asks for a receipt before its page is there; apart from the page, so that a route's loader does not bring it along. */
export const prefetchReceipt = (id: string): void => void utils.payments.purchase.prefetch({ id }, QUIET);

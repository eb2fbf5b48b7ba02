import { PRODUCTS } from '@fairway/server/test/app-stores';
import { BOTH, type Contract } from './contract.ts';

const shown = { store: 'apple', product_id: PRODUCTS.pro, receipt: 'no receipt' };

export const subscriptions: Contract[] = [
  { operation: 'GET /subscribe', roles: BOTH, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /subscribe',
    roles: BOTH,
    works: ({ stores }) => ({ as: 'pro', body: { ...shown, receipt: stores.receipt } }),
    refuses: [
      { because: 'a forged receipt', field: 'receipt', input: { body: shown }, as: 'pro' },
      { because: 'another’s product', field: 'product_id', input: { body: shown }, as: 'player' },
      { because: 'no such store', field: 'store', input: { body: { ...shown, store: 'corner shop' } }, as: 'pro' },
    ],
  },
  { operation: 'POST /subscribe/test', roles: BOTH, works: () => ({ as: 'other_pro' }) },
  {
    operation: 'POST /subscriptions/apple',
    roles: 'anyone',
    works: ({ stores }) => ({ as: 'pro', body: stores.apple }),
    refuses: [{ because: 'nothing signed', field: 'signedPayload', input: { body: {} } }],
  },
  {
    operation: 'POST /subscriptions/google',
    roles: 'anyone',
    works: ({ stores }) => ({ as: 'pro', ...stores.google }),
    refuses: [{ because: 'no message', field: 'message', input: { body: {} } }],
  },
];

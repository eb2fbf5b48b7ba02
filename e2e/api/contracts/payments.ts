import { aFile, A_GIF } from '@fairway/server/test/forms';
import { BOTH, PROS, type Contract } from './contract.ts';

const A_PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF';
const PAYEE = {
  address_line1: '4 Mill Lane',
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  address_county: 'East Sussex',
  dob: '1984-05-17',
  account_name: 'Robin Calder',
  sortcode: '10-88-00',
  accountno: '00012345',
  tos: 'true',
};

const YEAR = { start: '2031-01-01', end: '2031-12-31' };

export const payments: Contract[] = [
  { operation: 'GET /money', roles: PROS, works: () => ({ as: 'pro' }) },
  {
    operation: 'GET /money/file',
    roles: PROS,
    works: () => ({ as: 'pro', query: YEAR }),
    refuses: [
      { because: 'no start', field: 'start', input: { query: { end: '2031-01-01' } } },
      { because: 'backwards', field: 'end', input: { query: { start: YEAR.end, end: YEAR.start } } },
      { because: 'more than a year', field: 'end', input: { query: { ...YEAR, end: '2032-01-02' } } },
    ],
  },
  {
    operation: 'GET /receipt/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'other_player', id: world.shop.receipt_id }),
    foreign: (world) => [
      { as: 'player', id: world.shop.receipt_id },
      { as: 'other_pro', id: world.shop.receipt_id },
      { as: 'pro', id: 'no-id' },
    ],
  },
  { operation: 'POST /stripe/add-customer', roles: BOTH, works: () => ({ as: 'player' }) },
  { operation: 'GET /stripe/intent', roles: BOTH, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /stripe/add-card-details',
    roles: BOTH,
    works: () => ({ as: 'player', body: { payment_method: 'pm_card_visa' } }),
    refuses: [
      { because: 'no card', field: 'payment_method', input: { body: {} } },
      { because: 'a card that nobody knows', field: 'payment_method', input: { body: { payment_method: 'pm_none' } } },
    ],
  },
  {
    operation: 'POST /stripe/update-card-details',
    roles: BOTH,
    works: () => ({ as: 'player', body: { payment_method: 'pm_card_mastercard', name: 'Jamie Whitlock' } }),
    refuses: [{ because: 'no card', field: 'payment_method', input: { body: { name: 'Jamie' } } }],
  },
  {
    operation: 'POST /stripe/add',
    roles: PROS,
    works: () => ({ as: 'pro', form: { ...PAYEE, identity: aFile(A_PDF, 'passport.pdf', 'application/pdf') } }),
    refuses: [
      { because: 'no address', field: 'address_line1', input: { body: { ...PAYEE, address_line1: ' ' } } },
      { because: 'a sort code of 5 digits', field: 'sortcode', input: { body: { ...PAYEE, sortcode: '12345' } } },
      { because: 'an account number of 9', field: 'accountno', input: { body: { ...PAYEE, accountno: '000123456' } } },
      { because: 'a child', field: 'dob', input: { body: { ...PAYEE, dob: '2020-01-01' } } },
      { because: 'terms that are not accepted', field: 'tos', input: { body: { ...PAYEE, tos: 'false' } } },
      {
        because: 'a proof of the wrong kind',
        field: 'identity',
        input: { form: { ...PAYEE, identity: aFile(A_GIF, 'passport.pdf', 'application/pdf') } },
      },
    ],
  },
];

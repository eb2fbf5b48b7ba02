import { A_GIF, aFile } from '@fairway/server/test/forms';
import { BOTH, PLAYERS, PROS, type Contract } from './contract.ts';

/** What a form sends besides to reach a PUT (V6). */
const PUT = { _method: 'put' };

const CLINIC = { title: 'Bunker clinic', price: 3000, category: 'Clinics' };

/** Offers and their categories. */
export const offers: Contract[] = [
  { operation: 'GET /offer', roles: BOTH, works: () => ({ as: 'player', query: { page: '1' } }) },
  {
    operation: 'GET /offer/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.shop.offer_id }),
    foreign: (world) => [
      { as: 'other_pro', id: world.shop.offer_id },
      { as: 'player', id: world.shop.foreign_offer_id },
      { as: 'player', id: world.shop.ended_offer_id },
      { as: 'player', id: 'no-id' },
    ],
  },
  {
    operation: 'POST /offer',
    roles: PROS,
    works: () => ({
      as: 'pro',
      form: {
        title: 'Bunker clinic',
        price: '3000',
        category: 'Clinics',
        'description[0]': 'Ninety minutes',
        'description[1]': 'Six places',
        qty: '6',
        started_at: '2031-03-01',
        ended_at: '',
        'image_files[1]': aFile(A_GIF, 'b.gif', 'image/gif'),
        'image_files[0]': aFile(A_GIF, 'a.gif', 'image/gif'),
      },
    }),
    refuses: [
      { because: 'no title', field: 'title', input: { body: { ...CLINIC, title: ' ' } } },
      { because: 'a title of 256 characters', field: 'title', input: { body: { ...CLINIC, title: 'x'.repeat(256) } } },
      { because: 'no category', field: 'category_id', input: { body: { ...CLINIC, category: '' } } },
      { because: 'a price of 7 digits', field: 'price', input: { body: { ...CLINIC, price: 1_000_000 } } },
      { because: 'a qty below nothing', field: 'qty', input: { body: { ...CLINIC, qty: -1 } } },
      { because: 'no first day', field: 'started_at', input: { body: { ...CLINIC, started_at: 'soon' } } },
      {
        because: 'a last day before the first',
        field: 'ended_at',
        input: { body: { ...CLINIC, started_at: '2031-03-02', ended_at: '2031-03-01' } },
      },
      {
        because: 'a description of 5001 characters',
        field: 'description',
        input: { body: { ...CLINIC, description: 'x'.repeat(5001) } },
      },
      {
        because: 'a picture that is none',
        field: 'image_files',
        input: { form: { title: 'a', price: '0', category: 'b', 'image_files[0]': aFile('<svg/>', 'a.png') } },
      },
    ],
  },
  {
    operation: 'PUT /offer/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.shop.offer_id, body: { title: 'Spring trip', qty: '' } }),
    foreign: (world) => [{ as: 'other_pro', id: world.shop.offer_id, body: { title: 'Mine' } }],
  },
  {
    operation: 'POST /offer/{id}',
    roles: PROS,
    needs: { body: PUT },
    works: (world) => ({ as: 'pro', id: world.shop.offer_id, body: { ...PUT, title: 'Autumn trip' } }),
    foreign: (world) => [{ as: 'other_pro', id: world.shop.offer_id, body: { ...PUT, title: 'Mine' } }],
    refuses: [{ because: 'no title', field: 'title', input: { body: { ...PUT, title: '' } } }],
  },
  {
    operation: 'POST /offer/{id}/redeem',
    roles: PLAYERS,
    works: (world) => ({ as: 'player', id: world.shop.free_offer_id, body: { price: '0' } }),
    foreign: (world) => [
      { as: 'player', id: world.shop.foreign_offer_id },
      { as: 'player', id: 'no-id' },
    ],
    refuses: [
      { because: 'a price that is none', field: 'price', input: { body: { price: 'a lot' } } },
      { because: 'no yes or no', field: 'payment_made', input: { body: { payment_made: 'perhaps' } } },
    ],
  },
  {
    operation: 'DELETE /offer/{id}',
    roles: PROS,
    works: (world) => ({ as: 'other_pro', id: world.shop.foreign_offer_id }),
    foreign: (world) => [{ as: 'other_pro', id: world.shop.offer_id }],
  },
  { operation: 'GET /category', roles: PROS, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /category',
    roles: PROS,
    works: () => ({ as: 'pro', body: { name: 'Coaching days' } }),
    refuses: [
      { because: 'no name', field: 'name', input: { body: {} } },
      { because: 'a name in use', field: 'name', input: { body: { name: 'TRIPS' } } },
    ],
  },
  {
    operation: 'DELETE /category/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.shop.category_id }),
    foreign: (world) => [{ as: 'other_pro', id: world.shop.category_id }],
  },
];

import { A_GIF, aFile } from '@fairway/server/test/forms';
import { BOTH, NO_ROW, PROS, type Contract } from './contract.ts';

export const profile: Contract[] = [
  { operation: 'GET /profile', roles: BOTH, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /profile',
    roles: PROS,
    works: () => ({
      as: 'pro',
      form: {
        'qualifications[0]': 'PGA Professional',
        'qualifications[1]': 'TPI 2',
        intro: 'Hello',
        image: aFile(A_GIF),
      },
    }),
    refuses: [
      { because: 'an intro of 1001 characters', field: 'intro', input: { body: { intro: 'x'.repeat(1001) } } },
      { because: 'no email address', field: 'email', input: { body: { email: 'robin' } } },
      { because: 'a picture that is none', field: 'image', input: { form: { image: aFile('<svg/>', 'a.png') } } },
      { because: 'a picture of elsewhere', field: 'image', input: { body: { image: 'https://elsewhere.example/a' } } },
    ],
  },
  {
    operation: 'GET /public-page/{code}',
    roles: 'anyone',
    works: ({ public_code }) => ({ as: 'other_player', id: public_code }),
    foreign: () => [{ as: 'player', id: NO_ROW }],
  },
  { operation: 'GET /club', roles: BOTH, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /club',
    roles: PROS,
    works: () => ({ as: 'pro', body: { name: 'Riverside Range', website: 'https://range.example' } }),
    refuses: [
      { because: 'no name', field: 'name', input: { body: {} } },
      { because: 'a website that runs', field: 'website', input: { body: { name: 'x', website: 'javascript:1' } } },
      { because: 'a name of 256 characters', field: 'name', input: { body: { name: 'x'.repeat(256) } } },
    ],
  },
  {
    operation: 'PUT /club/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.club_id, body: { telephone: '01825 555 010' } }),
    foreign: (world) => [{ as: 'other_pro', id: world.club_id, body: { name: 'Mine' } }],
  },
  {
    operation: 'DELETE /club/{id}',
    roles: PROS,
    works: (world) => ({ as: 'other_pro', id: world.foreign_club_id }),
    foreign: (world) => [{ as: 'other_pro', id: world.club_id }],
  },
];

import { BOTH, type Contract } from './contract.ts';

const none = { video1: '/files/none', video2: '/files/none-either' };

export const videoLessons: Contract[] = [
  {
    operation: 'POST /videobooking',
    roles: BOTH,
    works: ({ videos, people }) => ({
      as: 'pro',
      body: { ...videos, player_id: people.player.id, note: 'From the range' },
    }),
    refuses: [
      { because: 'no first video', field: 'video1', input: { body: { video2: none.video2 } } },
      { because: 'no second video', field: 'video2', input: { body: { video1: none.video1 } } },
      { because: 'the same video twice', field: 'video2', input: { body: { ...none, video2: none.video1 } } },
      { because: 'a video that is none', field: 'video1', input: { body: none } },
      { because: 'a price of another day', field: 'price', input: { body: { ...none, price: 1 } } },
      {
        because: 'an unknown payment',
        field: 'payment_intent_id',
        input: { body: { ...none, payment_intent_id: 'pi_0' } },
      },
      { because: 'nobody', field: 'player_id', input: { body: none }, as: 'pro' },
    ],
    foreign: ({ videos, people }) => [
      { as: 'other_pro', body: { ...videos, player_id: people.player.id } },
      { as: 'pro', body: { ...videos, player_id: people.other_pro.id } },
    ],
  },
];

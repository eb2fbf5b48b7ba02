import { describe, expect, it } from 'vitest';
import { readFile, readProducts, readMessage } from './messages.ts';

const read = (message: unknown) => readMessage(JSON.stringify(message));

describe('a message of the wrapper', () => {
  const purchase = { store: 'apple', product_id: 'pro', receipt: 'signed' };
  it.each([
    [{ type: 'pushToken', token: 'device' }],
    [{ type: 'subscribedToApp' }],
    [{ type: 'subscribedToApp', token: 'session', purchase }],
    [{ type: 'cantsubscribe' }],
    [{ type: 'cantsubscribe', message: 'Cancelled.' }],
    [{ type: 'reply', id: '1', result: { any: ['thing'] } }],
    [{ type: 'refused', id: '1', message: 'No camera.' }],
  ])('%j is taken as it is', (message) => {
    expect(read(message)).toEqual(message);
  });

  it.each([
    [{ type: 'subscribedToApp', token: 7, purchase: { ...purchase, store: 'market' } }, { type: 'subscribedToApp' }],
    [{ type: 'subscribedToApp', purchase: { ...purchase, receipt: '' } }, { type: 'subscribedToApp' }],
    [{ type: 'subscribedToApp', purchase: 'paid' }, { type: 'subscribedToApp' }],
    [{ type: 'cantsubscribe', message: 'x'.repeat(256) }, { type: 'cantsubscribe' }],
    [{ type: 'subscribedToApp', sly: 'admin' }, { type: 'subscribedToApp' }],
  ])('%j loses what makes no sense', (message, taken) => {
    expect(read(message)).toEqual(taken);
  });

  it.each([
    ['', 'not json', '[]', '7', 'null', '{}', '{"type":"logIn","api_token":"x"}', '{"type":"reply"}'],
    [
      '{"type":"pushToken"}',
      '{"type":"pushToken","token":""}',
      '{"type":"refused","id":7}',
      '{"type":["reply"],"id":"1"}',
    ],
    [`{"type":"pushToken","token":"${'x'.repeat(4_097)}"}`],
  ])('none is made of %j', (...texts) => {
    for (const text of texts) expect(readMessage(text)).toBeNull();
  });

  it.each([[undefined], [{ type: 'cantsubscribe' }], [7], ['x'.repeat(15_000_000)]])('only text is read', (given) => {
    expect(readMessage(given)).toBeNull();
  });
});

describe('the products of a store', () => {
  it('have three shapes and come out as one, without the app’s name', () => {
    expect(
      readProducts({
        products: [
          { id: 'a', title: 'Coach (Fairway: golf coaching)', priceFormatted: '£14.99' },
          { itemId: 'b', localizedTitle: 'Coach - Fairway', localizedPrice: '14,99 €' },
          { productIdentifier: 'c', localizedDescription: 'Fairway for coaches', price: '$14.99' },
          { id: 'd', title: 'Plain', price: 14.99 },
        ],
      }),
    ).toEqual([
      { id: 'a', title: 'Coach', price: '£14.99' },
      { id: 'b', title: 'Coach', price: '14,99 €' },
      { id: 'c', title: 'Fairway for coaches', price: '$14.99' },
      { id: 'd', title: 'Plain', price: '' },
    ]);
  });

  it('may come as a bare list, and what is none is left out', () => {
    expect(readProducts([{ id: 'a', title: 'One' }, { id: 'b' }, null, 'c', { title: 'No id' }])).toEqual([
      { id: 'a', title: 'One', price: '' },
    ]);
    for (const odd of [undefined, null, 7, {}, { products: 'many' }]) expect(readProducts(odd)).toEqual([]);
  });

  it('keep a title that is nothing but the app’s name', () => {
    expect(readProducts([{ id: 'a', title: '(Fairway)' }])).toEqual([{ id: 'a', title: '(Fairway)', price: '' }]);
  });
});

it('a picked file has a name, a type and content, or is none', () => {
  const file = { name: 'a.png', mime: 'image/png', data: 'AAAA' };
  expect(readFile({ ...file, path: '/private/a.png' })).toEqual(file);
  for (const odd of [null, undefined, 'a.png', {}, { ...file, data: '' }, { ...file, name: 7 }])
    expect(readFile(odd)).toBeNull();
});

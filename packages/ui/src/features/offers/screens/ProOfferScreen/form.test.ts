import { describe, expect, test } from 'vitest';
import { aProsOffer } from '../../../../testing/offers.ts';
import { diffOffer, toOfferFields, buildPreview } from './form.ts';

const offer = aProsOffer();
const fields = toOfferFields(offer);

describe('what is sent', () => {
  test('of a new offer is all of it', () => {
    expect(diffOffer(null, fields, null)).toEqual(fields);
  });

  test.each([
    ['nothing', {}, {}],
    ['a title', { title: 'New' }, { title: 'New' }],
    ['an end taken away', { ended_at: '' }, { ended_at: '' }],
    ['pictures in another order', { images: offer.images.toReversed() }, { images: offer.images.toReversed() }],
    ['stock, with what was seen of it', { qty: '9' }, { qty: '9', qty_seen: 5 }],
    ['no limit any more', { qty: '' }, { qty: '', qty_seen: 5 }],
  ])('of a change is %s', (_, change, sent) => {
    expect(diffOffer(offer, { ...fields, ...change }, 5)).toEqual(sent);
  });
});

describe('the preview', () => {
  test('shows an offer as it was saved', () => {
    const { title, price, qty, images, ended_at } = offer;
    expect(buildPreview(fields, 'GBP')).toMatchObject({ title, price, qty, images, ended_at, state: 'live' });
  });

  test('of an empty form says what belongs where', () => {
    expect(buildPreview({ ...toOfferFields(null), button_type: ' ' }, 'JPY')).toMatchObject({
      title: 'Your offer',
      category: 'Category',
      price: 0,
      currency: 'JPY',
      qty: null,
      button_type: 'Buy Now',
      image: null,
    });
  });

  test.each([
    ['', null],
    ['3', 3],
    ['0', 0],
    ['many', null],
    ['-1', null],
    ['1.5', null],
  ])('takes %j as a stock of %s', (qty, expected) => {
    expect(buildPreview({ ...fields, qty }, 'GBP').qty).toBe(expected);
  });
});

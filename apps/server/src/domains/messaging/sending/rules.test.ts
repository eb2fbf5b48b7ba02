import { aCaller } from '#test/callers.ts';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { MESSAGING_MESSAGES } from '@fairway/contracts/messages/messaging';
import type { MessageIn } from '@fairway/contracts/messaging/messages';
import { describe, expect, test } from 'vitest';
import { forbidden, invalid, invalidField } from '#core/app-error.ts';
import { describeAttempt, findReferenceErrors, listImages, resolveImages, resolveRecipient } from './rules.ts';

const PRO = aCaller('pro');
const PLAYER = aCaller('player');
const says = (fields: Partial<MessageIn>): MessageIn => ({ msg: 'Hello', ...fields });

describe('a pro writes', () => {
  test('to a player of theirs, with whatever they like to send', () => {
    const all = { offer_id: 'o', lesson_id: 'l', drill_id: 'd', quoted_id: 'q' };
    for (const fields of [{}, all])
      expect(resolveRecipient(PRO, says({ player: 'a', ...fields }))).toEqual({
        from_pro: true,
        pro_id: 'pro',
        player_id: 'a',
        group_id: null,
      });
  });

  test('to a group, also of an offer and a drill', () => {
    expect(resolveRecipient(PRO, says({ group: 'g', offer_id: 'o', drill_id: 'd' }))).toEqual({
      from_pro: true,
      pro_id: 'pro',
      player_id: null,
      group_id: 'g',
    });
  });

  const both = [MESSAGING_MESSAGES.oneRecipient];
  test.each<[string, Partial<MessageIn>, Error]>([
    ['nobody', {}, invalidField('player', MESSAGING_MESSAGES.recipientMissing)],
    ['a player and a group at once', { player: 'a', group: 'g' }, invalid({ player: both, group: both })],
    [
      'a group of the lesson of one',
      { group: 'g', lesson_id: 'l' },
      invalidField('lesson_id', MESSAGING_MESSAGES.cardOfOne),
    ],
    [
      'a group in answer to one',
      { group: 'g', quoted_id: 'q' },
      invalidField('quoted_id', MESSAGING_MESSAGES.quotedUnknown),
    ],
  ])('but not to %s', (_, fields, refusal) => {
    expect(() => resolveRecipient(PRO, says(fields))).toThrow(refusal);
  });
});

describe('a player writes', () => {
  test.each<[string, Partial<MessageIn>]>([
    ['and names nobody', {}],
    ['and names themself', { player: 'player' }],
    ['of a lesson, in answer to a message', { lesson_id: 'l', quoted_id: 'q' }],
  ])('to their own pro %s', (_, fields) => {
    expect(resolveRecipient(PLAYER, says(fields))).toEqual({
      from_pro: false,
      pro_id: 'pro',
      player_id: 'player',
      group_id: null,
    });
  });

  test.each<Partial<MessageIn>>([{ player: 'fellow' }, { group: 'g' }, { offer_id: 'o' }, { drill_id: 'd' }])(
    'but not with what is a pro’s alone: %j',
    (fields) => {
      expect(() => resolveRecipient(PLAYER, says(fields))).toThrow(forbidden());
    },
  );

  test('but to nobody while they have no pro', () => {
    const unlinked = aCaller('player', { pro_id: null });
    expect(() => resolveRecipient(unlinked, says({}))).toThrow(invalidField('msg', COACHING_MESSAGES.notLinked));
  });
});

describe('the pictures of a message', () => {
  const [ARRIVED, UNDER_WAY, UNKNOWN] = ['a', 'b', 'c'].map((digit) => digit.repeat(48)) as [string, string, string];
  const uploads = new Map([
    [ARRIVED, '/files/arrived'],
    [UNDER_WAY, null],
  ]);

  test.each<[Pick<MessageIn, 'image' | 'images'>, string[]]>([
    [{}, []],
    [{ image: null }, []],
    [{ image: ' ' }, []],
    [{ image: ' ', images: ['b'] }, ['b']],
    [{ image: 'a' }, ['a']],
    [{ image: 'a', images: ['b', 'a', 'b'] }, ['a', 'b']],
  ])('that %j names are %j: the single one first, and each once', (named, images) => {
    expect(listImages(named)).toEqual(images);
  });

  test('are their addresses in the order they were named, and then those of the form', () => {
    expect(resolveImages(['/files/one', ARRIVED, UNKNOWN], { uploads, more: ['/files/form'] })).toEqual([
      '/files/one',
      '/files/arrived',
      UNKNOWN,
      '/files/form',
    ]);
  });

  test('have all arrived before the message goes', () => {
    const refusal = invalidField('images', UPLOAD_TEXTS.underWay);
    expect(() => resolveImages([ARRIVED, UNDER_WAY], { uploads, more: [] })).toThrow(refusal);
  });

  test('are six at most, wherever they come from', () => {
    const more = ['4', '5', '6'];
    expect(resolveImages(['1', '2', '3'], { uploads, more })).toHaveLength(6);
    const refusal = invalidField('images', MESSAGING_MESSAGES.imageLimit(6));
    expect(() => resolveImages(['1', '2', '3', ARRIVED], { uploads, more })).toThrow(refusal);
  });
});

describe('what a message names', () => {
  const named = { offer_id: 'o', lesson_id: 'l', drill_id: 'd', quoted_id: 'q' };
  const found = { has_offer: true, has_lesson: true, has_drill: true, has_quoted: true };
  const nothing = { has_offer: false, has_lesson: false, has_drill: false, has_quoted: false };

  test.each([
    ['offer_id', 'has_offer', MESSAGING_MESSAGES.offerUnknown],
    ['lesson_id', 'has_lesson', MESSAGING_MESSAGES.lessonUnknown],
    ['drill_id', 'has_drill', MESSAGING_MESSAGES.drillUnknown],
    ['quoted_id', 'has_quoted', MESSAGING_MESSAGES.quotedUnknown],
  ] as const)('%s is refused where it was not found, and it alone', (field, has, text) => {
    expect(findReferenceErrors(named, { ...found, [has]: false })).toEqual({ [field]: [text] });
    expect(findReferenceErrors({ [field]: named[field] }, nothing)).toEqual({ [field]: [text] });
  });

  test('is in order once all of it was found, or nothing was named', () => {
    expect(findReferenceErrors(named, found)).toEqual({});
    expect(findReferenceErrors({}, nothing)).toEqual({});
  });
});

describe('a repeat under the same key', () => {
  const files = [{ field: 'image', size: 7 }];
  const full = says({ player: 'a', group: 'g', offer_id: 'o', lesson_id: 'l', quoted_id: 'q', image: 'i' });

  // Fingerprints of this text are kept with the messages: once it reads otherwise, a repeat across an update is refused.
  test('is told by the same text as ever', () => {
    expect(describeAttempt(says({}), [])).toBe('["Hello",null,null,null,null,null,[],[]]');
    expect(describeAttempt(full, files)).toBe('["Hello","a","g","o","l","q",["i"],[["image",7]]]');
    expect(describeAttempt({ ...full, drill_id: 'd' }, files)).toBe(
      '["Hello","a","g","o","l","q","d",["i"],[["image",7]]]',
    );
  });

  test('says the same whether a field is left out or blank', () => {
    const blank = { player: null, group: null, offer_id: null, lesson_id: null, drill_id: null, quoted_id: null };
    expect(describeAttempt(says({ ...blank, image: '', images: [] }), [])).toBe(describeAttempt(says({}), []));
  });
});

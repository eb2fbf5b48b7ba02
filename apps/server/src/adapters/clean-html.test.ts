import { HARMLESS_HTML, HOSTILE_HTML, OWN_PICTURE } from '@fairway/contracts/testing/hostile-html';
import { fc, runs } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { cleanHtml, listPictureAddresses } from './clean-html.ts';

const clean = (html: string) => cleanHtml(html, (src) => src === OWN_PICTURE);

/** What is left has this grammar and no other: the elements of P1 with these attributes, and text in which every special sign is written out. */
const TEXT = /[^<>"\0]*/.source;
const GRAMMAR = new RegExp(
  `^(?:${[
    /[^<>\0]/.source,
    /<\/?(?:p|strong|em|u|s|h3|h4|ul|ol|li|blockquote)>/.source,
    /<br \/>/.source,
    `<a href="(?:https?:|mailto:)${TEXT}" rel="noopener nofollow">`,
    '</a>',
    `<img src="${OWN_PICTURE}" alt="${TEXT}" />`,
  ].join('|')})*$`,
  'i',
);

test('the payloads are two hundred, each another', () => {
  expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length);
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(200);
});

describe('no payload survives', () => {
  test.each(HOSTILE_HTML.map((html) => [html.slice(0, 120), html]))('%j', (_, html) => {
    const cleaned = clean(html);
    expect(cleaned).toMatch(GRAMMAR);
    // What is written is read again as what it is: nothing comes to life the second time.
    expect(clean(cleaned)).toBe(cleaned);
  });
});

test('nothing survives in the company of others, nor in the middle of good html', () => {
  for (const [at, html] of HOSTILE_HTML.entries())
    for (const other of [
      HOSTILE_HTML[(at + 7) % HOSTILE_HTML.length] ?? '',
      HARMLESS_HTML[at % HARMLESS_HTML.length] ?? '',
    ]) {
      expect(clean(html + other)).toMatch(GRAMMAR);
      expect(clean(`<p>${other}${html}</p>`)).toMatch(GRAMMAR);
    }
});

test('pieces of payloads in any order leave nothing behind', () => {
  const piece = fc.constantFrom(...HOSTILE_HTML.flatMap((html) => html.slice(0, 200).match(/.{1,9}/gs) ?? []));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cleaned = clean(pieces.join(''));
      expect(cleaned).toMatch(GRAMMAR);
      expect(clean(cleaned)).toBe(cleaned);
    }),
    { numRuns: runs(300) },
  );
});

test('what is left when an element goes is read as it is written', () => {
  // The element that went stood between two paragraphs, of which html never nests one within the other.
  const cleaned = clean('p><em><p><noscriptm><p><em>');
  expect(cleaned).toMatch(GRAMMAR);
  expect(clean(cleaned)).toBe(cleaned);
});

test.each(HARMLESS_HTML.map((html) => [html]))('what the editor writes stays as it is: %s', (html) => {
  expect(clean(html)).toBe(html);
});

test('elements that descriptions do not have are dropped, and their text is kept', () => {
  expect(clean('<div><h1>Grip</h1> <b>left</b> <font color=red>hand</font></div>')).toBe('Grip left hand');
  expect(clean('a\0b')).toBe('ab');
  expect(clean('<a href="/pro/home">home</a>')).toBe('home');
});

test('the pictures of html are named each once, whatever else it holds', () => {
  const html = `<img src="${OWN_PICTURE}"><script>x</script><p><img src=" ${OWN_PICTURE}"><img src="${OWN_PICTURE}"></p>`;
  expect(listPictureAddresses(html)).toContain(OWN_PICTURE);
});

import { describe, expect, test } from 'vitest';
import { listFacts, type BaseContent, type EmailContent } from './content.ts';
import { renderEmail } from './render.tsx';

const frame = {
  first_name: 'Jamie',
  publicUrl: 'https://fairway.example',
  settingsUrl: 'https://fairway.example/account/privacy',
};
const base: BaseContent = {
  subject: 'A subject',
  heading: 'A heading',
  lead: 'A lead.',
  button: { label: 'A button', path: '/player/lessons' },
  footer: null,
};
const fact = (label: string) => ({ label, value: `${label} value` });
const facts = [fact('First'), { ...fact('Second'), was: 'something else' }];

const contents: EmailContent[] = [
  { ...base, template: 'account', facts },
  { ...base, template: 'code', code: '482913' },
  { ...base, template: 'credits', credits: fact('Credits'), facts },
  { ...base, template: 'digest', entries: [fact('Robin Calder'), fact('New offer')] },
  { ...base, template: 'freed-slot', when: fact('When'), facts },
  { ...base, template: 'invitation', code: fact('Your code'), facts },
  { ...base, template: 'lesson', when: fact('When'), facts, note: fact('Note') },
  { ...base, template: 'lesson-batch', changes: [fact('Lesson')], facts },
  { ...base, template: 'lesson-batch', changes: [fact('Moved to'), fact('Cancelled')], facts },
  { ...base, template: 'message', message: fact('Robin wrote'), facts },
  { ...base, template: 'offer', offer: fact('Offer'), price: fact('Price'), facts },
  { ...base, template: 'practice', items: [fact('10 minutes'), fact('Drill')], facts },
  { ...base, template: 'receipt', facts, total: 'Second' },
  { ...base, template: 'video-lesson', facts, note: fact('Note') },
];

describe.each(contents.map((content) => [content.template, content] as const))(
  'a mail by the template %s',
  (_, content) => {
    const { html, text } = renderEmail(content, frame);

    test('says all it has to say in both forms', () => {
      expect(html).toContain('<title>A subject</title>');
      for (const form of [html, text]) {
        for (const words of ['A heading', 'A lead.', 'A button']) expect(form).toContain(words);
        for (const { label, value, was = '' } of listFacts(content)) {
          for (const words of [label, value, was]) expect(form).toContain(words);
        }
        expect(form.includes('482913')).toBe(content.template === 'code');
      }
    });

    test('leads to the web app, and to the switch that stops it unless it says why it was sent', () => {
      expect(html.match(/href="[^"]+"/g)).toEqual([
        `href="${frame.publicUrl}/player/lessons"`,
        `href="${frame.settingsUrl}"`,
      ]);
      expect(text).toContain(`A button: ${frame.publicUrl}/player/lessons`);
      const sent = renderEmail({ ...content, footer: 'It was asked for.' }, frame);
      expect(sent.html).not.toContain(frame.settingsUrl);
      expect(sent.text).toContain('--\nIt was asked for.\n');
    });
  },
);

test('mails that go to many have each reader’s own link to stop them', () => {
  const offer: EmailContent = { ...base, template: 'offer', offer: fact('Offer'), price: fact('Price'), facts };
  const links = ['one', 'two'].map((token) => `https://fairway.example/unsubscribe/${token}`);
  for (const unsubscribeUrl of links) {
    const { html, text } = renderEmail(offer, { ...frame, unsubscribeUrl });
    expect(html.match(/href="[^"]+unsubscribe[^"]+"/g)).toEqual([`href="${unsubscribeUrl}"`]);
    expect(text).toContain(`Stop these emails: ${unsubscribeUrl}`);
  }
  expect(renderEmail(offer, frame).html).not.toContain('unsubscribe');
});

test('what people wrote cannot break out of the page, and keeps its lines', () => {
  const note = { label: 'Note', value: `<b>O'Neill & "Co"</b>\r\nsecond line` };
  const { html } = renderEmail({ ...base, template: 'lesson', when: fact('When'), facts: [], note }, frame);
  expect(html).toContain('&lt;b&gt;O&#x27;Neill &amp; &quot;Co&quot;&lt;/b&gt;<br/>second line');
});

test('a broadcast that was drawn before has its own words all the same, however many came between', () => {
  const offer = (nth: number): EmailContent => ({
    ...base,
    template: 'offer',
    offer: { label: 'Offer', value: `Offer number ${nth}.` },
    price: fact('Price'),
    facts: [],
  });
  const nths = [...Array(30).keys(), 29, 0];
  for (const nth of nths) expect(renderEmail(offer(nth), frame).html).toContain(`>Offer number ${nth}.<`);
  const elsewhere = { ...frame, publicUrl: 'https://elsewhere.example' };
  expect(renderEmail(offer(0), elsewhere).html).toContain('https://elsewhere.example/player/lessons');
});

test('a button may lead out of the web app', () => {
  const button = { label: 'Contact support', path: 'mailto:help@club.example' };
  const { html, text } = renderEmail({ ...base, template: 'account', facts: [], button }, frame);
  expect(html).toContain('href="mailto:help@club.example"');
  expect(text).toContain('Contact support: mailto:help@club.example');
});

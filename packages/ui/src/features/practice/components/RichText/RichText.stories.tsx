import { HARMLESS_HTML, HOSTILE_HTML } from '@fairway/contracts/testing/hostile-html';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aSkill } from '../../../../testing/practice.ts';
import { cleanHtml } from './cleanHtml.ts';
import { PlainText } from './PlainText.tsx';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Components/Practice/RichText',
  component: RichText,
  args: { html: HARMLESS_HTML.slice(0, 4).join('') },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const ELEMENTS = ['P', 'BR', 'STRONG', 'EM', 'U', 'S', 'H3', 'H4', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A', 'IMG'];
const ATTRIBUTES = ['href', 'rel', 'target', 'src', 'alt'];

/** What is left of html that a description may not have; nothing, when all is well. */
const findForeign = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.includes(element.tagName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [element.tagName]),
    ...element.getAttributeNames().filter((name) => !ATTRIBUTES.includes(name)),
    ...(element instanceof HTMLAnchorElement && !/^(https?|mailto):/.test(element.href) ? [element.href] : []),
    ...(element instanceof HTMLAnchorElement && element.rel !== 'noopener nofollow' ? ['rel'] : []),
    ...(element instanceof HTMLImageElement && !element.src.startsWith(`${location.origin}/files/images/`)
      ? [element.src]
      : []),
  ]);

export const Formatted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Putting', level: 3 })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'The rules' });
    await expect(link).toHaveAttribute('href', 'https://www.randa.org/rog?a=1&b=2');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  },
};
export const FormattedDark: Story = { globals: { scheme: 'dark' } };
export const OneLine: Story = { args: { html: 'Slow is smooth, smooth is fast' } };
export const LongWord: Story = { args: { html: `<p>${'Rettungsschläger'.repeat(12)}</p>` } };

/** Before the purifier is here, and where it cannot be fetched: the words, line by line, in about as much room. */
export const WordsAlone: Story = {
  args: { html: aSkill().description },
  render: (args) => (
    <>
      <section aria-label="Words">
        <PlainText {...args} />
      </section>
      <section aria-label="Whole">
        <RichText {...args} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('list');
    const [words, whole] = ['Words', 'Whole'].map((name) => canvas.getByRole('region', { name }));
    await expect([...words!.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Distance first, line second.',
      'Ten putts from three paces, eyes closed.',
      'Leave the long ones on the high side.',
    ]);
    await expect(Math.abs(words!.clientHeight - whole!.clientHeight)).toBeLessThanOrEqual(8);
  },
};
/** However html is written, its words come as words. */
export const WordsOfHostile: Story = {
  args: { html: HOSTILE_HTML.join('\n') },
  render: (args) => <PlainText {...args} />,
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelector('[class*="text"]');
    await expect(drawn?.textContent.length).toBeGreaterThan(1000);
    const foreign = [...(drawn?.querySelectorAll('*') ?? [])].filter(
      (element) => element.tagName !== 'P' || element.attributes.length > 0,
    );
    await expect(foreign).toEqual([]);
  },
};

/** As the page would draw it if the server had cleaned nothing: no payload leaves anything, alone or written out and read again. */
export const Hostile: Story = {
  args: { html: ['<h3>Harmless</h3>', ...HOSTILE_HTML].join('\n') },
  play: async ({ canvas, canvasElement }) => {
    const ran: unknown[] = [];
    const alert = window.alert;
    window.alert = (said) => void ran.push(said);
    try {
      const survivors = HOSTILE_HTML.flatMap((html) => {
        const holder = document.createElement('div');
        holder.append(cleanHtml(html));
        document.body.append(holder);
        const found = findForeign(holder);
        const again = document.createElement('div');
        again.append(cleanHtml(holder.innerHTML));
        const changed = again.innerHTML === holder.innerHTML ? [] : ['it is another the second time'];
        holder.remove();
        return [...found, ...findForeign(again), ...changed].map((what) => `${what} of ${html.slice(0, 80)}`);
      });
      await expect(survivors).toEqual([]);
      // It is not the words alone that are looked at.
      await canvas.findByRole('heading', { name: 'Harmless' });
      await expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(200);
      await expect(findForeign(canvasElement.querySelector('[class*="text"]') ?? canvasElement)).toEqual([]);
      await expect(ran).toEqual([]);
    } finally {
      window.alert = alert;
    }
  },
};

import { HARMLESS_HTML, HOSTILE_HTML } from '@fairway/contracts/testing/hostile-html';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cleanHtml } from './cleanHtml.ts';
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
    await expect(canvas.getByRole('heading', { name: 'Putting', level: 3 })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'The rules' });
    await expect(link).toHaveAttribute('href', 'https://www.randa.org/rog?a=1&b=2');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  },
};
export const FormattedDark: Story = { globals: { scheme: 'dark' } };
export const OneLine: Story = { args: { html: 'Slow is smooth, smooth is fast' } };
export const LongWord: Story = { args: { html: `<p>${'Rettungsschläger'.repeat(12)}</p>` } };

/** As the page would draw it if the server had cleaned nothing: no payload leaves anything, alone or written out and read again. */
export const Hostile: Story = {
  args: { html: HOSTILE_HTML.join('\n') },
  play: async ({ canvasElement }) => {
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
      await expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(200);
      await expect(findForeign(canvasElement.querySelector('[class*="text"]') ?? canvasElement)).toEqual([]);
      await expect(ran).toEqual([]);
    } finally {
      window.alert = alert;
    }
  },
};

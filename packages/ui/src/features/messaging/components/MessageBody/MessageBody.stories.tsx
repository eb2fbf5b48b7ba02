import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aMessage } from '../../../../testing/messages.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { MessageBody } from './MessageBody.tsx';

const LESSON = {
  id: 'lesson-1',
  title: 'Bunker play',
  starts_at: '2026-11-21T10:00:00.000Z',
  has_record: true,
};

const meta = {
  title: 'Messaging/MessageBody',
  component: MessageBody,
  args: {
    message: aMessage(),
    links: {
      offer: (id) => `/player/offers/${id}`,
      lesson: (id) => `/player/lesson/${id}`,
      drill: (id) => `/player/drills/${id}`,
    },
    timezone: 'Europe/London',
  },
} satisfies Meta<typeof MessageBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const AllAttachments: Story = {
  args: {
    message: aMessage({
      message:
        'Here are Saturday’s pictures, and the drill: https://ashdown-links.example.com/drills/bunker.\n\nWrite to sam@ashdown-links.example.com if anything is unclear.',
      images: SCENES,
      offer: { id: 'offer-1', title: 'Winter short game week' },
      drill: { id: 'drill-1', title: 'Gate putting', minutes: 10, image: null, is_deleted: false },
      lesson: LESSON,
    }),
  },
  play: async ({ canvas }) => {
    const site = await canvas.findByRole('link', { name: /drills\/bunker/ });
    await expect(site).toHaveAttribute('href', 'https://ashdown-links.example.com/drills/bunker');
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /sam@/ })).toHaveAttribute(
      'href',
      'mailto:sam@ashdown-links.example.com',
    );
    await expect(canvas.getByRole('link', { name: /Offer Winter short game week/ })).toHaveAttribute(
      'href',
      '/player/offers/offer-1',
    );
    await expect(canvas.getByRole('link', { name: /Lesson record Bunker play/ })).toHaveAttribute(
      'href',
      '/player/lesson/lesson-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 3, full screen' }));
    await expect(await screen.findByRole('group', { name: 'Pictures in this message' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const AllAttachmentsDark: Story = { ...AllAttachments, globals: { scheme: 'dark' } };
export const OnePicture: Story = { args: { message: aMessage({ images: SCENES.slice(0, 1) }) } };
export const SixPictures: Story = {
  args: { message: aMessage({ images: [...SCENES, ...SCENES].map((scene, nth) => `${scene}#${nth}`) }) },
};
/** A lesson without a title or a record is told by its time. */
export const PlainLesson: Story = {
  args: { message: aMessage({ lesson: { ...LESSON, title: null, has_record: false } }) },
};
export const RightToLeft: Story = {
  args: {
    message: aMessage({
      message: 'شكرا جزيلا على الدرس! سأتدرب غدا.\nهذا الرابط: https://ashdown-links.example.com/range',
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /range/ });
    const words = canvas.getByText(/شكرا/);
    await expect(getComputedStyle(words).direction).toBe('rtl');
  },
};
export const Emoji: Story = { args: { message: aMessage({ message: '⛳️👏🏽 Best 9 holes ever 👨‍👩‍👧🏌️‍♀️' }) } };

/** The words are there before what finds links: with links among them they break where they did, however wide the page is. */
export const LinksTakeNoRoom: Story = {
  args: {
    message: aMessage({
      message:
        'The drill (https://ashdown-links.example.com/drills/bunker?bay=2&from=top), then www.pga.info/rules/2026-short-game; sam@ashdown-links.example.com knows the rest. شكرا https://ashdown-links.example.com/range, thanks!',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4);
    const words = canvas.getByText(/The drill/);
    const plain = words.cloneNode() as HTMLElement;
    plain.textContent = words.textContent;
    words.after(plain);
    const moved: string[] = [];
    for (let width = 160; width <= 360; width += 5) {
      canvasElement.style.width = `${width}px`;
      if (words.clientHeight !== plain.clientHeight)
        moved.push(`${width}: ${plain.clientHeight} to ${words.clientHeight}`);
    }
    plain.remove();
    canvasElement.style.width = '';
    await expect(moved).toEqual([]);
  },
};
/** What would run a script, or hide where it leads, is text. */
export const HostileLinks: Story = {
  args: {
    message: aMessage({
      message: [
        'javascript:alert(1)',
        'JaVaScRiPt://example.com/%0aalert(1)',
        'data:text/html;base64,PHNjcmlwdD4=',
        'https://fairway.example.com@evil.example.com/login',
        '<img src=x onerror=alert(1)>',
        '<a href="javascript:alert(1)">tap here</a>',
        'https://ashdown-links.example.com/harmless',
      ].join('\n'),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /harmless/ });
    await expect(canvas.getByText(/onerror=alert/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
    const links = [...canvasElement.querySelectorAll('a')].filter(({ protocol }) => protocol !== 'mailto:');
    await expect(links.map(({ href }) => href)).toEqual(['https://ashdown-links.example.com/harmless']);
  },
};
export const VeryLong: Story = {
  args: { message: aMessage({ message: 'Let the club do the work. '.repeat(384).trim() }) },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Let the club/);
    await expect(words.textContent.length).toBeLessThan(1000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all', expanded: false }));
    await expect(words.textContent.length).toBeGreaterThan(9900);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(words.textContent.length).toBeLessThan(1000);
  },
};
/** One word without end breaks rather than widen the page. */
export const EndlessWord: Story = {
  args: { message: aMessage({ message: `https://ashdown-links.example.com/${'a'.repeat(600)}` }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

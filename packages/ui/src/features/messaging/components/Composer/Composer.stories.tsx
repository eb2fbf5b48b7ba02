import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { inKolkata } from '../../../../testing/inPlayerShell.tsx';
import { aDraft, aQuickReply, lessonChoices, NO_ATTACHABLES } from '../../../../testing/messages.ts';
import { SAM } from '../../../../testing/people.ts';
import { aPhoto, SCENES } from '../../../../testing/pictures.ts';
import { Composer } from './Composer.tsx';

const meta = {
  title: 'Messaging/Composer',
  component: Composer,
  args: {
    draft: aDraft(),
    onChange: fn(),
    onAddPictures: fn(),
    onRemovePicture: fn(),
    onSend: fn(),
    attachables: NO_ATTACHABLES,
    timezone: ZONE,
  },
  render: function Writing(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <Composer
        {...args}
        draft={draft}
        onChange={(part) => {
          setDraft((now) => ({ ...now, ...part }));
          args.onChange(part);
        }}
      />
    );
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button is there once something is written; Shift and Enter begin a line, Enter sends. */
export const Writing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.type(field, '   ');
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.type(field, 'Thank you{Shift>}{Enter}{/Shift}Sam');
    await expect(field).toHaveValue('   Thank you\nSam');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(field).toHaveFocus();
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) {
      await userEvent.type(field, '{Enter}');
      await expect(args.onSend).toHaveBeenCalledTimes(2);
    }
  },
};

export const Everything: Story = {
  args: {
    draft: aDraft({
      text: 'Here they are.',
      quoted: { id: 'm', from: SAM, short_message: 'Do you have pictures of the new grip?' },
      lesson: lessonChoices()[0] ?? null,
      offer: { id: 'offer-1', title: 'Winter short game week' },
      pictures: SCENES.map((preview, nth) => ({ id: `${nth}`, preview })),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }));
    await expect(args.onRemovePicture).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reply' }));
    await waitFor(() => expect(canvas.queryByText(/new grip/)).toBeNull());
  },
};

export const ChoosingPictures: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('images-file'), [aPhoto('one.png'), aPhoto('two.png')]);
    await waitFor(() => expect(args.onAddPictures).toHaveBeenCalled());
    await expect(args.onAddPictures).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'one.png' }),
      expect.objectContaining({ name: 'two.png' }),
    ]);
  },
};

export const AttachingALesson: Story = {
  args: {
    attachables: { ...NO_ATTACHABLES, lessons: { status: 'ready', choices: lessonChoices() }, onOpen: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach' }));
    await expect(screen.queryByRole('menuitem', { name: 'Offer' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lesson' }));
    await expect(args.attachables.onOpen).toHaveBeenCalledWith('lessons');
    const sheet = await screen.findByRole('dialog', { name: 'Attach a lesson' });
    await userEvent.click(await within(sheet).findByRole('button', { name: /Bunker play/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Bunker play')).toBeVisible();
  },
};

/** Lessons are chosen by their coach's clock, and there are more of them than come at once. */
export const AttachingAnOlderLesson: Story = {
  args: {
    attachables: {
      ...NO_ATTACHABLES,
      lessons: { status: 'ready', choices: lessonChoices(), end: { beyond: 'failed', onMore: fn() } },
    },
  },
  decorators: [inKolkata],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lesson' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Attach a lesson' }));
    const when = (date: string) => `Saturday ${date} November, 10:00 GMT (15:30 where you are)`;
    await expect(await sheet.findByText(`${when('21')} · With a record`)).toBeVisible();
    await expect(sheet.getByText(when('14'))).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Retry' }));
    const { lessons } = args.attachables;
    await expect(lessons.status === 'ready' && lessons.end?.onMore).toHaveBeenCalledOnce();
  },
};

export const OfACoach: Story = {
  args: {
    quickReplies: {
      replies: [aQuickReply('1', 'See you at the range.'), aQuickReply('2', 'Well done, keep the drill going!')],
      onSave: fn(),
      onRemove: fn(),
    },
    attachables: { ...NO_ATTACHABLES, offers: { status: 'ready', choices: [] } },
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(canvas.getByRole('button', { name: 'See you at the range.' }));
    await expect(field).toHaveValue('See you at the range.');
    await expect(canvas.queryByRole('button', { name: 'Save as quick reply' })).toBeNull();
    await userEvent.type(field, ' Bring water.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as quick reply' }));
    await expect(args.quickReplies?.onSave).toHaveBeenCalledWith('See you at the range. Bring water.');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage quick replies' }));
    const sheet = await screen.findByRole('dialog', { name: 'Quick replies' });
    await userEvent.click(await within(sheet).findByRole('button', { name: /Delete “Well done/ }));
    await expect(args.quickReplies?.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
  },
};
export const OfACoachDark: Story = { args: OfACoach.args ?? {}, globals: { scheme: 'dark' } };

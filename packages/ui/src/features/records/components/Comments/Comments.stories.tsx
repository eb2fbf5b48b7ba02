import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { someComments } from '../../../../testing/records.ts';
import { Comments } from './Comments.tsx';

const meta = {
  title: 'Records/Comments',
  component: Comments,
  args: {
    comments: someComments(),
    timezone: 'Europe/London',
    onAdd: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a comment' });
    await expect(canvas.queryByRole('button', { name: 'Save comment' })).toBeNull();
    await userEvent.type(field, '  Thank you ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save comment' }));
    await expect(args.onAdd).toHaveBeenCalledWith('Thank you');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
export const Deleting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete your comment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your comment?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'comment-2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** What was typed stays when it could not be sent. */
export const NotSent: Story = {
  args: {
    onAdd: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, 'Thank you');
    await userEvent.click(canvas.getByRole('button', { name: 'Save comment' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save comment' })).toBeEnabled());
    await expect(field).toHaveValue('Thank you');
  },
};
/** What is typed while a comment is on its way stays when that has arrived. */
export const TypingOn: Story = {
  play: async ({ canvas, args }) => {
    const line = Promise.withResolvers<undefined>();
    mocked(args.onAdd).mockReturnValueOnce(line.promise);
    const field = canvas.getByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, 'Thank you');
    await userEvent.click(canvas.getByRole('button', { name: 'Save comment' }));
    await userEvent.type(field, ', and see you on Friday');
    line.resolve(undefined);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save comment' })).toBeEnabled());
    await expect(field).toHaveValue('Thank you, and see you on Friday');
  },
};
export const None: Story = { args: { comments: [] } };
export const LongText: Story = {
  args: {
    comments: someComments().map((comment) => ({ ...comment, author: LONG_NAMED, content: 'On and on. '.repeat(40) })),
  },
};
export const ByAGuardian: Story = {
  args: { comments: someComments().map((comment) => ({ ...comment, guardian: comment.mine ? null : PRIYA })) },
  play: async ({ canvas }) => expect(canvas.getByText('Priya Raman for Alex Taylor')).toBeVisible(),
};
export const Dark: Story = { globals: { scheme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPhoto, aProfile, BLANK_PROFILE, PORTRAIT } from '../../../../testing/pictures.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { EditProfileScreen } from './EditProfileScreen.tsx';

const meta = {
  title: 'Screens/Pro/EditProfileScreen',
  component: EditProfileScreen,
  parameters: pageParameters,
  decorators: [inProShell('/pro/home')],
  args: {
    state: { status: 'ready', profile: aProfile() },
    onSave: fn(async () => undefined),
    upload: fn(async () => ({ path: PORTRAIT })),
  },
} satisfies Meta<typeof EditProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Qualifications' })).toHaveTextContent('TPI Level 2');
  },
};
export const Unwritten: Story = {
  args: { state: { status: 'ready', profile: BLANK_PROFILE } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
    await userEvent.upload(canvas.getByTestId('image-file'), aPhoto());
    await canvas.findByRole('button', { name: 'Remove' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Introduction' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ intro: 'Hello', image: PORTRAIT }));
    await expect(canvasElement).toBeVisible();
  },
};
export const Edited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Specialisms' }), '\nBunkers');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible());
  },
};
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('button', { name: 'Save profile' })).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    state: { status: 'ready', profile: BLANK_PROFILE },
    errors: { email: ['Please enter a valid email address.'], image: ['Please choose a picture.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
  },
};
export const Blank: Story = {
  args: { state: { status: 'ready', profile: { ...BLANK_PROFILE, updated_at: '2026-11-20T09:00:00.000Z' } } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      profile: aProfile({
        pro: LONG_NAMED,
        image: null,
        intro: 'Golf should feel simple. '.repeat(40),
        qualifications: 'W'.repeat(200),
        email: `${'sam.green.'.repeat(12)}@example.com`,
      }),
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const EditingDark: Story = { ...Editing, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const EditingDesktop: Story = { ...Editing, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };

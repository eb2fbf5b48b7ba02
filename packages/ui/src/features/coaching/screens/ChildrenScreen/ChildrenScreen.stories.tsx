import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EMMA, TOM } from '../../../../testing/children.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { ChildrenScreen } from './ChildrenScreen.tsx';

const meta = {
  title: 'Screens/Account/ChildrenScreen',
  component: ChildrenScreen,
  decorators: [inPlayerShell('')],
  parameters: pageParameters,
  args: {
    state: { status: 'ready', children: [TOM, EMMA], acting_for: null },
    last_name: 'Taylor',
    onAdd: fn(async () => undefined),
    onGiveLogin: fn(async () => undefined),
    onClose: fn(),
    onSwitch: fn(async () => undefined),
  },
} satisfies Meta<typeof ChildrenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { name: 'Give a login' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Emma' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(EMMA);
  },
};
export const None: Story = { args: { state: { status: 'ready', children: [], acting_for: null } } };
export const Adding: Story = {
  args: { ...None.args },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a child' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveFocus());
    await expect(dialog.getByLabelText('Last name')).toHaveValue('Taylor');
    await userEvent.type(dialog.getByLabelText('First name'), 'Emma');
    await userEvent.type(dialog.getByLabelText('Day'), '14');
    await userEvent.type(dialog.getByLabelText('Month'), '3');
    await userEvent.type(dialog.getByLabelText('Year'), '2018');
    await userEvent.click(dialog.getByRole('button', { name: 'Add child' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ first_name: 'Emma', last_name: 'Taylor', dob: '2018-03-14' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** What was typed is asked about before Escape, or a tap beside the sheet, throws it away. */
export const TypedThenEscape: Story = {
  args: { ...None.args, onDirtyChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a child' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await userEvent.type(await dialog.findByLabelText('First name'), 'Emma');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await expect(dialog.getByLabelText('First name')).toHaveValue('Emma');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The form stays with its texts under the fields. */
export const NotAdded: Story = {
  args: {
    onAdd: fn(() => Promise.reject(new Error('The server said no.'))),
    addErrors: { dob: ['Guardians are for players under 18.'] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a child' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await expect(await dialog.findByText('Guardians are for players under 18.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add child' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add child' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const GivingALogin: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give a login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A login for Tom' }));
    await userEvent.type(await dialog.findByLabelText('Tom’s email'), 'tom@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await expect(args.onGiveLogin).toHaveBeenCalledWith(TOM, 'tom@example.com');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const WaitingForTheLogin: Story = {
  args: {
    state: { status: 'ready', children: [{ ...TOM, email: 'tom@example.com' }, EMMA], acting_for: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Waiting for tom@example.com/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  },
};
/** Nobody acts for a grown-up, who logs in instead. */
export const Grown: Story = {
  args: { state: { status: 'ready', children: [{ ...TOM, dob: '2008-11-24' }], acting_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tom is 18 now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Switch to Tom' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Give a login' })).toBeVisible();
  },
};
/** Nobody is added for whoever is a child. */
export const Acting: Story = {
  args: { state: { status: 'ready', children: [TOM, EMMA], acting_for: EMMA.id } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a child' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your account' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(null);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      children: [{ ...TOM, ...LONG_NAMED, email: `${'maximiliana-'.repeat(6)}@example.co.uk`, has_sign_in: true }],
      acting_for: LONG_NAMED.id,
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const NoneDark: Story = { ...None, globals: { scheme: 'dark' } };
export const ActingDark: Story = { args: Acting.args ?? {}, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { VatSettingsScreen } from './VatSettingsScreen.tsx';

const registered = { vat_number: 'GB980780684', vat_rate: 20 };

const meta = {
  title: 'Screens/Pro/VAT and receipts',
  component: VatSettingsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', ...registered }, onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof VatSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText(/VAT rate/));
    await userEvent.type(canvas.getByLabelText(/VAT rate/), '12.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save VAT details' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ vat_number: 'GB980780684', vat_rate: 12.5 });
    await userEvent.click(canvas.getByRole('switch', { name: /Registered for VAT/ }));
    await expect(canvas.queryByLabelText(/VAT number/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save VAT details' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ vat_number: null, vat_rate: null });
  },
};
/** A number may be written with blanks; what is kept then stands in the field, and nothing is left unsaved. */
export const WrittenWithBlanks: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/VAT number/);
    await userEvent.clear(field);
    await userEvent.type(field, '980 7806 84');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save VAT details' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(registered);
    await expect(field).toHaveValue('GB980780684');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};
export const NotRegistered: Story = { args: { state: { status: 'ready', vat_number: null, vat_rate: null } } };
export const Refused: Story = {
  args: { errors: { vat_number: ['This is not a UK VAT number. Please check its digits.'] } },
};
export const Busy: Story = { args: { busy: true } };
export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

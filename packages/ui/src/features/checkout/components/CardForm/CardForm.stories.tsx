import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardForm } from './CardForm.tsx';

const meta = {
  title: 'Components/CardForm',
  component: CardForm,
  args: { onSave: fn() },
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save card' })).toBeNull();
    await expect(canvas.queryByText('Test card form')).toBeNull();
  },
};

export const TestCard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name on the card'), ' Jamie Whitlock ');
    await userEvent.click(canvas.getByRole('radio', { name: /3184/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Jamie Whitlock',
      test_card: 'pm_card_authenticationRequired',
    });
  },
};

export const ProvidersFields: Story = {
  args: {
    fields: <div style={{ padding: 16, border: '1px solid var(--app-control-border)' }}>The provider’s fields</div>,
    aside: <Button variant="subtle">Not now</Button>,
    label: 'Add card',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('The provider’s fields')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Jamie Whitlock');
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Jamie Whitlock', test_card: null });
  },
};

const named: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Name on the card'), 'Jamie Whitlock');
};
export const Waiting: Story = {
  args: { ...ProvidersFields.args, waiting: true },
  play: async (context) => {
    await named(context);
    await expect(context.canvas.getByRole('button', { name: 'Add card' })).toBeDisabled();
  },
};
export const LongText: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByLabelText('Name on the card'),
      'Beatrix Alexandrina Featherstonehaugh-Cholmondeley',
    );
  },
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: named };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: named };
export const Refused: Story = { args: { outcome: { state: 'declined', reason: 'Your card was declined.' } } };

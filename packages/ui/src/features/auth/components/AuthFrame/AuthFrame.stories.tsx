import { Button, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const onSubmit = fn();
const fields = (count: number) => (
  <>
    {Array.from({ length: count }, (_, nth) => (
      <TextInput key={nth} label={`Field ${nth + 1}`} />
    ))}
    <Button type="submit" size="lg" fullWidth>
      Send
    </Button>
  </>
);

const meta = {
  title: 'Components/AuthFrame',
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof AuthFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  args: {
    form: 'short',
    children: (
      <AuthForm title="A short form" detail="With a line under its title." onSubmit={onSubmit}>
        {fields(1)}
      </AuthForm>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
export const Long: Story = {
  args: {
    form: 'long',
    children: (
      <AuthForm
        title="A long form"
        back={{ href: '/login', label: 'Back to login' }}
        alert="Something was wrong with it as a whole."
        onSubmit={onSubmit}
      >
        {fields(6)}
      </AuthForm>
    ),
  },
};
export const LongDark: Story = { ...Long, globals: { scheme: 'dark' } };
export const LongDesktop: Story = { ...Long, globals: { viewport: { value: 'desktop' } } };

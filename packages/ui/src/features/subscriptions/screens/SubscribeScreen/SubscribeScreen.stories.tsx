import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { simulatedWrapper } from '../../../../testing/wrapper.ts';
import { SubscribeScreen, type SubscribeReady, type SubscribeScreenProps } from './SubscribeScreen.tsx';

const product = { id: 'fairway.pro.monthly', title: 'Fairway for coaches', price: '£14.99' };
const ready: SubscribeReady & { status: 'ready' } = {
  status: 'ready',
  kind: 'pro',
  subscribed: false,
  subscribed_until: null,
  products: [product],
  test: false,
};

const meta = {
  title: 'Screens/Shared/SubscribeScreen',
  component: SubscribeScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: ready, onSubscribe: fn(), onSubscribeForTest: fn(), homeHref: '/', logoutHref: '/logout' },
} satisfies Meta<typeof SubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page with a simulated wrapper at the other end, as the app joins them. */
function InWrapper(props: SubscribeScreenProps & { gaveUp?: string }) {
  const [wrapper] = useState(() =>
    simulatedWrapper(props.gaveUp === undefined ? {} : { purchase: { gaveUp: props.gaveUp } }),
  );
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const subscribe = (id: string) => {
    props.onSubscribe(id);
    setBusy(true);
    const [answer] = wrapper.hear(JSON.stringify({ type: 'subscribeToProduct', product: id, user_id: 'pro-1' }));
    setBusy(false);
    setAlert((JSON.parse(answer ?? '{}') as { message?: string }).message);
  };
  return <SubscribeScreen {...props} busy={busy} alert={alert} onSubscribe={subscribe} />;
}

export const Pro: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Fairway for coaches/ });
    await expect(button).toHaveTextContent('£14.99 per month');
    await userEvent.click(button);
    await expect(args.onSubscribe).toHaveBeenCalledWith(product.id);
  },
};
export const GivenUp: Story = {
  render: (args) => <InWrapper {...args} gaveUp="The purchase was cancelled." />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Fairway for coaches/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The purchase was cancelled.');
    await expect(canvas.getByRole('button', { name: /^Fairway for coaches/ })).toBeEnabled();
  },
};
export const Busy: Story = {
  args: { busy: true, state: { ...ready, test: true } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Please wait...' });
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
};
export const Lapsed: Story = { args: { state: { ...ready, subscribed_until: '2026-10-31T10:00:00Z' } } };
export const Development: Story = {
  args: { state: { ...ready, products: null, test: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe (test)' }));
    await expect(args.onSubscribeForTest).toHaveBeenCalledOnce();
  },
};
export const PlainBrowser: Story = { args: { state: { ...ready, products: null } } };
export const NothingOnSale: Story = { args: { state: { ...ready, products: [] } } };
export const Player: Story = {
  args: {
    state: {
      ...ready,
      kind: 'player',
      products: [{ id: 'fairway.player.monthly', title: 'Fairway for players', price: '€ 2,99' }],
    },
  },
};
export const Subscribed: Story = {
  args: { state: { ...ready, subscribed: true, subscribed_until: '2027-01-31T10:00:00Z' } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    alert: 'The App Store could not complete the purchase at this time, because the account needs attention. '.repeat(
      2,
    ),
    state: {
      ...ready,
      products: [
        {
          ...product,
          title: 'Fairway für Golflehrerinnen und Golflehrer mit allen Möglichkeiten',
          price: 'CHF 1’299.00',
        },
      ],
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const LapsedDark: Story = { ...Lapsed, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const SmallPhone: Story = { args: Lapsed.args, globals: { viewport: { value: 'small' } } };

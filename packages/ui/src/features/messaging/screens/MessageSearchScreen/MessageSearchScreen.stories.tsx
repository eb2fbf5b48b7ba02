import type { MessageMatch } from '@fairway/contracts/messaging/message-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aGroupMessage, anOwnMessage, aPlayersMessage } from '../../../../testing/mailbox.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { MessageSearchScreen } from './MessageSearchScreen.tsx';

const plain = (text: string) => ({ text, hit: false });
const hit = (text: string) => ({ text, hit: true });
const matches: MessageMatch[] = [
  {
    message: aPlayersMessage(),
    excerpt: [plain('Could we start a little later on Thursday? The '), hit('train'), plain(' is late again.')],
  },
  { message: anOwnMessage({ id: 'message-9' }), excerpt: [hit('Training'), plain(' is the answer')] },
  { message: aGroupMessage(), excerpt: [plain('No '), hit('train'), plain(' runs on Sunday')] },
];

const meta = {
  title: 'Screens/Messaging/Search',
  component: MessageSearchScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    side: 'pro',
    q: 'train',
    onSearch: fn(),
    onMore: fn(),
    state: { status: 'ready', matches, beyond: 'none' },
  },
} satisfies Meta<typeof MessageSearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 messages');
    const [first] = canvas.getAllByRole('link', { name: /train is late/ });
    await expect(first).toHaveAttribute('href', '/pro/messages/message/message-2');
    await expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['train']);
  },
};
export const OfPlayer: Story = {
  args: { side: 'player', state: { status: 'ready', matches: matches.slice(0, 1), beyond: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 message');
    await expect(canvas.getByRole('link', { name: /train is late/ })).toHaveAttribute(
      'href',
      '/player/messages/message-2',
    );
  },
};
export const NothingTyped: Story = { args: { q: '' } };
export const NothingFound: Story = {
  args: { q: 'zebra', state: { status: 'ready', matches: [], beyond: 'none' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ALEX } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { aProVideoForm } from '../../../../testing/video-lessons.ts';
import { A_VIDEO } from '../../../../testing/videos.ts';
import { ProBookVideoScreen, type ProBookVideoScreenProps, type ProVideoFacts } from './ProBookVideoScreen.tsx';

const facts = (over: Partial<ProVideoFacts> = {}): ProBookVideoScreenProps['state'] => ({
  status: 'ready',
  form: aProVideoForm(),
  player_id: null,
  video1: null,
  video2: null,
  note: '',
  ...over,
});
const both = { video1: A_VIDEO, video2: A_VIDEO };

const meta = {
  title: 'Screens/Pro/Book video lesson',
  component: ProBookVideoScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: facts(),
    upload: fn(async () => ({ path: A_VIDEO })),
    onVideo: fn(),
    onNote: fn(),
    onPlayer: fn(),
    onSend: fn(async () => undefined),
  },
} satisfies Meta<typeof ProBookVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Player' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Alex Taylor' }));
    await expect(args.onPlayer).toHaveBeenCalledWith(ALEX.id);
    await expect(canvas.getByRole('button', { name: 'Send videos' })).toBeDisabled();
  },
};
export const Ready: Story = {
  args: { state: facts({ ...both, player_id: ALEX.id, note: 'From Saturday’s range session.' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send videos' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      ...both,
      player_id: ALEX.id,
      note: 'From Saturday’s range session.',
    });
  },
};
export const NobodyChosen: Story = {
  args: { state: facts({ ...both, errors: { player_id: ['Please choose a player.'] } }) },
};
export const NotOffered: Story = {
  args: { state: facts({ form: aProVideoForm({ refusal: 'Video lessons are not offered at the moment.' }) }) },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { ...Ready, globals: { viewport: { value: 'desktop' } } };

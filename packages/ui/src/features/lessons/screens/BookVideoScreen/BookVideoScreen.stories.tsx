import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Upload } from '../../../../kit/ImageUpload/useUpload.ts';
import type { VideoLessonFacts } from '../../components/videos/types.ts';
import { aVideoForm } from '../../../../testing/video-lessons.ts';
import { A_VIDEO, aVideoFile } from '../../../../testing/videos.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { BookVideoScreen, type BookVideoScreenProps } from './BookVideoScreen.tsx';

const facts = (over: Partial<VideoLessonFacts> = {}): BookVideoScreenProps['state'] => ({
  status: 'ready',
  form: aVideoForm(),
  video1: null,
  video2: null,
  note: '',
  ...over,
});
const both = { video1: A_VIDEO, video2: A_VIDEO };
const idle = { busy: false, confirming: false, outcome: null, cardForm: null, onWithoutCard: fn() };

/** Holds what is chosen and typed, as the page does. */
function Held(props: BookVideoScreenProps) {
  const [held, setHeld] = useState<Partial<VideoLessonFacts>>({});
  const state = props.state.status === 'ready' ? { ...props.state, ...held } : props.state;
  return (
    <BookVideoScreen
      {...props}
      state={state}
      onVideo={(field, path) => {
        props.onVideo(field, path);
        setHeld((before) => ({ ...before, [field]: path }));
      }}
      onNote={(note) => setHeld((before) => ({ ...before, note }))}
    />
  );
}

const meta = {
  title: 'Screens/Player/Book video lesson',
  component: BookVideoScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: {
    state: facts(),
    paying: idle,
    upload: fn(async () => ({ path: A_VIDEO })),
    onVideo: fn(),
    onNote: fn(),
    onSend: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof BookVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Send and pay' })).toBeDisabled(),
};
export const SentByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile('front.webm'));
    await waitFor(() => expect(args.onVideo).toHaveBeenCalledWith('video1', A_VIDEO));
    await expect(canvas.getByRole('button', { name: 'Send and pay' })).toBeDisabled();
    await userEvent.upload(canvas.getByTestId('video2-file'), aVideoFile('side.webm'));
    const send = canvas.getByRole('button', { name: 'Send and pay' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' It starts left. ');
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ ...both, note: 'It starts left.', price: 2500 });
  },
};
export const Uploading: Story = {
  args: {
    state: facts({ video1: A_VIDEO }),
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.62);
      return new Promise<never>(() => undefined);
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByTestId('video2-file'), aVideoFile());
    await expect(await canvas.findByRole('progressbar', { name: 'Sending Video 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send and pay' })).toBeDisabled();
  },
};
export const Ready: Story = { args: { state: facts({ ...both, note: 'It starts left and comes back.' }) } };
export const Paying: Story = { args: { state: facts(both), paying: { ...idle, busy: true } } };
export const BankAsks: Story = {
  args: { state: facts(both), paying: { ...idle, busy: true, confirming: true } },
  play: async ({ canvas }) => expect(canvas.getByText(/Your bank asks you/)).toBeVisible(),
};
export const WithoutACard: Story = { args: { state: facts({ ...both, form: aVideoForm({ stripe_card: null }) }) } };
export const AddingACard: Story = {
  args: {
    state: facts({ ...both, form: aVideoForm({ stripe_card: null }) }),
    paying: { ...idle, cardForm: { onSave: fn() } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), 'Alex Taylor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card and pay £25.00' }));
    await expect(args.paying.cardForm?.onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.paying.onWithoutCard).toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const PriceChanged: Story = {
  args: {
    state: facts({ ...both, errors: { price: ['The price has changed. Please look again before you pay.'] } }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('The price has changed.'),
};
export const VideoGone: Story = {
  args: {
    state: facts({
      ...both,
      errors: { video1: ['This video is no longer there, or has already been sent. Please choose it again.'] },
    }),
  },
};
export const NotOffered: Story = {
  args: { state: facts({ form: aVideoForm({ refusal: 'Video lessons are not offered at the moment.' }) }) },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const OtherCurrency: Story = {
  args: { state: facts({ ...both, form: aVideoForm({ price: 3500, currency: 'JPY' }) }) },
};
export const LongText: Story = {
  args: { state: facts({ ...both, note: 'I slice off the tee and would like to look at my grip. '.repeat(14) }) },
};
export const SmallPhone: Story = { ...Ready, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const EmptyDark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { ...Ready, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { ...Empty, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };

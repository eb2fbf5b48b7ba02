import type { EmailContent, Fact } from '@fairway/emails/content';
import { findVideo } from '#domains/notifications/context/repository.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { VideoContext } from './context.ts';
import { lessonZone, momentPhrase, otherName, takingPhrase } from './format.ts';
import type { NotificationKind, PushContent } from './kind.ts';
import { purchaseReceiptEmail, purchaseReceiptPush, purchaseReceiptText } from './receipt.ts';

const noteFact = ({ player_video_lesson_note: note }: VideoContext): Fact | null =>
  note ? { label: 'Note', value: note } : null;
const sentFact = (video: VideoContext): Fact => ({
  label: 'Sent',
  value: momentPhrase(video.created_at, lessonZone(video)),
});

/** To the pro, of the two videos a player has sent. */
const toPro = {
  heading: (video: VideoContext): string => `${otherName(video, 'pro')} sent you a video lesson`,
  email: (video: VideoContext): EmailContent<'video-lesson'> => ({
    template: 'video-lesson',
    subject: `Video lesson: ${otherName(video, 'pro')}`,
    heading: toPro.heading(video),
    lead: toPro.push(video).body,
    facts: [
      { label: 'Player', value: otherName(video, 'pro') },
      sentFact(video),
      ...(video.purchase ? [{ label: 'Payment', value: takingPhrase(video.purchase) }] : []),
    ],
    note: noteFact(video),
    button: { label: 'Watch the videos', path: toPro.push(video).path },
    footer: null,
  }),
  push: (video: VideoContext): PushContent => ({
    title: toPro.heading(video),
    body: 'Two videos are waiting for your answer.',
    path: video.player ? `/pro/players/${video.player.id}/history/lesson/${video.id}` : '/pro/lessons/records',
  }),
};

/** To the player, of the two videos their pro has sent for them. */
const toPlayer = {
  heading: (video: VideoContext): string => `${otherName(video, 'player')} made a video lesson for you`,
  email: (video: VideoContext): EmailContent<'video-lesson'> => ({
    template: 'video-lesson',
    subject: `Video lesson with ${otherName(video, 'player')}`,
    heading: toPlayer.heading(video),
    lead: toPlayer.push(video).body,
    facts: [
      { label: 'With', value: otherName(video, 'player') },
      sentFact(video),
      { label: 'Payment', value: 'Nothing to pay' },
    ],
    note: noteFact(video),
    button: { label: 'See the videos', path: toPlayer.push(video).path },
    footer: null,
  }),
  push: (video: VideoContext): PushContent => ({
    title: toPlayer.heading(video),
    body: 'The reply will appear in your lesson records.',
    path: `/player/lesson/${video.id}`,
  }),
};

/** What is said of two videos that were sent for a lesson (W2); a player who paid for it has their receipt by the same mail. */
export const videoSent: NotificationKind<'video.sent'> = {
  topic: 'video.sent',
  async load(db, { payload }) {
    const video = await findVideo(db, payload);
    return video && { video };
  },
  recipients: (event) => selectSides(event, event.video),
  findReader: ({ video }, user_id) => findSide(video, user_id),
  // Somebody who paid gets their receipt, whatever became of it.
  isStale: ({ video: { cancelled_at, purchase } }) =>
    cancelled_at !== null && purchase === null ? 'the lesson was cancelled since' : null,
  email({ video }, { audience }) {
    if (audience === 'pro') return toPro.email(video);
    return video.purchase ? purchaseReceiptEmail(video.purchase) : toPlayer.email(video);
  },
  push({ video }, { audience }) {
    if (audience === 'pro') return toPro.push(video);
    return video.purchase ? purchaseReceiptPush(video.purchase) : toPlayer.push(video);
  },
  text({ video }, { audience }) {
    if (audience === 'pro') return `Fairway: ${toPro.heading(video)}.`;
    return video.purchase ? purchaseReceiptText(video.purchase) : `Fairway: ${toPlayer.heading(video)}.`;
  },
};

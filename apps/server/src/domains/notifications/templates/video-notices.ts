import type { VideoFacts, VideoHappening } from '../rules/facts.ts';
import type { Audience } from '../rules/recipients.ts';
import type { Fact, Notice } from './notice.ts';
import { receiptNotice } from './receipts.ts';
import { takingPhrase } from './sales.ts';
import { momentPhrase, otherName, zoneOf } from './words.ts';

const noteFacts = ({ player_video_lesson_note }: VideoFacts): Fact[] =>
  player_video_lesson_note ? [{ label: 'Note', value: player_video_lesson_note }] : [];

/** To the pro, of the two videos a player has sent. */
function toPro(video: VideoFacts): Notice {
  const { id, player, purchase, created_at } = video;
  const name = otherName(video, 'pro');
  const heading = `${name} sent you a video lesson`;
  const body = 'Two videos wait for your answer.';
  return {
    subject: `Video lesson: ${name}`,
    heading,
    lead: body,
    facts: [
      { label: 'Player', value: name },
      { label: 'Sent', value: momentPhrase(created_at, zoneOf(video)) },
      ...(purchase ? [{ label: 'Payment', value: takingPhrase(purchase) }] : []),
      ...noteFacts(video),
    ],
    button: {
      label: 'Watch the videos',
      path: player ? `/pro/players/${player.id}/history/lesson/${id}` : '/pro/lessons/records',
    },
    text: `Fairway: ${heading}.`,
    push: { title: heading, body },
    why: null,
  };
}

/** To the player, of the two videos their pro has sent for them. */
function toPlayer(video: VideoFacts): Notice {
  const name = otherName(video, 'player');
  const heading = `${name} made a video lesson for you`;
  const body = 'You will find the answer in your lesson records.';
  return {
    subject: `Video lesson with ${name}`,
    heading,
    lead: body,
    facts: [
      { label: 'With', value: name },
      { label: 'Sent', value: momentPhrase(video.created_at, zoneOf(video)) },
      { label: 'Payment', value: 'Nothing to pay' },
      ...noteFacts(video),
    ],
    button: { label: 'See the videos', path: `/player/lesson/${video.id}` },
    text: `Fairway: ${heading}.`,
    push: { title: heading, body },
    why: null,
  };
}

/** What is said of two videos that were sent for a lesson (W2); a player who paid for it has their receipt by the same mail. */
export function videoNotice({ video }: VideoHappening, audience: Audience): Notice {
  if (audience === 'pro') return toPro(video);
  return video.purchase ? receiptNotice(video.purchase) : toPlayer(video);
}

import type { MessageIn } from '@fairway/contracts/messaging/messages';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { listGroups } from '../../apps/server/src/domains/coaching/groups/service.ts';
import { openMessage } from '../../apps/server/src/domains/messaging/mailbox/service.ts';
import { addQuickReply } from '../../apps/server/src/domains/messaging/quick-replies/service.ts';
import { sendMessage } from '../../apps/server/src/domains/messaging/sending/service.ts';
import { listOffers } from '../../apps/server/src/domains/offers/catalogue/service.ts';
import type { Clock } from './clock.ts';
import { withDrawings } from './drawing.ts';
import type { People } from './people.ts';

/** A putting line to a hole, as a coach would sketch it. */
const PUTTING_LINE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
  <rect width="1200" height="900" fill="#2f8a5b"/><path d="M0 620c380-120 760 60 1200-90v370H0z" fill="#27744d"/>
  <path d="M240 760C420 560 700 520 930 250" fill="none" stroke="#fdf3d4" stroke-width="14" stroke-dasharray="4 34" stroke-linecap="round"/>
  <ellipse cx="940" cy="238" rx="44" ry="18" fill="#123b29"/><path d="M940 238V60" stroke="#46544c" stroke-width="10"/>
  <path d="M940 64l130 46-130 48z" fill="#ff6a55"/><circle cx="236" cy="770" r="26" fill="#fff"/></svg>`;

/** Days from today, the hour (of today it is the moment), who wrote (the coach, or a player by their place), and whether the other one has read it. */
type Line = [day: number, hour: number, by: 'coach' | 'player', text: string, isRead?: boolean];

/** What the coach and each player wrote to each other, in the order of time; the demo player is the first. */
const CONVERSATIONS: Record<number, Line[]> = {
  0: [
    [
      -21,
      18,
      'coach',
      'Good work today. The strike is much closer to the middle.\n\nThree things for the week: feet together, half swings, and no ball for the first ten minutes.',
    ],
    [-21, 20, 'player', 'Thank you! Feet together feels very odd, but I can hear the difference.'],
    [
      -9,
      12,
      'player',
      'Played at Ashdown on Saturday: 84. The old slice came back on the last three holes, when I got tired.',
    ],
    [
      -9,
      17,
      'coach',
      'That is your best this autumn. When you get tired, shorten the backswing before anything else. We will film the driver next time.',
    ],
    [
      -2,
      9,
      'coach',
      'Have a look at this before Thursday: https://www.randa.org/rog/the-rules-of-golf. The part about the penalty area, so that we can play hole 7 properly.',
    ],
    [-1, 19, 'player', 'Read it. So I may take the drop without finding the ball first?'],
    [-1, 20, 'coach', 'If you are virtually certain that it is in there, yes.'],
    [
      0,
      6,
      'coach',
      'Frost on the practice ground this morning. We start on the putting green, so bring the putter and a warm hat.',
      false,
    ],
  ],
  1: [
    [-6, 11, 'player', 'Could we move to a later time from December? The light goes so early now.'],
    [-6, 13, 'coach', 'Yes. From the first week on I have floodlights until eight on Tuesdays and Thursdays.'],
    [0, 5, 'player', 'Tuesdays are perfect. I have booked the next four.', false],
  ],
  3: [
    [
      -1,
      21,
      'player',
      'My new wedges have arrived! Shall I bring both, or do you want to see the old ones too?',
      false,
    ],
  ],
  5: [[-4, 15, 'coach', 'Your video has arrived, thank you. I will look at it tonight.']],
};

const QUICK_REPLIES = [
  'On my way, five minutes.',
  'Frost on the ground: we start on the putting green.',
  'Great work today. Your record will be ready tonight.',
];

const EMPTY: Omit<MessageIn, 'msg'> = {
  player: null,
  group: null,
  offer_id: null,
  lesson_id: null,
  drill_id: null,
  quoted_id: null,
};

/** Lets the coach and the players write to each other: weeks of it, with a message to a group, and some that nobody has read yet. */
export async function writeMessages({ coach, players }: People, clock: Clock): Promise<void> {
  const write = (by: Actor, input: Partial<MessageIn> & { msg: string }, services: AppServices) =>
    sendMessage(by, { ...EMPTY, ...input }, services, { key: null, files: [] });
  for (const [place, lines] of Object.entries(CONVERSATIONS)) {
    const player = players[Number(place)]!;
    for (const [day, hour, by, msg, isRead = true] of lines) {
      const [writer, reader] = by === 'coach' ? [coach, player] : [player, coach];
      const services = day === 0 ? clock.present : clock.on(day, hour);
      const { id } = await write(writer, { msg, player: by === 'coach' ? player.id : null }, services);
      if (isRead) await openMessage(reader, id, services);
    }
  }
  await writeToClinic({ coach, players }, clock);
  for (const content of QUICK_REPLIES) await addQuickReply(coach, { content }, clock.on(-20));
}

/** The short game clinic hears of an offer, with a picture; half of them have read it. */
async function writeToClinic({ coach, players }: People, clock: Clock): Promise<void> {
  const services = clock.on(-1, 8);
  const groups = await listGroups(coach, { page: 1 }, services);
  const offers = Object.values(await listOffers(coach, { page: 1 }, services)).flat();
  const input: MessageIn = {
    ...EMPTY,
    group: groups.find(({ name }) => name === 'Short game clinic')?.id ?? null,
    offer_id: offers.find(({ title }) => title === 'Winter bunker clinic')?.id ?? null,
    msg: 'Saturday is about reading greens. Try this line at home on the carpet: aim at the dashes, not at the hole.\n\nAnd there are places left in the sand.',
  };
  const { id } = await withDrawings('images', [PUTTING_LINE], (files) =>
    sendMessage(coach, input, services, { key: null, files }),
  );
  for (const place of [2, 7]) await openMessage(players[place]!, id, clock.on(-1, 19));
}

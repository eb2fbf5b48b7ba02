import { recordIn } from '@fairway/contracts/lessons/records';
import { addComment } from '../../apps/server/src/domains/lessons/comments/service.ts';
import { saveRecord } from '../../apps/server/src/domains/lessons/records/service.ts';
import type { Actor } from '../../apps/server/src/app/context.ts';
import type { Clock } from './clock.ts';
import { withClip, withDrawings } from './drawing.ts';
import { filmSwing, type SwingName } from './swing.ts';

/** A golfer at the top of the swing, the club at so many degrees past upright; drawn, for the demo world has no photographs. */
const drawTop = (club: number, sky: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">
  <rect width="1200" height="900" fill="${sky}"/>
  <path d="M0 560c240-70 420-40 640-60s380-50 560-20v420H0z" fill="#8fc3a1"/>
  <path d="M0 680c300-50 760-40 1200 10v210H0z" fill="#3c8f61"/>
  <ellipse cx="600" cy="800" rx="210" ry="26" fill="#2b6b48"/>
  <path d="M540 800l36-190h70l44 190h-52l-32-120-22 120z" fill="#27313a"/>
  <path d="M562 400c-14 90-10 160 6 220h88c22-70 30-150 12-230z" fill="#f6f3ea"/>
  <circle cx="606" cy="334" r="50" fill="#e6bd98"/>
  <path d="M556 322c4-40 28-58 54-58s48 18 50 48c14 2 28 8 40 18-40-10-90-14-144-8z" fill="#16472f"/>
  <path d="M580 430c40-40 96-84 150-116l22 34c-44 34-92 80-120 118z" fill="#e6bd98"/>
  <g transform="rotate(${club} 742 330)">
    <path d="M738 336V60l8-2v278z" fill="#4a5560"/>
    <path d="M738 62c-26-2-44 8-50 26 24 6 40 4 58-8z" fill="#27313a"/>
  </g>
</svg>`;

/** A ball half buried, and the sand behind it. */
const BUNKER = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">
  <rect width="1200" height="900" fill="#3c8f61"/>
  <path d="M90 470c80-260 420-330 640-270s430 180 390 380-330 270-560 250S10 730 90 470z" fill="#ebdfc2"/>
  <path d="M160 500c90-190 380-250 570-200s340 150 310 310-280 200-470 190S90 690 160 500z" fill="#f5ecd6"/>
  <ellipse cx="640" cy="560" rx="110" ry="42" fill="#d9c9a0"/>
  <circle cx="640" cy="510" r="58" fill="#fff"/>
  <circle cx="622" cy="494" r="8" fill="#e3e6ea"/><circle cx="652" cy="490" r="8" fill="#e3e6ea"/><circle cx="640" cy="520" r="8" fill="#e3e6ea"/>
  <path d="M380 600h190" stroke="#d3492f" stroke-width="12" stroke-linecap="round"/>
  <path d="M570 570v60" stroke="#d3492f" stroke-width="12" stroke-linecap="round"/>
</svg>`;

const shot = (horizon: number, vertically: number, type: 1 | 2 | 3) => ({ horizon, vertically, type });

/** What the coach drew over the swing: a line that the head stays on, and a word at the moment of the strike. */
const DRAWN = [
  {
    id: 'head',
    kind: 'circle',
    colour: 'white',
    at_ms: 0,
    span: 'clip',
    points: [
      [0.5, 0.32],
      [0.6, 0.32],
    ],
  },
  {
    id: 'axis',
    kind: 'line',
    colour: 'yellow',
    at_ms: 0,
    span: 'clip',
    points: [
      [0.5, 0.16],
      [0.5, 0.92],
    ],
  },
  { id: 'strike', kind: 'text', colour: 'red', at_ms: 1200, span: 'moment', points: [[0.58, 0.86]], text: 'Strike' },
];

/** A video of a swing, and what the coach drew over it. */
interface Clip {
  swing: SwingName;
  content: string;
  overlay?: object[];
}

/** What the coach wrote of the demo player's lessons, by the lesson's note; `comments` are the player's. */
const RECORDS: Record<
  string,
  { title: string; sections: object[]; drawings: Record<number, string[]>; clips?: Clip[]; comment?: string }
> = {
  'First look at the driver': {
    title: 'Driver: a shorter backswing',
    sections: [
      {
        type: 'text',
        content:
          'The club went well past parallel, and the ball started left and came back.\n\nStop when the left arm is level, then turn. Ten slow ones before each bucket.',
      },
      { type: 'doubleImage', content: 'At the top: where it was, and where it should be.' },
      {
        type: 'chart',
        club: 'Driver',
        content: 'Ten balls after the change.',
        chart: [
          shot(4, 2, 2),
          shot(3, -1, 2),
          shot(5, 1, 2),
          shot(2, 3, 2),
          shot(0, 2, 1),
          shot(1, 4, 1),
          shot(-1, 3, 1),
          shot(2, 5, 2),
          shot(0, 4, 1),
          shot(-2, 2, 3),
        ],
      },
    ],
    drawings: { 1: [drawTop(96, '#f3d9b8'), drawTop(58, '#cfe3ee')] },
    clips: [
      { swing: 'before', content: 'As you came: the club goes well past parallel.' },
      {
        swing: 'after',
        content: 'An hour later, in slow motion: look where the hands are when the club meets the ball.',
        overlay: DRAWN,
      },
    ],
    comment: 'The slice is almost gone. It felt strange on Saturday, though!',
  },
  'Bunker play': {
    title: 'Out of the bunker, every time',
    sections: [
      { type: 'singleImage', content: 'Enter the sand a hand’s breadth behind the ball.' },
      { type: 'text', content: 'Open the face first, then take your grip. Swing along your feet, and finish high.' },
    ],
    drawings: { 0: [BUNKER] },
  },
  Putting: {
    title: 'Putting: pace before line',
    sections: [
      {
        type: 'putting_chart',
        content: 'From twenty feet. Past the hole is better than short.',
        metric: false,
        chart: [shot(0, -4, 1), shot(1, -2, 2), shot(0, 1, 1), shot(-1, 2, 3), shot(0, 0, 1)],
      },
      { type: 'text', content: 'The ladder drill: three balls each to ten, fifteen and twenty feet, twice a week.' },
    ],
    drawings: {},
  },
};

interface Lived {
  coach: Actor;
  player: Actor;
  lesson_id: string;
  /** The lesson's note, and its day counted from today. */
  note: string;
  day: number;
}

/** Writes the record of one of the demo player's lessons that evening, part by part as the app does, and publishes it. */
export async function writeRecord({ coach, player, lesson_id, note, day }: Lived, clock: Clock): Promise<void> {
  const record = RECORDS[note];
  if (!record) return;
  const services = clock.on(day, 20);
  const { title, sections, drawings, clips = [], comment } = record;
  for (const [nth, section] of sections.entries()) {
    const isPair = (drawings[nth]?.length ?? 0) > 1;
    const input = recordIn.parse({ lesson: lesson_id, records: [{ ref: `${lesson_id}:${nth}`, ...section }] });
    await withDrawings(isPair ? 'records[0][images]' : 'records[0][image]', drawings[nth] ?? [], (files) =>
      saveRecord(coach, input, services, files),
    );
  }
  for (const { swing, ...clip } of clips) {
    const section = { ref: `${lesson_id}:${swing}`, type: 'video', ...clip };
    const input = recordIn.parse({ lesson: lesson_id, records: [section] });
    await withClip('records[0][video]', await filmSwing(swing), (files) => saveRecord(coach, input, services, files));
  }
  await saveRecord(coach, recordIn.parse({ lesson: lesson_id, title, records: [] }), services);
  if (comment) await addComment(player, { id: lesson_id, content: comment }, clock.on(day + 2, 18));
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import sharp from 'sharp';

const WIDTH = 540;
const HEIGHT = 720;

interface Swing {
  /** Pictures a second, as the phone filmed it. */
  fps: number;
  /** When each part of the swing is over, in seconds: standing, to the top, down to the ball, to the finish, holding it. */
  standing: number;
  top: number;
  strike: number;
  finish: number;
  end: number;
  /** Where arms and wrists are at the top, in degrees. */
  arms: number;
  wrists: number;
}

/** The demo player's swings: past parallel as they came, and shorter as they left, in slow motion. */
const SWINGS = {
  before: { fps: 60, standing: 0.4, top: 1.35, strike: 1.65, finish: 1.95, end: 2.2, arms: -178, wrists: -112 },
  after: { fps: 240, standing: 0.2, top: 0.95, strike: 1.2, finish: 1.5, end: 1.7, arms: -150, wrists: -95 },
} as const satisfies Record<string, Swing>;
export type SwingName = keyof typeof SWINGS;

const GROUND = 660;
const BALL = { x: 290, y: GROUND - 8 };
const SHOULDERS = { x: 270, y: 300 };
const ARMS = 140;
const CLUB = 205;
/** A drive, in pixels a second: gone within a few pictures. */
const BALL_SPEED = 9000;

const share = (at: number, from: number, to: number): number => Math.min(1, Math.max(0, (at - from) / (to - from)));
const smooth = (x: number): number => x * x * (3 - 2 * x);

/** Where arms and wrists are at a moment, in degrees from hanging down; to the top they turn left. */
function poseAt(at: number, { standing, top, strike, finish, ...far }: Swing): { arms: number; wrists: number } {
  const back = smooth(share(at, standing, top));
  const down = share(at, top, strike) ** 2;
  const on = 1 - (1 - share(at, strike, finish)) ** 2;
  return {
    arms: far.arms * back * (1 - down) + 150 * on,
    // The wrists stay bent until late on the way down, which is what a swing's speed comes from.
    wrists:
      far.wrists * back * (1 - share(at, top + 0.14, strike) ** 1.5) + 100 * smooth(share(at, strike + 0.04, finish)),
  };
}

const reach = (from: { x: number; y: number }, degrees: number, length: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * length, y: from.y + Math.cos(angle) * length };
};

/** The golfer at a moment, seen from the front. */
function drawSwing(at: number, swing: Swing): string {
  const { arms, wrists } = poseAt(at, swing);
  const hands = reach(SHOULDERS, arms, ARMS);
  const head = reach(hands, arms + wrists, CLUB);
  const turn = arms / 12;
  const ball = {
    x: BALL.x + Math.max(0, at - swing.strike) * BALL_SPEED,
    y: BALL.y - Math.max(0, at - swing.strike) * BALL_SPEED * 0.2,
  };
  const point = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#cfe3ee"/>
  <path d="M0 430c120-50 220-30 320-44s170-30 220-16v350H0z" fill="#8fc3a1"/>
  <path d="M0 560h540v160H0z" fill="#3c8f61"/>
  <ellipse cx="270" cy="${GROUND + 4}" rx="130" ry="16" fill="#2b6b48"/>
  <path d="M244 470l-34 190h34l28-150 28 150h34l-34-190z" fill="#27313a"/>
  <g transform="rotate(${turn.toFixed(1)} 270 470)">
    <path d="M228 300c-8 70-2 130 14 180h56c16-50 22-110 14-180-20-22-64-22-84 0z" fill="#f6f3ea"/>
  </g>
  <circle cx="270" cy="236" r="38" fill="#e6bd98"/>
  <path d="M232 228c4-30 20-42 38-42s36 12 38 36c10 2 20 6 28 12-30-8-70-10-104-6z" fill="#16472f"/>
  <path d="M${point(hands)} L${point(head)}" stroke="#4a5560" stroke-width="6" stroke-linecap="round"/>
  <circle cx="${head.x.toFixed(1)}" cy="${head.y.toFixed(1)}" r="13" fill="#27313a"/>
  <path d="M246 302L${point(hands)}L294 302" stroke="#e6bd98" stroke-width="20" stroke-linejoin="round" stroke-linecap="round" fill="none"/>
  <circle cx="${ball.x.toFixed(1)}" cy="${ball.y.toFixed(1)}" r="8" fill="#fff"/>
</svg>`;
}

const draw = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

/** All pictures one after another, each drawn once however long it stands. */
async function* drawFrames(swing: Swing): AsyncGenerator<Buffer> {
  const ahead = 8;
  const pending: { svg: string; frame: Promise<Buffer> }[] = [];
  for (let nth = 0; nth < swing.end * swing.fps; nth += 1) {
    const svg = drawSwing(nth / swing.fps, swing);
    const last = pending.at(-1);
    pending.push(last?.svg === svg ? last : { svg, frame: draw(svg) });
    if (pending.length > ahead) yield pending.shift()!.frame;
  }
  for (const { frame } of pending) yield frame;
}

const options = (line: string): string[] => line.split(' ');

async function film(file: string, swing: Swing): Promise<void> {
  const { fps, strike, end } = swing;
  const sound = `aevalsrc='0.9*gte(t,${strike})*exp((${strike}-t)*350)*(random(0)*2-1)+0.002*(random(1)*2-1)':s=48000:d=${end}`;
  await execa(
    'ffmpeg',
    [
      ...options(`-v error -y -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${fps} -i pipe:0 -f lavfi -i`),
      sound,
      ...options('-c:v libx264 -preset ultrafast -crf 20 -pix_fmt yuv420p -c:a aac -f mp4'),
      file,
    ],
    { stdin: drawFrames(swing), encoding: 'buffer' },
  );
}

async function filmOnce(name: SwingName): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-swing-'));
  try {
    const file = path.join(folder, 'swing.mp4');
    await film(file, SWINGS[name]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const filmed = new Map<SwingName, Promise<Buffer>>();

/** A swing as a phone films it, with the sound of the strike; drawn, and made once for as long as the process runs. */
export function filmSwing(name: SwingName): Promise<Buffer> {
  const clip = filmed.get(name) ?? filmOnce(name);
  filmed.set(name, clip);
  return clip;
}

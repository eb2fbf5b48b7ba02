import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import sharp from 'sharp';

const WIDTH = 540;
const HEIGHT = 720;
/** As phones film a swing. */
const FPS = 240;
/** When each part of the swing is over, in seconds: standing, to the top, down to the ball, to the finish, holding it. */
const STANDING = 0.2;
const TOP = 0.95;
const STRIKE = 1.2;
const FINISH = 1.5;
const END = 1.7;

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
function poseAt(at: number): { arms: number; wrists: number } {
  const back = smooth(share(at, STANDING, TOP));
  const down = share(at, TOP, STRIKE) ** 2;
  const on = 1 - (1 - share(at, STRIKE, FINISH)) ** 2;
  return {
    arms: -150 * back * (1 - down) + 150 * on,
    // The wrists stay bent until late on the way down, which is what a swing's speed comes from.
    wrists: -95 * back * (1 - share(at, TOP + 0.14, STRIKE) ** 1.5) + 100 * smooth(share(at, STRIKE + 0.04, FINISH)),
  };
}

const reach = (from: { x: number; y: number }, degrees: number, length: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * length, y: from.y + Math.cos(angle) * length };
};

/** The golfer at a moment, seen from the front. */
function drawSwing(at: number): string {
  const { arms, wrists } = poseAt(at);
  const hands = reach(SHOULDERS, arms, ARMS);
  const head = reach(hands, arms + wrists, CLUB);
  const turn = arms / 12;
  const ball = {
    x: BALL.x + Math.max(0, at - STRIKE) * BALL_SPEED,
    y: BALL.y - Math.max(0, at - STRIKE) * BALL_SPEED * 0.2,
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
async function* drawFrames(): AsyncGenerator<Buffer> {
  const ahead = 8;
  const pending: { svg: string; frame: Promise<Buffer> }[] = [];
  for (let nth = 0; nth < END * FPS; nth += 1) {
    const svg = drawSwing(nth / FPS);
    const last = pending.at(-1);
    pending.push(last?.svg === svg ? last : { svg, frame: draw(svg) });
    if (pending.length > ahead) yield pending.shift()!.frame;
  }
  for (const { frame } of pending) yield frame;
}

const options = (line: string): string[] => line.split(' ');

async function film(file: string): Promise<void> {
  const sound = `aevalsrc='0.9*gte(t,${STRIKE})*exp((${STRIKE}-t)*350)*(random(0)*2-1)+0.002*(random(1)*2-1)':s=48000:d=${END}`;
  await execa(
    'ffmpeg',
    [
      ...options(`-v error -y -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FPS} -i pipe:0 -f lavfi -i`),
      sound,
      ...options('-c:v libx264 -preset ultrafast -crf 20 -pix_fmt yuv420p -c:a aac -f mp4'),
      file,
    ],
    { stdin: drawFrames(), encoding: 'buffer' },
  );
}

let filmed: Promise<Buffer> | undefined;

async function filmOnce(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-swing-'));
  try {
    const file = path.join(folder, 'swing.mp4');
    await film(file);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A swing as a phone films it in slow motion, with the sound of the strike; drawn, and made once for as long as the process runs. */
export const filmSwing = (): Promise<Buffer> => (filmed ??= filmOnce());

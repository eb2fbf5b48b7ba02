import { saveProfile } from '../../apps/server/src/domains/users/profile/service.ts';
import type { Actor } from '../../apps/server/src/app/context.ts';
import type { Clock } from './clock.ts';
import { withDrawings } from './drawing.ts';

/** The coach on a summer's morning, drawn: the demo world has no photographs. */
const PORTRAIT = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
  <rect width="800" height="800" fill="#d8ebdf"/>
  <circle cx="640" cy="170" r="80" fill="#f4d9a0"/>
  <path d="M0 520c160-90 300-70 420-30s260 30 380-60v370H0z" fill="#8fc3a1"/>
  <path d="M0 610c220-60 420-40 800 10v180H0z" fill="#3c8f61"/>
  <path d="M168 800c10-170 100-232 232-232s222 62 232 232z" fill="#16472f"/>
  <path d="M340 540h120v70c-20 30-100 30-120 0z" fill="#d9ab86"/>
  <ellipse cx="400" cy="400" rx="118" ry="146" fill="#e6bd98"/>
  <path d="M272 356c0-120 60-176 128-176s128 56 128 176c-60-26-196-26-256 0z" fill="#f6f3ea"/>
  <path d="M262 356c80-44 220-44 276 0 40 4 70 14 84 30-110-22-260-30-360-30z" fill="#f6f3ea"/>
  <path d="M352 470c26 26 70 26 96 0" fill="none" stroke="#8a5a3c" stroke-width="10" stroke-linecap="round"/>
  <circle cx="356" cy="408" r="9" fill="#4a3526"/><circle cx="444" cy="408" r="9" fill="#4a3526"/>
</svg>`;

/** What the coach tells of themself, with a picture. */
export async function writeProfile(coach: Actor, clock: Clock): Promise<void> {
  const profile = {
    qualifications: 'PGA Advanced Professional\nTPI Level 2\nTrackMan certified',
    specialisms: 'Short game\nPutting\nJuniors from eight years on',
    intro:
      'Golf should feel simple. I have taught at Ashdown Links for twenty years, and I would rather you enjoyed your Saturday than copied anybody’s swing.',
    email: 'coach@example.com',
    phone: '01825 555 010',
  };
  await withDrawings('image', [PORTRAIT], (pictures) => saveProfile(coach, profile, clock.on(-180), pictures));
}

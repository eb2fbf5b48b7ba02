import { SAM } from './people.ts';
import type { Profile } from '@fairway/contracts/users/profile';

/** A drawing in the place of a photograph: nothing is fetched in stories. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#bcd9c6"/><circle cx="40" cy="32" r="14" fill="#f2e3cf"/><path d="M12 80c2-22 14-30 28-30s26 8 28 30z" fill="#146039"/></svg>',
)}`;

/** Drawings of a course under three skies, in the place of photographs of an offer. */
export const SCENES: string[] = ['#cfe3ee', '#f3d9b8', '#3d5a73'].map(
  (sky, at) =>
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice"><rect width="800" height="600" fill="${sky}"/><circle cx="${180 + at * 220}" cy="150" r="52" fill="#fff7e0"/><path d="M0 360c160-110 280-40 430-90s250 10 370-60v390H0z" fill="#5aa57a"/><path d="M0 450c200-90 330 20 520-50 120-44 200-10 280-40v240H0z" fill="#20764a"/><ellipse cx="${540 - at * 140}" cy="478" rx="120" ry="22" fill="#ebdfc2"/></svg>`,
    )}`,
);

export const aProfile = (fields: Partial<Profile> = {}): Profile => ({
  image: PORTRAIT,
  qualifications: 'PGA Advanced Professional\nTPI Level 2\nTrackMan certified',
  specialisms: 'Short game\nPutting\nJuniors from eight years on',
  intro:
    'Golf should feel simple. I have taught at Ashdown Links for twenty years, and I would rather you enjoyed your Saturday than copied anybody’s swing.',
  email: 'sam.green@ashdown-links.example',
  phone: '01825 555 010',
  pro: SAM,
  updated_at: '2026-11-20T09:00:00.000Z',
  ...fields,
});

export const BLANK_PROFILE: Profile = aProfile({
  image: null,
  qualifications: '',
  specialisms: '',
  intro: '',
  email: '',
  phone: '',
  updated_at: null,
});

/** A file as a chooser hands it over. */
export const aPhoto = (name = 'me.png', type = 'image/png', bytes = 8): File =>
  new File([new Uint8Array(bytes)], name, { type });

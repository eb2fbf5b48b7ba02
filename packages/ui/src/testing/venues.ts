import type { Club } from '@fairway/contracts/users/profile';

export const aClub = (fields: Partial<Club> = {}): Club => ({
  id: 'club-1',
  user_id: 'pro-1',
  name: 'Ashdown Links',
  address: 'Mill Lane, Forest Row\nRH18 5AA',
  telephone: '01825 555 010',
  website: 'https://ashdown-links.example',
  owner: true,
  ...fields,
});

export const TWO_CLUBS: Club[] = [
  aClub(),
  aClub({ id: 'club-2', name: 'Riverside Range', address: null, telephone: null, website: null }),
];

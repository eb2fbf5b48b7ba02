import type { DispersionFilter } from '@fairway/ui/features/records/screens/DispersionScreen/DispersionScreen';

/** Which shots are looked at, as the address keeps it; shots of all clubs where it says nothing. */
export interface DispersionSearch {
  type?: 'putting_chart';
  club?: string;
}

/** Reads what anyone may have typed into the address. */
export const parseDispersionSearch = ({ type, club }: Record<string, unknown>): DispersionSearch => ({
  ...(type === 'putting_chart' && { type }),
  ...(typeof club === 'string' && club.trim() !== '' && { club: club.trim().slice(0, 255) }),
});

export const toDispersionFilter = ({
  type = 'chart',
  club,
}: {
  type?: DispersionFilter['type'];
  club?: string;
}): DispersionFilter => ({
  type,
  club: club ?? null,
});
export const toDispersionSearch = ({ type, club }: DispersionFilter): DispersionSearch => ({
  ...(type === 'putting_chart' && { type }),
  ...(club !== null && { club }),
});

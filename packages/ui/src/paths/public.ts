/** A time that somebody has chosen before they can book it; the start is `HH:MM:SS`, minutes for the duration. */
export interface ChosenTime {
  duration: number;
  date: string;
  start: string;
}

const formatChosen = ({ duration, date, start }: ChosenTime): string =>
  `duration=${duration}&date=${date}&time=${start.slice(0, 5)}`;

/** A coach's public page, with the time that has been chosen on it where there is one. */
export const publicPagePath = (code: string, chosen?: ChosenTime): string =>
  `/c/${code}${chosen ? `?${formatChosen(chosen)}` : ''}`;

/** Joining a coach by their code, to book the chosen time afterwards. */
export const joinPath = (code: string, chosen?: ChosenTime): string =>
  `/onboard?code=${code}${chosen ? `&${formatChosen(chosen)}` : ''}`;

/** Logging in, and back to a page of the app. */
export const loginPath = (from: string): string => `/login?from=${encodeURIComponent(from)}`;

/** The form of a booking with the time chosen. */
export const bookTimePath = (chosen: ChosenTime): string => `/player/lessons/book?${formatChosen(chosen)}`;

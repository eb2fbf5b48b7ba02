/** The moment at which stories stand still: Tuesday 24 November 2026, 09:12 in London. */
export const NOW = new Date('2026-11-24T09:12:00Z');
export const TODAY = '2026-11-24';
export const ZONE = 'Europe/London';

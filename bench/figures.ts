/** One measured figure. With a `limit` it is a promise: `keeps` says whether it was kept. */
export interface Figure {
  what: string;
  value: number;
  unit: 'x' | 'ms' | 's' | 'kB' | 'MB' | 'round trips' | 'per second' | '%' | '';
  limit?: { most: number } | { least: number } | { exactly: number };
  how: string;
}

export const keeps = ({ value, limit }: Figure): boolean => {
  if (!limit) return true;
  if ('most' in limit) return value <= limit.most;
  if ('least' in limit) return value >= limit.least;
  return value === limit.exactly;
};

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const limitText = ({ limit }: Figure) => {
  if (!limit) return '';
  if ('most' in limit) return `at most ${limit.most}`;
  return 'least' in limit ? `at least ${limit.least}` : `exactly ${limit.exactly}`;
};

const number = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1));

/** The figures as a Markdown table. */
export function formatTable(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const verdict = figure.limit ? (keeps(figure) ? 'kept' : '**broken**') : '';
    return `| ${figure.what} | ${number(figure.value)} ${figure.unit} | ${limitText(figure)} | ${verdict} | ${figure.how} |`;
  });
  return ['| what | measured | promised | | how |', '|---|---|---|---|---|', ...rows].join('\n');
}

import { expect, test, vi } from 'vitest';
import { logOutages } from './outages.ts';

const WORDS = { away: 'It is away', back: 'It is back' };

function outages() {
  const lines: unknown[] = [];
  const clock = { at: 0 };
  const tell = (facts: object, text: string) => lines.push([text, facts]);
  const log = { warn: vi.fn(tell), info: vi.fn(tell) };
  const told = logOutages(log as never, WORDS, () => clock.at);
  return { lines, clock, told };
}

test('an outage of ten minutes with thousands of failures is a dozen lines: one, then a count each minute, then its end', () => {
  const { lines, clock, told } = outages();
  for (let i = 0; i < 6000; i += 1) {
    clock.at = i * 100;
    told.failed(new Error('connect ECONNREFUSED'));
  }
  told.works();
  told.works();
  expect(lines).toHaveLength(11);
  expect(lines[0]).toEqual(['It is away', { reason: 'connect ECONNREFUSED', failures: 1 }]);
  expect(lines[1]).toEqual(['It is away', { reason: 'connect ECONNREFUSED', failures: 600 }]);
  expect(lines.at(-1)).toEqual(['It is back', { failures: 599 }]);
});

test('what comes and goes is told of once a minute', () => {
  const { lines, clock, told } = outages();
  for (let i = 0; i < 600; i += 1) {
    clock.at = i * 100;
    told.failed(new Error('451 not now'));
    told.works();
  }
  expect(lines.map((line) => (line as [string])[0])).toEqual(['It is away', 'It is back']);
});

test('what works is nothing to tell', () => {
  const { lines, told } = outages();
  told.works();
  expect(lines).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { formatFullName, formatShortName, formatWriter } from './person-names.ts';

describe('people', () => {
  test.each([
    [{ first_name: 'Alex', last_name: 'Taylor' }, 'A. Taylor', 'Alex Taylor'],
    [{ first_name: 'zoë', last_name: 'de Vries' }, 'Z. de Vries', 'zoë de Vries'],
    [{ first_name: '', last_name: 'Taylor' }, 'Taylor', 'Taylor'],
    [{ first_name: 'Alex', last_name: '' }, 'A.', 'Alex'],
  ])('%j', (person, short, full) => {
    expect([formatShortName(person), formatFullName(person)]).toEqual([short, full]);
  });

  test('are named with their guardian, where that is who writes', () => {
    const [emma, anna] = [
      { first_name: 'Emma', last_name: 'Smith' },
      { first_name: 'Anna', last_name: 'Jones' },
    ];
    expect([formatWriter(emma, anna), formatWriter(emma, null)]).toEqual(['Anna Jones for Emma Smith', 'Emma Smith']);
  });
});

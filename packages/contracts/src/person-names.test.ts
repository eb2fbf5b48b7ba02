import { describe, expect, test } from 'vitest';
import { formatFullName, formatInitials, formatShortName, formatWriter } from './person-names.ts';

describe('people', () => {
  test.each([
    [{ first_name: 'Alex', last_name: 'Taylor' }, 'A. Taylor', 'Alex Taylor', 'AT'],
    [{ first_name: 'zoë', last_name: 'de Vries' }, 'Z. de Vries', 'zoë de Vries', 'ZD'],
    [{ first_name: '', last_name: 'Taylor' }, 'Taylor', 'Taylor', 'T'],
    [{ first_name: 'Alex', last_name: '' }, 'A.', 'Alex', 'A'],
    [{ first_name: ' élodie', last_name: '𝒯aylor' }, 'É. 𝒯aylor', 'élodie 𝒯aylor', 'É𝒯'],
  ])('%j', (person, short, full, initials) => {
    expect([formatShortName(person), formatFullName(person), formatInitials(person)]).toEqual([short, full, initials]);
  });

  test('are named with their guardian, where that is who writes', () => {
    const [emma, anna] = [
      { first_name: 'Emma', last_name: 'Smith' },
      { first_name: 'Anna', last_name: 'Jones' },
    ];
    expect([formatWriter(emma, anna), formatWriter(emma, null)]).toEqual(['Anna Jones for Emma Smith', 'Emma Smith']);
  });
});

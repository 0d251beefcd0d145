import { expect, test } from 'vitest';
import { personName } from './personName.ts';

test.each([
  [{ first_name: 'Suharti', last_name: '' }, 'Suharti'],
  [{ first_name: 'Suharti', last_name: null }, 'Suharti'],
  [{ first_name: ' Jan ', last_name: 'van der Berg' }, 'Jan van der Berg'],
  [{ first_name: '山田花子' }, '山田花子'],
  [{}, ''],
])('%j is called “%s”', (person, name) => expect(personName(person)).toBe(name));

import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['Sam 🦊', 5, 'Sam '],
  ['Sam 🦊', 6, 'Sam 🦊'],
  ['Sam', 5, 'Sam'],
  ['🦊🦊', 3, '🦊'],
])('“%s” in %d characters is “%s”', (text, length, shown) => expect(truncate(text, length)).toBe(shown));

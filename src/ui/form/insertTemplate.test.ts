import { expect, test } from 'vitest';
import { insertTemplate } from './insertTemplate.ts';

test.each([
  ['fills an empty field', '', '', 'Thank you.'],
  ['fills a field of blanks', ' \n', '', 'Thank you.'],
  ['follows what was typed', 'Dear Leah,\n', '', 'Dear Leah,\n\nThank you.'],
  ['replaces the template before it', 'Sorry.', 'Sorry.', 'Thank you.'],
  [
    'replaces the template before it after what was typed',
    'Dear Leah,\n\nSorry.',
    'Sorry.',
    'Dear Leah,\n\nThank you.',
  ],
  ['follows a template that was changed since', 'Sorry, Leah.', 'Sorry.', 'Sorry, Leah.\n\nThank you.'],
])('a template %s', (_, typed, tried, text) => {
  expect(insertTemplate(typed, 'Thank you.', tried)).toBe(text);
});

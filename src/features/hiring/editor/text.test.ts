import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../../../../tests/support/unit/examples.ts';
import { linesOf } from '../../../ui/bullets.ts';
import { htmlOf, toPlainText } from './text.ts';

test('paragraphs and dashes become what the server keeps, and come back as they were typed', () => {
  const typed =
    'You keep a network running.\nDay and night.\n\nIn this job you will:\n- find faults\n- lead <four> & more\n\nCome and see.';
  const html =
    '<p>You keep a network running.<br>Day and night.</p><p>In this job you will:</p><ul><li>find faults</li><li>lead &lt;four&gt; &amp; more</li></ul><p>Come and see.</p>';
  expect(htmlOf(typed)).toBe(html);
  expect(toPlainText(html)).toBe(
    'You keep a network running.\nDay and night.\n\nIn this job you will:\n\n- find faults\n- lead <four> & more\n\nCome and see.',
  );
});

test('bold, emphasis, links and numbered points are kept when a text is opened and saved again', () => {
  const html =
    '<p>We look for a <strong>shift manager</strong> with <em>calm</em>: <a href="https://a.example/x?a=1&amp;b=2">see <strong>us</strong></a>.</p><ol><li>first_aid_course</li><li><strong><em>Drive</em></strong></li></ol>';
  const typed =
    'We look for a **shift manager** with _calm_: [see **us**](https://a.example/x?a=1&b=2).\n\n1. first_aid_course\n2. **_Drive_**';
  expect([toPlainText(html), htmlOf(typed)]).toEqual([typed, html]);
  expect(toPlainText('<p><strong> two<br>lines </strong>and <a>no address</a></p>')).toBe(
    '**two**\n**lines** and no address',
  );
  expect(htmlOf('2 * 3 ** 4, snake_case_word, [x](javascript:alert(1))')).toBe(
    '<p>2 * 3 ** 4, snake_case_word, [x](javascript:alert(1))</p>',
  );
});

test('numbers make points where they count up from 1; any other number belongs to the words', () => {
  const typed = '1. Drive\n2) Load\n(12) Squadron supports you.\n3. Rest';
  expect(linesOf(typed)).toEqual(['Drive', 'Load', '(12) Squadron supports you.', 'Rest']);
  expect(htmlOf(typed)).toBe(
    '<ol><li>Drive</li><li>Load</li></ol><p>(12) Squadron supports you.<br>3. Rest</p>',
  );
  expect(htmlOf('47. Air Despatch Squadron')).toBe('<p>47. Air Despatch Squadron</p>');
});

const typing = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        '**',
        '*',
        '_',
        '[',
        '](https://a.example)',
        ' ',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        'word',
        'ü',
        '"',
      ),
    )
    .map((parts) => parts.join('')),
);

test('what came back is kept the same however often it is opened', () => {
  fc.assert(
    fc.property(typing, (typed) => {
      const once = toPlainText(htmlOf(typed));
      expect(toPlainText(htmlOf(once))).toBe(once);
    }),
    { numRuns: examples(2000) },
  );
});

test('one line is one entry, with or without its dash', () => {
  expect(linesOf('- A driving licence\n\n  Five years of it \n• Calm')).toEqual([
    'A driving licence',
    'Five years of it',
    'Calm',
  ]);
});

test('the signs of a list that was copied from a document are no part of its entries', () => {
  const copied =
    '● Lead a team\n\uf0b7\tPlan shifts\no Keep records\n– Train others\n1. Drive\n2) Load\n10 years of it';
  const entries = [
    'Lead a team',
    'Plan shifts',
    'Keep records',
    'Train others',
    'Drive',
    'Load',
    '10 years of it',
  ];
  expect(linesOf(copied)).toEqual(entries);
  expect(htmlOf('You will:\n▪ lead a team\n\uf0a7 plan shifts\n\n1) Drive\n2) Load')).toBe(
    '<p>You will:</p><ul><li>lead a team</li><li>plan shifts</li></ul><ol><li>Drive</li><li>Load</li></ol>',
  );
});

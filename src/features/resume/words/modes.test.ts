import { expect, test } from 'vitest';
import { modes, nothingFor } from './modes.ts';

const praise = /already|short as it gets|No word can go/;

test('nothing to change is no praise while terms are unknown or the text is all capitals', () => {
  for (const { value } of modes) {
    expect(nothingFor(value, 'Ran MATT and MHS', ['MATT', 'MHS'])).toBe(
      'We found nothing to change. We don’t know these terms: MATT, MHS. Would an employer?',
    );
    expect(nothingFor(value, 'LED A MATT TEAM', [])).not.toMatch(praise);
  }
  expect(nothingFor('rephrase', 'Kept MATT', ['MATT'])).toContain('this term: MATT. Would an employer?');
  expect(nothingFor('rephrase', 'Planned the rota', [])).toBe(
    'This already reads well to a civilian. We found nothing to rephrase.',
  );
});

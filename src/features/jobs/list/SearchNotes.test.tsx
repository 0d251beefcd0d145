import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { JobSearchMeta } from '../../../api/jobs.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { SearchNotes } from './SearchNotes.tsx';

const nothing = {
  ...{ meanings: [], only_in_text: [], corrected: null, other_names: null, left_out: [] },
  ...{ has_most_words: false, has_only_common_words: false, has_words_begun_alike: false },
} as unknown as JobSearchMeta;

function show(meta: Partial<JobSearchMeta>, words: string[]) {
  const refined: string[][] = [];
  const { container } = render(
    <AppTheme>
      <SearchNotes
        meta={{ ...nothing, ...meta }}
        words={words}
        locale="en-GB"
        onRefine={(next) => refined.push(next)}
      />
    </AppTheme>,
  );
  return { refined, notes: [...container.querySelectorAll('[role=status]')].map((note) => note.textContent) };
}

const meaning = (as: JobSearchMeta['meanings'][number]['as'], written: string, label: string) => ({
  meanings: [{ as, written, means: [{ label, search: label }] }],
});
const related = { work: ['nursing', 'paramedic work'], alone: true, step: 'related' as const };

test.each([
  [{}, []],
  [meaning('short_form', 'H&S', 'health and safety'), ['“H&S” was read as health and safety.']],
  [meaning('unit', 'RLC', 'Royal Logistic Corps'), ['“RLC” was read as the Royal Logistic Corps.']],
  [
    meaning('rank', 'Corporal', 'leading a small team'),
    ['“Corporal” is a rank. Employers often want people who held it for leading a small team.'],
  ],
  [
    meaning('code', '88M20', '88M Motor Transport Operator'),
    ['“88M20” was read as 88M Motor Transport Operator.'],
  ],
  [
    { other_names: related },
    ['No jobs say “medic”. These are for related work: nursing and paramedic work.'],
  ],
  [
    { other_names: { ...related, step: 'same' as const } },
    ['No jobs say “medic”. These are for the same work under another name: nursing and paramedic work.'],
  ],
  [{ other_names: { ...related, alone: false } }, ['Also showing jobs in nursing and paramedic work.']],
  [
    { other_names: { ...related, step: 'family' as const } },
    ['No jobs say “medic”. These need some of the same skills: nursing and paramedic work.'],
  ],
  [
    { left_out: ['remote', 'San Antonio'] },
    ['No job matches everything. These leave out “remote” and “San Antonio”.'],
  ],
  [
    meaning('pay', '£40k', 'pay of at least £40,000 per year'),
    ['“£40k” was read as pay of at least £40,000 per year.'],
  ],
  [
    meaning('town', 'Keynsham', 'jobs within 25 miles of Keynsham, England'),
    ['“Keynsham” was read as jobs within 25 miles of Keynsham, England.'],
  ],
  [{ has_words_begun_alike: true }, ['No jobs say “medic”. These have words that begin the same way.']],
])('the notes of %j', (meta, notes) => {
  expect(show(meta, ['medic']).notes).toEqual(notes);
});

test('a form with several meanings offers each as a search of its own, and leaves the other words', async () => {
  const means = ['project manager', 'product manager'].map((label) => ({ label, search: label }));
  const { refined } = show({ meanings: [{ written: 'PM', as: 'short_form', means }] }, [
    'senior PM',
    'Leeds',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'product manager' }));
  expect(refined).toEqual([['senior product manager', 'Leeds']]);
});

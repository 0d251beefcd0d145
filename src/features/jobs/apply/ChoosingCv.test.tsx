import type { UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResumeSummary } from '../../../api/resumes.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { ChoosingCv } from './ChoosingCv.tsx';

const resumes = [
  { id: 3, title: 'Fitter CV', is_primary: false, completeness: 60 },
  { id: 4, title: 'Team leader CV', is_primary: true, completeness: 90 },
] as ResumeSummary[];

test('the CV used for applications is selected, and labelled as in the list of CVs', () => {
  render(
    <AppTheme>
      <ChoosingCv
        resumes={{ data: resumes, error: null } as UseQueryResult<ResumeSummary[]>}
        chosen={null}
        name="CV"
        problem={undefined}
        onChosen={() => {}}
      />
    </AppTheme>,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  const hintOf = (radio: HTMLInputElement) =>
    document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(radios.map((radio) => [radio.checked, hintOf(radio)])).toEqual([
    [false, '60% complete'],
    [true, 'Used for applications · 90% complete'],
  ]);
});

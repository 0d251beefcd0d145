import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { FindingList } from './FindingList.tsx';
import type { Finding } from './findings.ts';

const line: Finding = {
  text: 'This line is there twice',
  section: 'military_exp',
  entryId: 'a',
  fieldId: 'military_exp.a.highlights.1',
};
const addressOf = (section: string, entry?: string) => `?section=${section}&entry=${entry}`;

const show = (findings: Finding[], entryId: string | null) =>
  render(
    <MemoryRouter>
      <AppTheme>
        <FindingList {...{ findings, entryId, addressOf }} />
        <textarea id="military_exp.a.highlights.1" aria-label="Line 2" />
      </AppTheme>
    </MemoryRouter>,
  );

test('a finding about a line leads to its entry, and in the entry to the line', async () => {
  const user = userEvent.setup();
  const { unmount } = show([line], null);
  const link = screen.getByRole('link', { name: 'Open This line is there twice' });
  expect(link.getAttribute('href')).toBe('/?section=military_exp&entry=a');
  unmount();
  show([line], 'a');
  await user.click(screen.getByRole('button', { name: 'Go to it This line is there twice' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line 2' }));
});

test('without findings nothing is said', () => {
  show([], null);
  expect(screen.queryByRole('region', { name: 'What to improve here' })).toBeNull();
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import type { ResumeSummary } from '../../../api/resumes.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { Checking } from './Checking.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const job = { id: 5, company: { name: 'Northgate' }, questions: [] } as unknown as Job;
const resume = { id: 3, title: 'Fitter CV' } as ResumeSummary;
const profile = {
  ...{ first_name: 'Leah', last_name: 'Bennett', email: 'leah@demo.test', phone: null, headline: null },
  ...{ place: 'Leeds', service: 'British Army', years_served: 9, availability: null },
  ...{ willing_to_relocate: false, clearance: 'SC' },
};
const cv = {
  ...{ name: 'Leah Bennett', headline: 'Fitter', contact: ['Leeds'] },
  sections: [
    {
      heading: 'Skills',
      kind: 'words',
      entries: [{ title: 'Hydraulics', detail: '', dates: '', lines: [] }],
    },
  ],
};

async function show(
  candidate_visibility: User['candidate_visibility'],
  share: { phone: boolean; clearance: boolean },
  sent = profile,
) {
  keepSession();
  let query = '';
  network.answers({
    'GET /api/jobs/5/apply/preview': ({ url }) => {
      query = new URL(url).search;
      return data({ cv, profile: sent });
    },
  });
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <AppTheme>
        <Checking
          {...{ job, resume, updates: null, name: 'CV', busy: false, problem: undefined }}
          user={aUser({ candidate_visibility, user_details: { phone_number: '7700900123' } })}
          given={{ answers: [], cover_note: '', share }}
          onChange={() => {}}
          onConfirmed={() => {}}
        />
      </AppTheme>
    </QueryClientProvider>,
  );
  const paper = await screen.findByRole('region', { name: 'Your CV as Northgate will read it' });
  const facts = screen.getByRole('region', { name: 'Shared with it' });
  const lines = [...facts.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' | '),
  );
  const shown = { query, paper: paper.textContent, lines, facts: facts.textContent ?? '' };
  unmount();
  return shown;
}

test('the last step shows the CV as it will be sent, and each fact of what is shared with it, as the server says', async () => {
  const { query, paper, lines, facts } = await show('visible', { phone: false, clearance: true });
  expect(query).toBe('?resume_id=3&phone=0&clearance=1');
  expect(paper).toBe('Your CV as Northgate will read itLeah BennettFitterLeedsSkillsHydraulics');
  expect(lines).toEqual([
    'Name | Shared: Leah Bennett',
    'Email | Shared: leah@demo.test',
    'Headline | Not shared. Neither your profile nor this CV has a headline.',
    'Lives in | Shared: Leeds',
    'Service | Shared: British Army, 9 years',
    'Available | Not shared. Your profile doesn’t have this.',
    'Willing to relocate | Shared: No',
    'Phone | Not shared. You chose not to share this.',
    'Security clearance | Shared: SC',
    'Date of birth | Not shared. Never part of an application.',
    'Gender | Not shared. Never part of an application.',
    'Street address | Not shared. Never part of an application.',
    'How you left the service | Not shared. Never part of an application.',
  ]);
  expect(facts).toContain('On your profile, Northgate also sees your phone number.');
});

test('what was ticked and does not exist is not called shared', async () => {
  const { lines, facts } = await show(
    'hidden',
    { phone: true, clearance: true },
    { ...profile, clearance: null as unknown as string },
  );
  expect(lines).toContain('Phone | Not shared. Your profile has no phone number.');
  expect(lines).toContain('Security clearance | Not shared. This CV shows employers no security clearance.');
  expect(facts).not.toContain('On your profile');
});

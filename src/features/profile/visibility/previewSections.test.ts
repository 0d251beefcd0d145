import { expect, test } from 'vitest';
import type { CandidatePreview } from '../../../api/candidatePreview.ts';
import { viewsOf } from './previewSections.ts';

const preview = (change: Partial<CandidatePreview>): CandidatePreview => ({
  audience: 'recruiter',
  candidate_visibility: 'anonymous',
  card: null,
  candidate: null,
  application: null,
  ...change,
});

const candidate: NonNullable<CandidatePreview['candidate']> = {
  id: 4821,
  display_name: 'Candidate 4821',
  is_anonymous: true,
  civilian_title: 'Network engineer',
  service: 'British Army',
  rank_band: 'senior_nco',
  years_served: null,
  years_band: '10 to 14',
  place: { region: 'England', city: null },
  availability: 'within_1_month',
  skills: ['IP networking', 'Fault finding'],
  connection: 'none',
  updated_at: '2026-11-20T00:00:00Z',
  headline: null,
  willing_to_relocate: true,
  work_radius_km: null,
  people_led: 5,
  languages: [{ name: 'Welsh', level: 'Fluent' }],
  clearances: ['DV'],
  contact: null,
  profile_picture: null,
  resume: null,
  invitations: [],
  application: null,
  invitation: null,
};

test('only what an audience is shown has a line', () => {
  const [view, ...others] = viewsOf(preview({ candidate }), 'CV');
  expect([view?.about, others]).toEqual([
    'You’re in the candidate list, with a number instead of your name.',
    [],
  ]);
  expect(view?.seen.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Name: Candidate 4821',
    'Work: Network engineer',
    'Service: British Army, Senior NCO',
    'Years served: 10 to 14',
    'Place: England',
    'Availability: Within 1 Month',
    'Willing to relocate: Yes',
    'Skills: IP networking, Fault finding',
    'People led: 5 or more',
    'Languages: Welsh (Fluent)',
    'Clearance: DV',
  ]);
});

test('who is hidden is nothing to the public and to recruiters, and what they sent to an employer', () => {
  const application: NonNullable<CandidatePreview['application']> = {
    first_name: 'Leah',
    last_name: 'Bennett',
    email: 'leah@demo.test',
    phone: null,
    headline: null,
    place: 'Bristol, England',
    service: 'British Army',
    years_served: 1,
    availability: null,
    willing_to_relocate: null,
    clearance: null,
  };
  expect([
    viewsOf(preview({ audience: 'public' }), 'CV').map(({ seen }) => seen),
    viewsOf(preview({}), 'CV').map(({ seen }) => seen),
    viewsOf(preview({ audience: 'employer', application }), 'CV').map(({ seen }) => seen),
  ]).toEqual([
    [[]],
    [[]],
    [
      [
        { label: 'Name', text: 'Leah Bennett' },
        { label: 'Service', text: 'British Army' },
        { label: 'Years served', text: '1 year' },
        { label: 'Place', text: 'Bristol, England' },
        { label: 'Contact', text: 'leah@demo.test' },
        { label: 'CV', text: 'The CV you send with it' },
      ],
    ],
  ]);
  expect(viewsOf(preview({ audience: 'employer', application, candidate }), 'CV')).toHaveLength(2);
});

test('the public sees at most one card without a name', () => {
  const card = { civilian_title: 'Network engineer', region: null, years_band: '10 to 14', skills: ['IP'] };
  expect(viewsOf(preview({ audience: 'public', card }), 'CV')[0]?.seen).toEqual([
    { label: 'Work', text: 'Network engineer' },
    { label: 'Years served', text: '10 to 14' },
    { label: 'Skills', text: 'IP' },
  ]);
});

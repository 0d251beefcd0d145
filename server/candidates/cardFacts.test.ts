import { expect, test } from 'vitest';
import { matchCandidate } from '../match/load.ts';
import { cardFacts } from '../resumes/candidate/candidateFacts.ts';
import { jobFeatures } from '../scoring/jobFeatures.ts';
import { matchOf } from '../scoring/match.ts';
import { aboutCandidate } from '../scoring/voice.ts';

const now = new Date('2026-11-23T09:00:00Z');

const facts = {
  roles: [{ id: 1116, title: 'Networks Engineer' }],
  work: [{ kind: 'networks', strength: 1, text: 'Networks Engineer', source: 'military_exp' as const }],
  lines: [{ text: 'Ran 40 routers', source: 'military_exp' as const }],
  licences: [{ licence: 'sia', line: 'SIA licence' }],
  titles: [{ text: 'Analyst', source: 'military_exp' as const }],
  skills: [{ name: 'Tenth', source: 'training' as const }],
  periods: [{ from: '2012-03', to: null }],
  people_led: 13,
  leaves_on: '2027-02-01',
  spot: { city_id: 1, title: 'Bristol', state_id: 10, lat: 51, lng: -2 },
  radius_km: 35,
  relocates: false,
  clearances: [
    { level: 'DV', audience: 'approved_employers' as const },
    { level: 'SC', audience: 'applied_to' as const },
  ],
  languages: [{ name: 'Welsh', level: 'Fluent' }],
  resume_id: 9,
};
const card = {
  civilian_title: 'Analyst',
  skills: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'],
  service: { months: 160, since: null, until: null },
};

test('of a career the card keeps bands, what it is called and eight skills', () => {
  expect(cardFacts(facts, card)).toEqual({
    roles: [],
    work: [],
    lines: [],
    licences: [],
    titles: [{ text: 'Analyst', source: 'profile' }],
    skills: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => ({ name, source: 'skills' })),
    periods: [],
    service: { months: 160, since: null, until: null },
    people_led: 10,
    leaves_on: null,
    spot: null,
    radius_km: null,
    relocates: false,
    clearances: [{ level: 'DV', audience: 'approved_employers' }],
    languages: [{ name: 'Welsh', level: 'Fluent' }],
    resume_id: null,
  });
});

test('a match says no more of who is not named than the card', () => {
  const row = { availability: 'within_1_month', country_id: 232, state: 'England', state_id: 10 } as const;
  const candidate = matchCandidate(
    { ...row, facts: cardFacts(facts, card) },
    { seesPlace: false, isTrusted: false },
    now,
  );
  const match = matchOf(
    {
      ...{ id: 1, title: 'Head of networks', role: null, translated_roles: [1116] },
      ...jobFeatures({
        ...{ title: 'Head of networks', code: null, requirements: [] },
        skills: [],
        responsibilities: [],
      }),
      ...{ skills: [{ name: 'Tenth', is_required: true }], min_years: 12, country_id: 232, cities: [] },
      ...{ state: { id: 10, title: 'England' }, is_remote: false, remote_country_ids: [] },
      ...{ start_on: null, clearance_required: true },
    },
    candidate,
    aboutCandidate(null),
  );
  expect([...match.work, ...match.practical].map(({ state, reason }) => [state, reason])).toEqual([
    ['not_shown', 'The card shows no experience as a head of networks.'],
    ['not_known', 'Tenth isn’t on the card.'],
    ['partly', 'This candidate has at least 10 of the 12 years that the job asks for.'],
    ['shown', 'This candidate has led 10 people or more.'],
    ['shown', 'This candidate is in England, like the job.'],
    ['shown', 'This candidate holds DV clearance.'],
    ['shown', 'This candidate can start within a month.'],
  ]);
  expect([match.band, match.obstacles]).toEqual([null, []]);
});

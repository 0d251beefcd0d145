import { expect, test } from 'vitest';
import { jobFeatures } from './jobFeatures.ts';
import { workLabel } from './knowledge/graph.ts';
import { kindsOfWork } from './knowledge/kindsOfWork.ts';
import { matchCredential } from './parts/credentials.ts';
import { matchRole } from './parts/roles.ts';
import type { MatchCandidate, MatchJob } from './terms.ts';

const [unitedKingdom, unitedStates] = [232, 233];

const requirements = [
  'Commercial pilot licence',
  'Registered nurse license',
  'CIMA, part-qualified or better',
  'Practising certificate',
];

const jobIn = (country_id: number | null): MatchJob => ({
  ...jobFeatures({ title: 'Driver', code: null, skills: [], requirements, responsibilities: [] }),
  ...{ id: 1, title: 'Driver', role: null, translated_roles: [], skills: [], min_years: null, country_id },
  ...{ state: null, cities: [], is_remote: false, remote_country_ids: [], start_on: null },
  work: [{ kind: 'truckDriving', share: 1 }],
  clearance_required: false,
});

const candidateIn = (country_id: number): MatchCandidate => ({
  ...{ roles: [], titles: [], skills: [], lines: [], licences: [], clearances: [] },
  work: [{ kind: 'truckDriving', strength: 1, text: 'Motor Transport Operator', source: 'military_exp' }],
  ...{ months: 60, people_led: 0, country_id, state: null, city: null, radius_km: null },
  ...{ relocates: false, available_on: null, is_flexible: true },
});

const textsFor = (country_id: number | null, home: number) => [
  ...[matchRole, matchCredential].flatMap((part) =>
    part(jobIn(country_id), candidateIn(home)).rows.map(({ reason }) => reason),
  ),
];

const british = [
  'You served as “Motor Transport Operator”, which is lorry and truck driving.',
  'Your CV doesn’t show the commercial pilot’s licence that this job needs.',
  'Your CV doesn’t show the RN licence that this job needs.',
  'Your CV doesn’t show the accountancy qualification that this job needs.',
  'Your CV doesn’t show the licence to practise law that this job needs.',
];
const american = [
  'You served as “Motor Transport Operator”, which is truck driving.',
  'Your resume doesn’t show the commercial pilot’s license that this job needs.',
  'Your resume doesn’t show the RN license that this job needs.',
  'Your resume doesn’t show the accounting qualification that this job needs.',
  'Your resume doesn’t show the license to practice law that this job needs.',
];

test('a match is spelled for the country of the job, whatever the country of the candidate', () => {
  expect(textsFor(unitedKingdom, unitedStates)).toEqual(british);
  expect(textsFor(unitedStates, unitedKingdom)).toEqual(american);
});

test('a match with a job of no country is spelled for the country of the candidate', () => {
  expect(textsFor(null, unitedKingdom)).toEqual(british);
  expect(textsFor(null, unitedStates)).toEqual(american);
});

test('no kind of work has a British name in the United States', () => {
  const labels = kindsOfWork.map(({ kind }) => workLabel(kind, 'en-US'));
  expect(labels.join('\n')).not.toMatch(
    /lorry|theatre|catering|dental nurs|transport and|construction plant/,
  );
});

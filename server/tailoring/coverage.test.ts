import { describe, expect, test } from 'vitest';
import { emptySections } from '../cv/sections/draft.ts';
import { matchCandidate, themselves, toMatchJobs } from '../match/load.ts';
import { type RoleFacts, toCandidateFacts } from '../resumes/candidate/candidateFacts.ts';
import { shownSections } from '../resumes/export/shownSections.ts';
import type { ResumeSections } from '../resumes/interface.ts';
import { jobFeatures, matchOf } from '../scoring/interface.ts';
import { type CoverageRow, coverageOf } from './coverage.ts';

const now = new Date('2026-11-20T09:00:00Z');

interface Posting {
  title?: string;
  skills?: { name: string; is_required: boolean }[];
  requirements?: string[];
  clearance_required?: boolean;
  country_id?: number;
}

function jobOf({ title = 'Assistant', skills = [], requirements = [], ...more }: Posting) {
  const { clearance_required = false, country_id = 232 } = more;
  const match_features = jobFeatures({
    ...{ title, skills, requirements, country_id, code: null, responsibilities: [] },
  });
  const [job] = toMatchJobs(
    [
      {
        ...{ id: 31, title, skills, requirements, match_features, country_id, clearance_required },
        ...{ job_role_id: null, translated_role_ids: [], experience_id: null, state_id: null },
        ...{ city_ids: [], is_remote: false, remote_country_ids: [], start_on: null },
      },
    ],
    { roles: [], towns: [], regions: [] },
  );
  return { job: job!, requirements };
}

function cvOf(
  sections: ResumeSections,
  hidden_sections: (keyof ResumeSections)[] = [],
  roles = new Map<number, RoleFacts>(),
) {
  const person = {
    ...{ first_name: 'Leah', last_name: 'Bennett', headline: null },
    ...{ work_radius_km: null, willing_to_relocate: null },
  };
  const shown = shownSections({ sections, hidden_sections });
  const facts = toCandidateFacts(person, shown, 7, { roles, spot: null });
  const row = { facts, availability: null, country_id: 232, state: null, state_id: null };
  return { sections, shown, candidate: matchCandidate(row, themselves, now) };
}

const compare = (posting: Posting, cv: ReturnType<typeof cvOf>) => coverageOf({ ...jobOf(posting), ...cv });

const soldier = (id: string, role_title: string, ...highlights: string[]) => ({
  ...{ id, role_title, highlights, start_month: '2016-03', end_month: '2020-05' },
});

const required = (...names: string[]) => names.map((name) => ({ name, is_required: true }));

const cellsOf = ({ asks, state, suggestion, evidence, places }: CoverageRow) => [
  ...[asks, state, suggestion, places],
  ...evidence.map(({ section, item_id, entry, text }) => `${section} ${item_id} ${entry}: ${text}`),
];

const driver: ResumeSections = {
  ...emptySections(),
  military_exp: [
    soldier('a', 'Driver', 'Drove LGVs across Germany', 'Never late'),
    soldier('b', 'Lance Corporal', 'Drove LGVs with ammunition'),
  ],
  civilian_exp: [
    {
      ...{ id: 'c', job_title: 'Analyst', employer: 'Harbour Freight' },
      highlights: ['Wrote Python scripts for reports'],
    },
  ],
  training: [{ id: 't', title: 'Forklift truck course' }],
  skills: [{ id: 's', name: 'Excel' }],
};

describe('a skill of a job', () => {
  test('is covered where the CV lists it, proven where a post shows it, and missing elsewhere, with the place', () => {
    const skills = [
      { name: 'Welding', is_required: false },
      ...required('LGV driving', 'Forklift', 'Excel', 'Payroll'),
    ];
    const rows = compare({ skills }, cvOf(driver));
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 4 }, () => 'required_skill'),
      'desired_skill',
    ]);
    expect(rows.map(cellsOf)).toEqual([
      [
        ...['LGV driving', 'proven_elsewhere', 'LGV driving', 2],
        'military_exp a Driver: Drove LGVs across Germany',
        'military_exp b Lance Corporal: Drove LGVs with ammunition',
      ],
      ['Forklift', 'covered', null, 1, 'training t Forklift truck course: Forklift truck course'],
      ['Excel', 'covered', null, 1, 'skills s Excel: Excel'],
      ['Payroll', 'missing', null, 0],
      ['Welding', 'missing', null, 0],
    ]);
  });

  test('and a licence that the CV names elsewhere have their evidence there', () => {
    const misc = [{ id: 'm', heading: 'Driving licence', text: 'B and C1\nCategory C' }];
    const licensed = cvOf({ ...emptySections(), misc });
    const rows = compare(
      { skills: required('Heavy vehicle driving'), requirements: ['Category C licence'] },
      licensed,
    );
    const evidence = 'misc m Driving licence: Driving licence: Category C';
    expect(rows.slice(0, 2).map(cellsOf)).toEqual([
      ['Heavy vehicle driving', 'proven_elsewhere', null, 1, evidence],
      ['Category C licence', 'covered', null, 1, evidence],
    ]);
  });

  test('is not suggested where the CV says it in other words, so nothing is added that it does not say', () => {
    const [sql] = compare({ skills: required('SQL') }, cvOf(driver));
    expect(cellsOf(sql!)).toEqual([
      ...['SQL', 'proven_elsewhere', null, 1],
      'civilian_exp c Analyst, Harbour Freight: Wrote Python scripts for reports',
    ]);
  });

  test('is not suggested from a line that denies it', () => {
    const military_exp = [soldier('a', 'Clerk', 'No LGV driving, but ran the vehicle desk')];
    const [row] = compare({ skills: required('LGV driving') }, cvOf({ ...emptySections(), military_exp }));
    expect([row!.state, row!.suggestion]).toEqual(['proven_elsewhere', null]);
  });

  test('is no longer suggested once it is in the skills, or once its section is not printed', () => {
    const skills = required('LGV driving');
    const listed = { ...driver, skills: [{ id: 'n', name: 'LGV driving' }] };
    const [added] = compare({ skills }, cvOf(listed));
    expect([added!.state, added!.suggestion]).toEqual(['covered', null]);
    const [unprinted] = compare({ skills }, cvOf(driver, ['military_exp']));
    expect([unprinted!.state, unprinted!.suggestion, unprinted!.evidence]).toEqual(['missing', null, []]);
  });

  test('that only a military role brings is proven by that post, and is not suggested', () => {
    const roles = new Map([
      [1116, { id: 1116, title: 'Chef', skills: ['Food costing'], occupations: [], published: [] }],
    ]);
    const military_exp = [{ ...soldier('a', 'Army chef'), military_badged_role_id: 1116 }];
    const cv = cvOf({ ...emptySections(), military_exp }, [], roles);
    expect(compare({ skills: required('Food costing') }, cv).map(cellsOf)).toEqual([
      ['Food costing', 'proven_elsewhere', null, 1, 'military_exp a Army chef: Army chef'],
    ]);
  });

  test('has a row once, however often the job names it', () => {
    const skills = [{ name: 'excel ', is_required: false }, ...required('Excel')];
    expect(compare({ skills }, cvOf(driver)).map(({ kind, asks }) => [kind, asks])).toEqual([
      ['required_skill', 'Excel'],
    ]);
  });
});

describe('a qualification of a job', () => {
  const posting = { requirements: ['SIA licence'] };

  test('is covered by the skills, and suggested from a line that names it', () => {
    const held = soldier('a', 'Guard', 'Held an SIA licence for four years');
    const inPost = { ...emptySections(), military_exp: [held] };
    expect(compare(posting, cvOf(inPost)).map(cellsOf)).toEqual([
      [
        ...['SIA licence', 'proven_elsewhere', 'SIA licence', 1],
        'military_exp a Guard: Held an SIA licence for four years',
      ],
    ]);
    const listed = { ...inPost, skills: [{ id: 's', name: 'SIA licence' }] };
    const [row] = compare(posting, cvOf(listed));
    expect([row!.state, row!.suggestion]).toEqual(['covered', null]);
  });

  test('that a larger licence includes is proven, but not suggested in its name', () => {
    const held = soldier('a', 'Driver', 'Drove with category C+E since 2015');
    const cv = cvOf({ ...emptySections(), military_exp: [held] });
    const [row] = compare({ requirements: ['Category C licence'] }, cv);
    expect([row!.asks, row!.state, row!.suggestion]).toEqual([
      'Category C licence',
      'proven_elsewhere',
      null,
    ]);
  });

  test('a clearance that the CV hides is there, but not shown', () => {
    const security_clearance = [{ id: 'k', level: 'SC', audience: 'hidden' as const }];
    const cv = cvOf({ ...emptySections(), security_clearance });
    const [hidden] = compare({ clearance_required: true }, cv);
    expect([hidden!.state, hidden!.reason, hidden!.suggestion]).toEqual([
      'proven_elsewhere',
      'Your CV has SC clearance, but hides it from employers.',
      null,
    ]);
    const [none] = compare({ clearance_required: true }, cvOf(emptySections()));
    expect(none!.state).toBe('missing');
  });
});

describe('a word in the requirements', () => {
  const wordsOf = (requirements: string[], sections: ResumeSections) =>
    compare({ requirements }, cvOf(sections)).map(({ kind, asks, state }) => [kind, asks, state]);

  test('is covered by the same word, proven by another for the same thing, and missing without either', () => {
    const sections = { ...driver, summary: { text: 'Careful with tachographs.' } };
    expect(wordsOf(['Knowledge of tachographs, lorries and refrigeration'], sections)).toEqual([
      ['word', 'tachographs', 'covered'],
      ['word', 'lorries', 'proven_elsewhere'],
      ['word', 'refrigeration', 'missing'],
    ]);
  });

  test('is left out where a skill of the job has it', () => {
    const posting = { skills: required('Welding'), requirements: ['Able to weld'] };
    expect(compare(posting, cvOf(driver)).map(({ asks }) => asks)).toEqual(['Welding']);
  });
});

test('no row says other than the match does of the same CV and job', () => {
  const posting: Posting = {
    skills: required('LGV driving', 'Forklift', 'SQL', 'Payroll', 'Welding'),
    requirements: ['SIA licence', 'Category C licence'],
    clearance_required: true,
  };
  const cv = cvOf(driver);
  const match = matchOf(jobOf(posting).job, cv.candidate);
  const codes = ['skill', 'licence', 'clearance'];
  const reasons = [...match.work, ...match.practical]
    .filter(({ code }) => codes.includes(code))
    .map(({ asks, state, reason }) => [asks, state === 'shown', reason]);
  expect(reasons).toHaveLength(8);
  expect(
    compare(posting, cv)
      .filter(({ kind }) => kind !== 'word')
      .map(({ asks, state, reason }) => [asks, state !== 'missing', reason]),
  ).toEqual(reasons);
});

/** What of a job a veteran's CV covers, and the copy of the CV for it. */
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];
type Coverage = Schemas['ResumeCoverage'];
type Resume = Schemas['Resume'];
type Sections = Schemas['ResumeSections'];

const server = await startTestServer();
const candidates = candidatesOf(server);
const recruiter = 'recruiter@northgate.test';

const id = (number: number) => `7d0f2a52-0c7e-4a84-9a6e-${String(number).padStart(12, '0')}`;

const driver: Partial<Sections> = {
  military_exp: [
    {
      ...{ id: id(21), role_title: 'Driver', start_month: '2012-09', end_month: '2018-03' },
      highlights: ['Drove LGVs across Germany'],
    },
    {
      ...{ id: id(22), role_title: 'Lance Corporal', start_month: '2018-04', end_month: '2024-03' },
      highlights: ['Drove LGVs with ammunition'],
    },
  ],
  skills: [{ id: id(23), name: 'Excel', source: 'self' }],
  security_clearance: [],
};

const posting = {
  title: 'Transport assistant',
  skills: [
    { name: 'LGV driving', is_required: true },
    { name: 'Excel', is_required: true },
    { name: 'Payroll', is_required: false },
  ],
  requirements: ['SIA licence', 'Knowledge of tachographs'],
};

async function driverWithCv() {
  const person = await candidates.veteran({}, driver);
  const they = await veteranOn(server, person.email);
  const [resume] = await they.get<Schemas['ResumeSummary'][]>('listResumes');
  return { ...they, person, resume: resume! };
}

const jobOf = (they: Veteran, jobId: number) => they.get<Schemas['Job']>('getJob', { params: { id: jobId } });

const coverageOf = (they: Veteran, resumeId: number, job_id: number) =>
  they.get<Coverage>('getResumeCoverage', { params: { id: resumeId }, query: { job_id } });

const copied = (they: Veteran, resumeId: number, job_id: number) =>
  they.get<Resume>('createTailoredCopy', { params: { id: resumeId }, body: { job_id } });

describe('what of a job a CV covers', () => {
  test('has a row for each skill, qualification and word, with the entry that shows it', async () => {
    const they = await driverWithCv();
    const jobId = await candidates.job(recruiter, posting);
    const { company } = await jobOf(they, jobId);
    const { job, version, rows } = await coverageOf(they, they.resume.id, jobId);
    expect({ job, version }).toEqual({
      job: { id: jobId, title: 'Transport assistant', company: company.name },
      version: they.resume.version,
    });
    expect(rows.map(({ kind, asks, state, suggestion }) => [kind, asks, state, suggestion])).toEqual([
      ['required_skill', 'LGV driving', 'proven_elsewhere', 'LGV driving'],
      ['required_skill', 'Excel', 'covered', null],
      ['desired_skill', 'Payroll', 'missing', null],
      ['qualification', 'SIA licence', 'missing', null],
      ['word', 'tachographs', 'missing', null],
    ]);
    expect(rows[0]).toMatchObject({
      places: 2,
      evidence: [
        {
          ...{ section: 'military_exp', item_id: id(21), entry: 'Driver' },
          text: 'Drove LGVs across Germany',
        },
        {
          ...{ section: 'military_exp', item_id: id(22), entry: 'Lance Corporal' },
          text: 'Drove LGVs with ammunition',
        },
      ],
    });
  });

  test('agrees with the match of the same CV, and follows the CV', async () => {
    const they = await driverWithCv();
    const jobId = await candidates.job(recruiter, posting);
    const match = await they.get<Schemas['Match']>('getMatch', { query: { job_id: jobId } });
    const before = await coverageOf(they, they.resume.id, jobId);
    for (const { code, asks, state, reason } of [...match.work, ...match.practical]) {
      if (!['skill', 'licence', 'clearance'].includes(code)) continue;
      const row = before.rows.find((covered) => covered.asks === asks);
      expect([asks, row?.reason, row?.state !== 'missing']).toEqual([asks, reason, state === 'shown']);
    }
    const skills = [
      { id: id(23), name: 'Excel', source: 'self' },
      { id: id(24), name: 'LGV driving', source: 'self', evidence_item_id: id(21) },
    ];
    await they.get('saveResumeSection', {
      params: { id: they.resume.id, section: 'skills' },
      body: { version: they.resume.version, items: skills },
    });
    const { rows, version } = await coverageOf(they, they.resume.id, jobId);
    expect([version, rows[0]?.state, rows[0]?.suggestion]).toEqual([before.version + 1, 'covered', null]);
  });

  test('is refused for a job that has ended, unless its applicant asks, and for a job nobody may read', async () => {
    const they = await driverWithCv();
    const ended = await candidates.job(recruiter, { ...posting, status: 'closed' });
    const past = await candidates.job(recruiter, { ...posting, closes_on: '2026-11-01' });
    const draft = await candidates.job(recruiter, { ...posting, status: 'draft' });
    const removed = await candidates.job(recruiter, { ...posting, status: 'removed' });
    const refusalOf = (job_id: number) =>
      Promise.all([
        they.refused('getResumeCoverage', { params: { id: they.resume.id }, query: { job_id } }),
        they.refused('createTailoredCopy', { params: { id: they.resume.id }, body: { job_id } }),
      ]);
    expect(await Promise.all([ended, past, draft, removed].map(refusalOf))).toEqual([
      ['409 job_closed', '409 job_closed'],
      ['409 job_closed', '409 job_closed'],
      ['404 not_found', '404 not_found'],
      ['404 not_found', '404 not_found'],
    ]);
    await candidates.applied(recruiter, they.person.id, ended);
    expect((await coverageOf(they, they.resume.id, ended)).job.id).toBe(ended);
  });

  test('is nobody else’s to read, and a federal resume has none', async () => {
    const [they, others] = [await driverWithCv(), await driverWithCv()];
    const query = { job_id: await candidates.job(recruiter, posting) };
    expect(await others.refused('getResumeCoverage', { params: { id: they.resume.id }, query })).toBe(
      '404 not_found',
    );
    const american = await veteranOn(server, 'veteran-complete', 'us');
    const body = { title: 'IT Specialist' };
    const { id: federal } = await american.get<{ id: number }>('createFederalResume', { body });
    const params = { id: federal };
    expect(await american.refused('getResumeCoverage', { params, query })).toBe('409 invalid_transition');
  });
});

describe('a copy for a job', () => {
  test('is named after job and company, remembers the job, and leaves the original as it is', async () => {
    const they = await driverWithCv();
    const jobId = await candidates.job(recruiter, posting);
    const { company } = await jobOf(they, jobId);
    const original = await they.get<Resume>('getResume', { params: { id: they.resume.id } });
    const copy = await copied(they, they.resume.id, jobId);
    expect(copy).toMatchObject({
      ...{ title: `Transport assistant, ${company.name}`, source: 'duplicate', is_primary: false },
      ...{ tailored_job_id: jobId, sections: original.sections, version: 1 },
    });
    expect(await they.get('getResume', { params: { id: copy.id } })).toEqual(copy);
    expect(await they.get('getResume', { params: { id: they.resume.id } })).toEqual(original);
    expect(original).not.toHaveProperty('tailored_job_id');
    expect((await coverageOf(they, copy.id, jobId)).rows).toEqual(
      (await coverageOf(they, they.resume.id, jobId)).rows,
    );
  });

  test('is made once for a repeated call, and not beyond ten', async () => {
    const they = await driverWithCv();
    const body = { job_id: await candidates.job(recruiter, posting) };
    const call = { params: { id: they.resume.id }, body, headers: { 'Idempotency-Key': 'the-same-copy' } };
    const first = (await they.ask('createTailoredCopy', call)).body;
    expect((await they.ask('createTailoredCopy', call)).body).toEqual(first);
    for (let count = 2; count < 10; count += 1) await copied(they, they.resume.id, body.job_id);
    expect(await they.refused('createTailoredCopy', { params: call.params, body })).toBe('409 limit_reached');
  });
});

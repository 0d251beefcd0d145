import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job, JobFields } from '../../../api/jobs.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import type { EditedDraft } from '../../../editing/kind.ts';
import { jobs } from './jobKind.ts';
import { jobParts } from './jobParts.ts';
import { emptyJob, inCountry, type TypedJob } from './typed.ts';

const kingdom = { id: 232, title: 'United Kingdom' };
const states = { id: 233, title: 'United States' };

const job = {
  ...{ id: 7, version: 3, title: 'Signal Fitter', job_role: null, occupation: null, openings: 1 },
  ...{ job_type: ['full_time'], type: ['on_site'], industry: [], country: kingdom, state: null, city: [] },
  ...{ salary: null, description_html: '', responsibilities: [], requirements: [], skills: [], benefits: [] },
  ...{ experience: null, clearance_required: false, sponsorship: false, veteran_features: [] },
  ...{ fitting_roles: [], questions: [], closes_on: null, start_on: null, recruiter: null },
} as unknown as Job;

const typed: TypedJob = {
  ...emptyJob(232),
  title: ' Depot Shift Manager ',
  openings: '2',
  salary_min: '36,000',
  salary_max: '42480.5',
  skills: 'Team leadership\n- Transport planning',
  nice_skills: 'First aid',
  description: 'You lead a shift.',
  questions: [
    { key: 'a', title: 'Nights?', type: 'yes_no', options: 'x', is_required: true },
    { key: 'b', title: 'When?', type: 'single_choice', options: 'Now\nLater', is_required: false },
    { key: 'c', title: ' ', type: 'text', options: '', is_required: false },
  ],
};

const sentFor = (content: TypedJob): JobFields =>
  Object.assign({}, ...Object.values(jobParts).map(({ body }) => body(content)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Start {
  opened?: Job | null;
  /** What the server makes of what it is sent. @throws a rejection */
  store?: (body: JobFields, before: Job) => Partial<Job>;
}

/** An editor of a job that a server in memory stores, if nobody saved a newer version. */
async function open({ opened = job, store = (body) => body as Partial<Job> }: Start = {}) {
  const server = { job: opened ?? { ...job, version: 0 } };
  const calls: JobFields[] = [];
  const removed: number[] = [];
  const drafts = new Map<number, EditedDraft<TypedJob>>();
  const kind = jobs(1, 232, () => {});
  const editor = createEditor(
    {
      ...kind,
      async save({ version, body }) {
        calls.push(body);
        const { job: before } = server;
        if (version !== before.version)
          throw { status: 409, code: 'version_conflict', message: 'Changed', data: before };
        server.job = { ...before, ...store(body, before), version: version + 1 };
        return server.job;
      },
    },
    opened,
    {
      store: {
        loadDraft: async () => null,
        async storeDraft({ id }, { content }) {
          drafts.set(id, content as unknown as EditedDraft<TypedJob>);
        },
        async removeDraft({ id }) {
          removed.push(id);
          drafts.delete(id);
        },
        untilOnline: () => new Promise<void>(() => {}),
      },
    },
  );
  await editor.autosave.start();
  async function type(change: Partial<TypedJob>) {
    editor.change((content) => ({ ...content, ...change }));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return {
    ...{ editor, server, calls, removed, drafts, type },
    content: () => editor.read().content,
    /** Another window saves; the conflict is found with what is typed here. */
    async conflict(theirs: Partial<Job>, mine: Partial<TypedJob>) {
      server.job = { ...server.job, ...theirs, version: server.job.version + 1 };
      await type(mine);
      return editor.differences(server.job);
    },
    async keepMine() {
      editor.autosave.send({ type: 'mine.kept' });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('what is typed becomes the fields of a job', () => {
  expect(sentFor(typed)).toMatchObject({
    title: 'Depot Shift Manager',
    openings: 2,
    salary: { min: 3_600_000, max: 4_248_050, currency: 'GBP', per: 'year', is_public: true },
    skills: [
      { name: 'Team leadership', is_required: true },
      { name: 'Transport planning', is_required: true },
      { name: 'First aid', is_required: false },
    ],
    description_html: '<p>You lead a shift.</p>',
    questions: [
      { title: 'Nights?', type: 'yes_no', is_required: true },
      { title: 'When?', type: 'single_choice', options: ['Now', 'Later'], is_required: false },
      { title: '', type: 'text', is_required: false },
    ],
    is_remote: false,
    closes_on: null,
  });
  expect(sentFor({ ...typed, salary_min: '', salary_max: '' })).toMatchObject({ salary: null });
});

test('the answers a job needs are sent as far as people can choose them', () => {
  const question = {
    ...{ key: 'a', title: 'Which shift?', type: 'single_choice' as const, is_required: true },
    ...{ options: '- Days\nNights\nNights', expected_answers: ['Nights', 'Weekends'] },
  };
  const sent = (change: Partial<typeof question> | { type: 'text' }) =>
    sentFor({ ...typed, questions: [{ ...question, ...change }] }).questions?.[0]?.expected_answers;
  expect([sent({}), sent({ options: 'Days\nEvenings' }), sent({ type: 'text' })]).toEqual([
    ['Nights'],
    undefined,
    undefined,
  ]);
});

test('text that is no number of openings is never sent, and overwrites no other window', async () => {
  const { type, conflict, calls, server, content } = await open();
  await type({ openings: 'two' });
  expect(sentFor(content())).not.toHaveProperty('openings');
  await conflict({ openings: 5 }, { title: 'Depot lead' });
  expect([calls.length, server.job.openings, server.job.title]).toEqual([2, 5, 'Depot lead']);
  await type({ openings: '2' });
  expect(server.job.openings).toBe(2);
});

test('a salary keeps its currency, and is entered again in another country that has another one', () => {
  const euros = { ...typed, salary_currency: 'EUR' as const, salary_max: '43000' };
  expect(sentFor(euros).salary).toMatchObject({ max: 4_300_000, currency: 'EUR' });
  const moved = { ...typed, ...inCountry(typed, states) };
  expect([moved.salary_min, moved.salary_max, moved.salary_currency]).toEqual(['', '', 'USD']);
  expect(sentFor(moved)).toMatchObject({ country_id: 233, salary: null });
  expect(sentFor({ ...moved, salary_min: '50000' }).salary).toMatchObject({ currency: 'USD' });
  expect(sentFor({ ...typed, ...inCountry(typed, kingdom) }).salary).toEqual(sentFor(typed).salary);
});

test('a job that moved to another country here has its currency also over another window’s version', async () => {
  const { conflict, content, keepMine, type, server } = await open();
  await conflict({ title: 'Theirs' }, inCountry(content(), states));
  await keepMine();
  await type({ salary_min: '50000' });
  expect([server.job.title, content().country, content().salary_currency]).toEqual(['Theirs', states, 'USD']);
  expect(server.job.salary).toMatchObject({ min: 5_000_000, currency: 'USD' });
});

test('only what was changed is sent, and another window’s change of another field is kept with it', async () => {
  const { type, conflict, keepMine, calls, server } = await open();
  await type({ title: 'Depot lead ' });
  await type({ title: 'Depot lead' });
  expect(calls).toEqual([{ title: 'Depot lead' }]);
  const differences = await conflict(
    { type: ['remote'], skills: [{ name: 'First aid', is_required: false }] },
    { title: 'Night lead', translated_roles: [{ id: 2, title: 'Signaller', service: 'Army' }] },
  );
  expect(differences).toEqual([
    { where: 'Job title', mine: ['Night lead'], theirs: null },
    { where: 'Workplace', mine: null, theirs: ['Remote'] },
    { where: 'Skills', mine: null, theirs: ['First aid (nice to have)'] },
    { where: 'Military roles', mine: ['Signaller (Army)'], theirs: null },
  ]);
  await keepMine();
  expect(server.job).toMatchObject({
    title: 'Night lead',
    type: ['remote'],
    translated_roles: [2],
    version: 6,
  });
});

test('a conflict names what people see, never codes', async () => {
  const { conflict } = await open();
  const question = { key: 'a', type: 'yes_no', title: 'Nights?', options: '', is_required: false } as const;
  const level = { id: 2, title: '2 years or more', slug: 'two-years' };
  const differences = await conflict(
    {
      ...{ job_type: ['part_time'], veteran_features: ['mentor'], sponsorship: true, country: states },
      closes_on: '2026-12-24',
      salary: { min: 3_600_000, max: null, currency: 'GBP', per: 'month', is_public: true },
    },
    { salary_max: '40000', experience: level, questions: [question] },
  );
  expect(differences).toEqual([
    { where: 'Contract type', mine: null, theirs: ['Part time'] },
    { where: 'Place', mine: null, theirs: ['United States'] },
    { where: 'Salary', mine: ['40000', 'Per year'], theirs: ['36000', 'Per month'] },
    { where: 'Experience', mine: ['2 years or more'], theirs: null },
    { where: 'What you offer people who’ve served', mine: null, theirs: ['A mentor for the first year'] },
    { where: 'Visa sponsorship', mine: null, theirs: ['Yes'] },
    { where: 'Closing date', mine: null, theirs: ['Thu, 24 Dec 2026'] },
    { where: 'Questions', mine: ['Nights? (yes or no, optional)'], theirs: null },
  ]);
});

test('a rejected answer is shown at its field, and keeps no other from being stored', async () => {
  const refused: Record<string, string> = {
    city: 'Choose one from the list',
    'salary.max': 'Too low',
    'skills.0.name': 'Too long',
  };
  const { type, editor, server, calls } = await open({
    store(body) {
      const errors = Object.entries(refused).filter(([path]) => (path.split('.')[0] ?? '') in body);
      if (errors.length === 0) return body as Partial<Job>;
      const lists = Object.fromEntries(errors.map(([path, message]) => [path, [message]]));
      throw { status: 422, code: 'validation_failed', message: 'Check the form.', errors: lists };
    },
  });
  await type({
    ...{ title: 'Depot lead', salary_max: '1', skills: 'Rails', city: [{ id: 4, title: 'York' }] },
  });
  expect([calls.at(-1), server.job.title]).toEqual([{ title: 'Depot lead' }, 'Depot lead']);
  const shown = editor.read().problems.map(({ field, message }) => [field, message]);
  expect(Object.fromEntries(shown)).toEqual(refused);
  expect(editor.unsaved()).toEqual(['place', 'salary', 'skills']);
  await type({ salary_max: '' });
  expect(editor.read().problems.map(({ field }) => field)).toEqual(['city', 'skills.0.name']);
});

test('a new question is sent with the id that the server gave it', async () => {
  const night = { key: 'a', title: 'Nights?', type: 'yes_no' as const, options: '', is_required: true };
  const { type, calls, content } = await open({
    store: ({ questions = [] }) => ({
      questions: questions.map((question, at) => ({ ...question, id: question.id ?? 40 + at, options: [] })),
    }),
  });
  const blank = { ...night, title: ' ' };
  await type({ questions: [{ ...blank, key: 'b' }, blank], openings: '2' });
  await type({ questions: [{ ...blank, key: 'b' }, night] });
  expect(content().questions.map(({ key, id }) => [key, id])).toEqual([
    ['b', 40],
    ['a', 41],
  ]);
  await type({ questions: [{ ...night, id: 41, title: 'Night shifts?' }] });
  const renamed = { id: 41, title: 'Night shifts?', type: 'yes_no', is_required: true };
  expect(calls.at(-1)).toEqual({ questions: [renamed] });
});

test('a question never takes the id of the one it replaces when an answer is lost', async () => {
  const stored = { id: 40, title: 'Nights?', type: 'yes_no' as const, options: [], is_required: true };
  let isLost = true;
  const { type, calls, server } = await open({
    opened: { ...job, questions: [stored] },
    store(body) {
      if (isLost) throw { status: 0, code: 'no_answer', message: 'Lost' };
      return body as Partial<Job>;
    },
  });
  const licence = { key: 'b', title: 'Licence?', type: 'yes_no' as const, options: '', is_required: true };
  await type({ questions: [licence] });
  isLost = false;
  server.job = { ...server.job, version: 4 };
  await vi.advanceTimersByTimeAsync(10_000);
  const sent = { questions: [{ title: 'Licence?', type: 'yes_no', is_required: true }] };
  expect([calls, server.job.version]).toEqual([[sent, sent, sent], 5]);
});

test('the industry that the server takes from the job role is shown, unless there is one or it was removed', async () => {
  const transport = { id: 20, title: 'Transport' };
  const driver = { id: 3025, title: 'LGV driver' };
  const { type, content, server } = await open({
    store({ industry, ...body }, before) {
      const derived = body.job_role_id && before.industry.length === 0 ? [transport] : before.industry;
      return {
        ...(body as Partial<Job>),
        industry: industry ? industry.map((id) => ({ id, title: '' })) : derived,
      };
    },
  });
  await type({ job_role: driver });
  expect(content().industry).toEqual([transport]);
  await type({ industry: [] });
  expect([content().industry, server.job.industry]).toEqual([[], []]);
});

test('a new job is sent as a whole once, and its draft goes when it has an id', async () => {
  const { type, calls, removed, content } = await open({ opened: null });
  await type({ title: 'Depot ' });
  await type({ title: `${content().title}lead` });
  expect(calls).toEqual([{ ...sentFor(emptyJob(232)), title: 'Depot' }, { title: 'Depot lead' }]);
  expect([removed.includes(0), content().title]).toEqual([true, 'Depot lead']);
});

test('a rejected answer of a new job is in the draft of the job that was stored without it, and is not sent again before a change', async () => {
  const { type, calls, drafts, content, editor } = await open({
    opened: null,
    store(body) {
      if (!body.salary) return body as Partial<Job>;
      const errors = { 'salary.max': ['Enter more'] };
      throw { status: 422, code: 'validation_failed', message: 'Check the form.', errors };
    },
  });
  await type({ title: 'Depot lead', salary_max: '1' });
  await vi.advanceTimersByTimeAsync(60_000);
  await type({ skills: 'Rails' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls.length, [...drafts.keys()], editor.autosave.actor.getSnapshot().value]).toEqual([
    4,
    [7],
    'invalid',
  ]);
  expect(drafts.get(7)).toMatchObject({
    content: content(),
    base: { version: 2, content: { title: 'Depot lead', skills: 'Rails', salary_max: '' } },
  });
});

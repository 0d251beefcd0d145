import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import type { Resume, ResumeSections } from '../../../api/resumes.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { setItem, setItems, setPaper, setPerson, setSummary } from './edits.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { createResumeEditor } = await import('./resumeEditor.ts');
const { EntryForm } = await import('./EntryForm.tsx');

const sections: ResumeSections = {
  personal_details: { first_name: 'Leah', last_name: 'Bennett' },
  summary: { text: 'Network engineer.' },
  military_exp: [{ id: 'a', role_title: 'Sergeant', highlights: ['Ran a network'] }],
  civilian_exp: [],
  education: [],
  training: [],
  skills: [],
  awards: [],
  interest: [],
  volunteering: [],
  languages: [],
  security_clearance: [],
  misc: [],
};

const resume: Resume = {
  id: 12,
  title: 'Network engineer CV',
  kind: 'cv',
  source: 'builder',
  file_name: null,
  template_id: 'harbour-blue',
  colour: 'blue',
  page_size: 'a4',
  is_primary: true,
  completeness: 40,
  page_count: null,
  version: 3,
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null,
  section_order: ['personal_details', 'summary', 'military_exp'],
  hidden_sections: [],
  sections,
  military_titles: { 101: 'British Army' },
  checks: null,
};

const invalid = (errors: Record<string, string[]>) => ({
  status: 422,
  body: { status: false, code: 'validation_failed', message: 'Check the form.', request_id: 'r', errors },
});

interface Stored {
  resume: Resume;
  errors: Partial<Record<string, Record<string, string[]>>>;
  hints: { path: string; text: string }[];
  findings: { path: string; text: string }[];
  isLost: boolean;
}

// Every section of a CV is saved by a call of its own, over the version of the answer before it.
function serve(server: Stored) {
  const calls: { part: string; version: number; body: Record<string, unknown> }[] = [];
  const answered = async (part: string, request: Request, change: (body: never) => Partial<Resume>) => {
    const { version, ...body } = (await request.json()) as { version: number };
    calls.push({ part, version, body });
    const errors = server.errors[part];
    if (errors) return invalid(errors);
    if (version !== server.resume.version)
      return {
        status: 409,
        body: {
          ...{ status: false, code: 'version_conflict', message: 'Changed', request_id: 'r' },
          data: server.resume,
        },
      };
    server.resume = { ...server.resume, ...change(body as never), version: version + 1, completeness: 41 };
    if (server.isLost) throw new TypeError('The answer is lost');
    const { completeness, updated_at } = server.resume;
    const { hints, findings } = server;
    return data({ version: version + 1, updated_at, section: part, completeness, hints, findings });
  };
  const saving = (part: keyof ResumeSections) => [
    `PUT /api/resumes/12/sections/${part}`,
    (request: Request) =>
      answered(part, request, ({ value, items }: { value?: object; items?: object[] }) => ({
        sections: { ...server.resume.sections, [part]: value ?? items },
      })),
  ];
  network.answers({
    'GET /api/resumes/12': () => data(server.resume),
    'PATCH /api/resumes/12': (request) => answered('layout', request, (body: Partial<Resume>) => body),
    ...Object.fromEntries((Object.keys(sections) as (keyof ResumeSections)[]).map(saving)),
  });
  return calls;
}

beforeEach(() => {
  keepSession();
});

async function open(start: Partial<Resume> = {}) {
  const document = { ...resume, ...start };
  const server: Stored = { resume: document, errors: {}, hints: [], findings: [], isLost: false };
  const calls = serve(server);
  const editor = createResumeEditor(7, document, {
    store: {
      loadDraft: async () => null,
      storeDraft: async () => {},
      removeDraft: async () => {},
      untilOnline: () => new Promise<void>(() => {}),
    },
  });
  await editor.autosave.start();
  return {
    ...{ editor, server, calls },
    save: () => editor.autosave.whenStored(),
    sent: () => calls.map(({ part, version }) => [part, version]),
    photo: () => editor.read().content.sections.personal_details?.photo,
  };
}

test('each changed section is sent alone, and its answer changes nothing that is printed', async () => {
  const { editor, server, save, calls } = await open({
    checks: {
      ats_score: 50,
      issues: [
        { path: 'summary.text', text: 'Too short' },
        { path: 'military_exp.0', text: 'A gap' },
      ],
    } as Resume['checks'],
  });
  server.hints = [{ path: 'summary.text', text: 'Better' }];
  const { military_titles } = editor.read().document;
  editor.change(setSummary('Runs networks.'), 'summary');
  editor.change(setItem('military_exp', 'a', { unit: '' }));
  await save();
  const { document, version, turn } = editor.read();
  expect(calls).toEqual([
    { part: 'summary', version: 3, body: { reason: 'autosave', value: { text: 'Runs networks.' } } },
  ]);
  expect({ version, turn, completeness: document.completeness, issues: document.checks?.issues }).toEqual({
    version: 4,
    turn: 0,
    completeness: 41,
    issues: [
      { path: 'military_exp.0', text: 'A gap' },
      { path: 'summary.text', text: 'Better' },
    ],
  });
  expect(document.military_titles).toBe(military_titles);
});

test('what is left to improve is as the last save answers', async () => {
  const finding = { path: 'summary.text', text: 'Your summary is very short' };
  const { editor, server, save } = await open({ findings: [finding] });
  expect(editor.read().document.findings).toEqual([finding]);
  server.findings = [];
  editor.change(setSummary('Runs networks for depots in three counties.'), 'summary');
  await save();
  expect(editor.read().document.findings).toEqual([]);
});

test('both sides of a conflict are named by their sections', async () => {
  const { editor } = await open();
  editor.change(setSummary('Mine.'));
  const theirs = {
    ...resume,
    version: 4,
    title: 'Their name',
    sections: { ...sections, summary: { text: 'Theirs.' } },
  };
  expect(editor.differences(theirs)).toEqual([
    { where: 'Name, paper size, spacing and section order', mine: null, theirs: ['Their name'] },
    { where: 'Summary', mine: ['Mine.'], theirs: ['Theirs.'] },
  ]);
});

test('a section whose answer was lost is sent again after its old text was typed back', async () => {
  const { editor, server, save, sent } = await open();
  server.isLost = true;
  editor.change(setSummary('Runs networks.'));
  await expect(save()).rejects.toMatchObject({ status: 0 });
  server.isLost = false;
  editor.change(setSummary('Network engineer.'));
  await save();
  expect([server.resume.sections.summary, sent()]).toEqual([
    { text: 'Network engineer.' },
    [
      ['summary', 3],
      ['summary', 3],
      ['summary', 4],
    ],
  ]);
});

test('a section with suggested words is saved as such, once, and not where they are taken back', async () => {
  const { editor, save, calls } = await open();
  const use = () => editor.rewrite('summary', setSummary('Runs networks.'));
  use();
  await save();
  editor.change(setSummary('Runs large networks.'));
  await save();
  use();
  editor.undo();
  editor.change(setSummary('Runs small networks.'));
  await save();
  expect(calls.map(({ body }) => body.reason)).toEqual(['rewrite', 'autosave', 'autosave']);
});

test('a photo goes with Letter and with the United States, and what allows it is saved first', async () => {
  const { editor, save, sent, photo } = await open();
  editor.change(setPerson({ photo: true }));
  await save();
  editor.change(setPaper('letter'));
  const photos = [photo()];
  await save();
  editor.undo();
  photos.push(photo());
  await save();
  editor.change(setPerson({ country_id: 233 }));
  photos.push(photo());
  expect([photos, sent()]).toEqual([
    [false, true, false],
    [
      ['personal_details', 3],
      ['personal_details', 4],
      ['layout', 5],
      ['layout', 6],
      ['personal_details', 7],
    ],
  ]);
});

test('the photo and the names of military ids come from the server: those that are new, and as they are now', async () => {
  const { editor, server, save } = await open();
  const added = () => {
    const { military_titles, photo } = editor.read().document;
    return { military_titles, photo };
  };
  server.resume = { ...server.resume, photo: 'data:image/jpeg;base64,AA==' };
  editor.change(setPerson({ photo: true }));
  await save();
  const withPhoto = added();
  const { photo: _, ...without } = server.resume;
  server.resume = { ...without, military_titles: { 401: 'Royal Corps of Signals' } };
  editor.change(setItem('military_exp', 'a', { military_corps_id: 401 }));
  await save();
  expect([withPhoto, added()]).toEqual([
    { military_titles: { 101: 'British Army' }, photo: 'data:image/jpeg;base64,AA==' },
    { military_titles: { 101: 'British Army', 401: 'Royal Corps of Signals' }, photo: undefined },
  ]);
});

test('a rejected section names its field, and keeps no other section from being stored', async () => {
  const { editor, server, save, sent } = await open();
  const refused = { 'items.1.employer': ['Too long'], 'items.1.highlights.0': ['Use plain text'] };
  server.errors = { civilian_exp: refused, personal_details: { 'value.email': ['Not an address'] } };
  const item = { id: 'c', employer: 'Depot', highlights: ['<b>'] };
  editor.change(setItems('civilian_exp', [{ id: 'b' }, item]));
  editor.change(setPerson({ email: 'x' }));
  editor.change(setSummary('Runs networks.'));
  await expect(save()).rejects.toMatchObject({ status: 422 });
  const errors = Object.fromEntries(
    editor.read().problems.map(({ field, message }) => [field, message] as const),
  );
  expect([sent(), errors]).toEqual([
    [
      ['personal_details', 3],
      ['summary', 3],
      ['civilian_exp', 4],
    ],
    {
      'personal_details.email': 'Not an address',
      'civilian_exp.c.employer': 'Too long',
      'civilian_exp.c.highlights.0': 'Use plain text',
    },
  ]);

  const context = { countryId: 232, MilitaryFields: () => null, picture: { address: null, field: null } };
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <EntryForm
          {...context}
          editor={editor}
          edited={editor.read()}
          errorOf={(field) => errors[field]}
          name="civilian_exp"
          item={item}
        />
      </QueryClientProvider>
    </AppTheme>,
  );
  const described = ['Employer', 'Line 1'].map((name) => {
    const field = screen.getByRole('textbox', { name });
    const ids = field.getAttribute('aria-describedby') ?? '';
    return [field.getAttribute('aria-invalid'), document.getElementById(ids)?.textContent];
  });
  expect(described).toEqual([
    ['true', 'Too long'],
    ['true', 'Use plain text'],
  ]);
});

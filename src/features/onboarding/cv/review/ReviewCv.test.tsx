import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { components } from '../../../../../openapi.gen.d.ts';
import { militaryServicesQuery } from '../../../../api/military.ts';
import { onboardingQuery, onboardingResumeQuery } from '../../../../api/onboarding.ts';
import { countriesQuery } from '../../../../api/reference.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { onboardingMachine } from '../../../../machines/onboarding.ts';
import { readAddress } from '../../address.ts';
import { createStepEditor } from '../../draft/stepEditor.ts';
import { type Flow, FlowContext } from '../../onboardingFlow.tsx';
import { ReviewCv } from './ReviewCv.tsx';
import { definitions, type Sections, sectionNames } from './sections.ts';

type OnboardingResume = components['schemas']['OnboardingResume'];

const sections: Sections = {
  personal_details: { first_name: 'Leah', last_name: 'Bennett', email: 'leah@post.example', country_id: 232 },
  summary: { text: 'Signals.' },
  military_exp: [],
  civilian_exp: [
    { id: 'a1', employer: 'Currys', job_title: 'Sales', start_month: '2012-01', end_month: '2015-02' },
    { id: 'b2', employer: 'Argos', job_title: 'Driver', start_month: '2008', end_month: '2012' },
  ],
  education: [],
  training: [],
  skills: [{ id: 'c3', name: 'Routing' }],
  awards: [],
  interest: [],
  volunteering: [],
  languages: [],
  security_clearance: [],
  misc: [],
};

const texts = ['Leah Bennett', 'Signals.', 'Sales, Currys', 'Driver, Argos', 'Routing', 'Green card'];
const place = (line: number) => ({ line, page: 1, left: 0.1, top: line / 10, width: 0.3, height: 0.02 });
const field = (path: string, line: number, needs_review: boolean) => ({
  path,
  value: 'x',
  confidence: needs_review ? 0.6 : 0.95,
  needs_review,
  source: [place(line)],
});

const readCv = (unmapped: string[]): OnboardingResume => ({
  resume: {
    id: 34,
    title: 'CV',
    kind: 'cv',
    source: 'upload',
    file_name: 'Leah_Bennett.pdf',
    template_id: 'meridian-black',
    colour: 'black',
    page_size: 'a4',
    is_primary: false,
    section_order: [],
    hidden_sections: [],
    sections,
    military_titles: {},
    completeness: 40,
    page_count: null,
    checks: null,
    version: 1,
    updated_at: '2026-11-20T09:00:00Z',
    deleted_at: null,
  },
  parse: {
    id: 7,
    status: 'done',
    failure: null,
    confidence: 0.8,
    fields: [
      field('personal_details.first_name', 0, true),
      field('summary.text', 1, false),
      field('civilian_exp.0.employer', 2, true),
      field('civilian_exp.1.employer', 3, false),
      field('skills.0.name', 4, true),
    ],
    unmapped,
    unmapped_sources: unmapped.map(() => [place(5)]),
    warnings: [],
  },
  is_reviewed: false,
  pages: [
    {
      ratio: 1.5,
      lines: texts.map((text, line) => ({ ...place(line), page: undefined, text, is_bold: line === 0 })),
    },
  ],
});

function show(unmapped: string[] = [], change: Partial<OnboardingResume> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(countriesQuery().queryKey, [{ id: 232, title: 'United Kingdom' }]);
  client.setQueryData(militaryServicesQuery(232).queryKey, []);
  // The stage stays done while another file is reviewed.
  const stages = [{ key: 'upload_cv', status: 'done' }];
  client.setQueryData(onboardingQuery().queryKey, { stages } as never);
  const address = readAddress(new URLSearchParams());
  const editor = createStepEditor(1, { step: 1, values: {}, version: 0 });
  const flow = {
    actor: createActor(onboardingMachine, { input: { address } }),
    drafts: { of: () => editor, subscribe: () => () => {}, isUnsafe: () => false },
    countryId: 232,
    cvLabel: 'CV',
    locale: 'en-GB',
  } as unknown as Flow;
  const read = (review: OnboardingResume) => client.setQueryData(onboardingResumeQuery().queryKey, review);
  read({ ...readCv(unmapped), ...change });
  render(
    <QueryClientProvider client={client}>
      <FlowContext value={flow}>
        <ReviewCv />
      </FlowContext>
    </QueryClientProvider>,
  );
  return { read };
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

const region = (name: SectionName) => screen.queryByRole('region', { name: definitions[name].title });
const openParts = () =>
  screen.getAllByRole('region').filter((part) => within(part).queryByRole('button', { expanded: true }));
const textsWith = (mark: string) =>
  [...document.querySelectorAll(`[data-line][${mark}]`)].map((line) => line.textContent);
const typedIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);

test('one section is open, next to the lines it was read from, and “Looks right” opens the next', async () => {
  const user = userEvent.setup();
  show();
  const status = () => screen.getAllByRole('status')[0]?.textContent;
  for (const [name, left, lines] of [
    ['personal_details', '3 of 4 sections left to check', ['Leah Bennett']],
    ['civilian_exp', '2 of 4 sections left to check', ['Sales, Currys', 'Driver, Argos']],
    ['skills', '1 of 4 sections left to check', ['Routing']],
  ] as const) {
    expect([openParts(), status(), textsWith('data-marked')]).toEqual([[region(name)], left, lines]);
    await user.click(screen.getByRole('button', { name: /^Looks right/ }));
  }
  expect([openParts(), status()]).toEqual([
    [],
    'Nothing else needs checking. Change anything you like, then continue.',
  ]);
  await user.click(screen.getByRole('button', { name: /^Summary/ }));
  await user.click(screen.getByRole('button', { name: /^Looks right/ }));
  expect(status()).toBe('Everything is checked. Change anything you like, then continue.');
});

test('of a file without doubts nobody says that it was checked', () => {
  show([], { parse: { ...readCv([]).parse, fields: [] } });
  screen.getByText('Nothing needs checking. Change anything you like, then continue.');
});

test('after a failed Continue one section is open, which its header closes, and each line of the summary opens its own, next to its lines of the file', async () => {
  const user = userEvent.setup();
  const skills = [...sections.skills, { id: 'd4', name: '' }];
  show([], { resume: { ...readCv([]).resume, sections: { ...sections, skills } } });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(openParts()).toEqual([region('personal_details')]);
  await user.click(screen.getByRole('button', { name: /^Personal Details/ }));
  expect(openParts()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Enter the skill, or remove this line' }));
  expect([openParts(), document.activeElement?.id]).toEqual([[region('skills')], 'sections.skills.1.name']);
  expect(textsWith('data-marked')).toEqual(['Routing']);
  await user.click(screen.getByRole('link', { name: /^Civilian Exp\.: check/ }));
  expect([openParts(), document.activeElement]).toEqual([[region('civilian_exp')], region('civilian_exp')]);
  expect(textsWith('data-marked')).toEqual(['Sales, Currys', 'Driver, Argos']);
});

test.each([
  [false, '3 of 4 sections left to check'],
  [true, 'Everything is checked. Change anything you like, then continue.'],
])(
  'a new file is to be checked, whatever was saved before it; a CV that was kept (%s) is not',
  (is_reviewed, text) => {
    show([], { is_reviewed });
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(text);
    expect(screen.queryAllByText('Checked by you').length > 0).toBe(is_reviewed);
  },
);

test('the lines of the entry in hand stand out from the rest of its section', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: /^Civilian Exp/ }));
  await user.click(screen.getAllByText('Driver · Argos')[0]!);
  expect(textsWith('data-active')).toEqual(['Driver, Argos']);
  expect(screen.getByRole('figure', { name: /Where we read this.*Leah_Bennett\.pdf/ })).toBeTruthy();
});

test('READ-02 a line without a place is marked on its page, and goes into any section by key or by drag', async () => {
  const user = userEvent.setup();
  const line = 'Green card';
  for (const way of ['key', 'drag']) {
    for (const name of sectionNames) {
      show([line]);
      await user.click(screen.getByRole('button', { name: /^Lines we couldn’t place/ }));
      expect(textsWith('data-marked')).toEqual([line]);
      const select = screen.getByLabelText(`Move “${line}” to`);
      if (way === 'key') {
        const move = screen.getByRole('button', { name: `Move “${line}”` });
        await user.click(move);
        screen.getByText('Choose a section');
        // Choosing alone must not move the line, since arrow keys also choose.
        await user.selectOptions(select, definitions[name].title);
        expect(move.isConnected).toBe(true);
        await user.click(move);
      } else
        drag(
          select.closest('li')!,
          region(name) ?? screen.getByRole('button', { name: `Add ${definitions[name].title}` }),
        );
      const part = region(name)!;
      expect([part.textContent, ...typedIn(part)].join('\n')).toContain(line);
      expect(screen.queryByLabelText(`Move “${line}” to`)).toBeNull();
      cleanup();
    }
  }
});

test('a line whose section has been filled by another says that a section is to be chosen', async () => {
  const user = userEvent.setup();
  show(['Green card', 'Blue card']);
  await user.click(screen.getByRole('button', { name: /^Lines we couldn’t place/ }));
  const choose = (line: string) =>
    user.selectOptions(screen.getByLabelText(`Move “${line}” to`), definitions.personal_details.title);
  await choose('Blue card');
  await choose('Green card');
  await user.click(screen.getByRole('button', { name: 'Move “Green card”' }));
  await user.click(screen.getByRole('button', { name: 'Move “Blue card”' }));
  screen.getByText('Choose a section');
  screen.getByLabelText('Move “Blue card” to');
});

function drag(from: Element, to: Element) {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
}

test('another file that has been read into the same CV takes the place of the one that is on the page', async () => {
  const { read } = show(['Of the first']);
  const lines = () => document.getElementById('section-unplaced')?.textContent;
  expect(lines()).toContain('Of the first');
  const second = readCv(['Of the second']);
  read({ ...second, parse: { ...second.parse, id: 8 } });
  await waitFor(() => expect(lines()).toContain('Of the second'));
  expect(lines()).not.toContain('Of the first');
});

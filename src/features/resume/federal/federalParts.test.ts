import { expect, test } from 'vitest';
import type { FederalResume } from '../../../api/federalResumes.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import { federalResumes, federalStatus } from './federalParts.ts';

const resume = {
  id: 12,
  version: 3,
  status: 'ready',
  title: 'IT specialist',
  header: { first_name: 'Leah', federal_service: { is_current: true, from: '2020-01' } },
  summary: '',
  experience: [
    { id: 'a', title: 'Sergeant' },
    { id: 'b', title: 'Engineer', start_month: '2021-05' },
  ],
  education: [],
  training: [],
  skills: [],
  missing: [],
} as unknown as FederalResume;

const rejected = {
  status: 422,
  code: 'validation_failed',
  message: 'Check the form.',
  errors: { 'experience.1.employer': ['Too long'], 'header.phone_number': ['Use digits'] },
};

async function open() {
  const bodies: object[] = [];
  let isRejected = true;
  const editor = createEditor(
    {
      ...federalResumes(7),
      async save({ document, version, body }): Promise<FederalResume> {
        bodies.push(body);
        if (isRejected) {
          isRejected = false;
          throw rejected;
        }
        return { ...document, ...(body as object), version: version + 1, status: 'draft' as const };
      },
    },
    resume,
    {
      store: {
        loadDraft: async () => null,
        storeDraft: async () => {},
        removeDraft: async () => {},
        untilOnline: () => new Promise<void>(() => {}),
      },
    },
  );
  await editor.autosave.start();
  return { editor, bodies };
}

test('rejected answers are named by their entries, and the rest is stored', async () => {
  const { editor, bodies } = await open();
  editor.change((content) => ({
    ...content,
    title: ' New name ',
    header: { ...content.header, phone_number: 'x' },
    experience: content.experience.map((job) => ({ ...job, employer: 'Depot' })),
  }));
  await expect(editor.autosave.whenStored()).rejects.toMatchObject({ status: 422 });
  expect(editor.read().problems.map(({ field, message }) => [field, message])).toEqual([
    ['experience.b.employer', 'Too long'],
    ['header.phone_number', 'Use digits'],
  ]);
  expect(bodies.at(-1)).toEqual({ title: 'New name' });
  editor.autosave.actor.stop();
});

test('both sides of a conflict are named by their sections, and only those without a change here follow the other', async () => {
  const { editor } = await open();
  editor.change((content) => ({ ...content, summary: 'Mine', skills: [{ id: 's', name: 'Cisco' }] }));
  const theirs = {
    ...resume,
    version: 4,
    summary: 'Theirs',
    header: { ...resume.header, last_name: 'Okafor' },
  } as FederalResume;
  expect(editor.differences(theirs)).toEqual([
    { where: 'You and your eligibility', mine: null, theirs: ['Okafor'] },
    { where: 'Summary', mine: ['Mine'], theirs: ['Theirs'] },
    { where: 'Skills', mine: ['Cisco'], theirs: null },
  ]);
  editor.mineOver(theirs);
  expect(editor.changes()).toEqual({ version: 4, summary: 'Mine', skills: [{ id: 's', name: 'Cisco' }] });
  expect(editor.read().content.header).toMatchObject({ last_name: 'Okafor' });
});

test('half a date is no change, and unsaved typing ends the ready status', async () => {
  const { editor } = await open();
  const typed = (start_month: string) =>
    editor.change((content) => ({
      ...content,
      experience: content.experience.with(0, { ...content.experience[0], start_month } as never),
    }));
  const statuses = [federalStatus(editor)];
  typed('2019-');
  statuses.push(federalStatus(editor));
  const half = editor.unsaved();
  typed('2019-02');
  statuses.push(federalStatus(editor));
  expect([half, editor.unsaved(), statuses]).toEqual([[], ['experience'], ['ready', 'ready', 'draft']]);
  editor.autosave.actor.stop();
});

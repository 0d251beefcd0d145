import { describe, expect, test } from 'vitest';
import { aRecruiter, aUser } from '../../../../tests/support/unit/people.ts';
import type { User } from '../../../api/profile.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import type { Details } from './details.ts';
import { profileKind } from './profileParts.ts';

const store = {
  loadDraft: async () => null,
  storeDraft: async () => {},
  removeDraft: async () => {},
  untilOnline: () => new Promise<void>(() => {}),
};
const names: Record<string, string> = { 1: 'England', 2: 'Scotland' };

async function open(user: User) {
  const editor = createEditor(
    profileKind(user.role, (id) => names[id] ?? ''),
    user,
    { store },
  );
  await editor.autosave.start();
  return {
    editor,
    type: (change: Partial<Details>) => editor.change((content) => ({ ...content, ...change })),
  };
}

const leah = aUser({
  user_details: {
    middle_name: 'Mae',
    phone_number: '7700900482',
    country_code: '+44',
    state: { id: 1, name: 'England' },
    city: { id: 51, name: 'Bristol' },
    headline: 'Signaller',
  },
});

describe('only what differs is sent', () => {
  test.each<[string, Partial<Details>, object]>([
    ['nothing', {}, {}],
    ['spaces around a name', { first_name: ' Leah ' }, {}],
    [
      'another calling code without a number',
      { phone: { country_code: '+1', phone_number: '' } },
      { phone_number: null, country_code: null },
    ],
    ['the trunk zero', { phone: { country_code: '+44', phone_number: '07700900482' } }, {}],
    ['one name alone', { last_name: ' ' }, { last_name: '' }],
    ['a name and no headline', { last_name: 'Vale', headline: ' ' }, { last_name: 'Vale', headline: null }],
    ['another state, which takes the city away', { state_id: '2', city: null }, { state_id: 2, city: null }],
  ])('%s', async (_, change, sent) => {
    const { editor, type } = await open(leah);
    type(change);
    expect(editor.changes()).toEqual({ version: 1, ...sent });
  });
});

const mine: Partial<Details> = {
  last_name: 'Vale',
  headline: 'Network engineer',
  phone: { country_code: '+44', phone_number: '7700900500' },
};
const stored = aUser({
  ...leah,
  version: 2,
  user_details: {
    ...leah.user_details,
    headline: 'Fibre planner',
    phone_number: '7700900500',
    state: { id: 2, name: 'Scotland' },
    city: null,
  },
});

test('each difference has what both sides made of it; what they agree on is none', async () => {
  const { editor, type } = await open(leah);
  type(mine);
  expect(editor.differences(stored)).toEqual([
    { where: 'Last name', mine: ['Vale'], theirs: null },
    { where: 'Headline', mine: ['Network engineer'], theirs: ['Fibre planner'] },
    { where: 'Place', mine: null, theirs: ['Scotland'] },
  ]);
  editor.mineOver(stored);
  const { last_name, headline, phone, state_id, city } = editor.read().content;
  expect([editor.changes(), { last_name, headline, phone, state_id, city }]).toEqual([
    { version: 2, last_name: 'Vale', headline: 'Network engineer' },
    { ...mine, state_id: '2', city: null },
  ]);
});

test('what was taken away is a difference without words', async () => {
  const { editor, type } = await open(leah);
  type({ headline: '', state_id: '', city: null });
  expect(editor.differences(leah)).toEqual([
    { where: 'Headline', mine: [], theirs: null },
    { where: 'Place', mine: [], theirs: null },
  ]);
});

test('a recruiter has a job title and no headline', async () => {
  const claire = aRecruiter({ job_title: 'Talent partner' });
  const { editor, type } = await open(claire);
  type({ job_title: 'Recruiter', headline: 'Not shown' });
  expect(editor.changes()).toEqual({ version: 1, job_title: 'Recruiter' });
});

test('a rejected calling code is an answer of the phone number, and gone with its next answer', async () => {
  const { editor, type } = await open(leah);
  type({ phone: { country_code: '+1', phone_number: '2025550123' }, last_name: 'Vale' });
  const rejection = {
    ...{ status: 422, code: 'validation_failed', message: 'Check your answers' },
    errors: { country_code: ['Choose another'] },
  };
  await expect(editor.send(() => Promise.reject(rejection))).rejects.toBe(rejection);
  const rejected = editor.read().problems;
  await editor.send(async ({ body }) => {
    const { country_code = '+44', phone_number = null } = body;
    return {
      ...leah,
      version: 2,
      user_details: { ...leah.user_details, last_name: 'Vale', country_code, phone_number },
    };
  });
  expect([rejected, editor.read().problems, editor.unsaved()]).toEqual([
    [{ parts: ['phone'], field: 'country_code', message: 'Choose another', isUnsaved: true }],
    [],
    [],
  ]);
});

test('details whose answer was lost are found when they are sent again, and nothing is asked', async () => {
  const { editor, type } = await open(leah);
  type({ headline: 'Fibre planner ' });
  const lost = { status: 0, code: 'no_answer', message: 'Lost' };
  await expect(editor.send(() => Promise.reject(lost))).rejects.toBe(lost);
  const theirs = { ...leah, version: 2, user_details: { ...leah.user_details, headline: 'Fibre planner' } };
  const conflict = { status: 409, code: 'version_conflict', message: 'Changed', data: theirs };
  expect(await editor.send(() => Promise.reject(conflict))).toBe(theirs);
  expect(editor.changes()).toEqual({ version: 2 });
});

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import type { Question } from '../../../api/questions.ts';
import { comparing } from '../../../editing/parts.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../../ui/theme/JoyTheme.tsx';
import type { ServerDraft, Values } from '../draft/stepEditor.ts';
import type { DraftField } from './draftField.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { createStepEditor } = await import('../draft/stepEditor.ts');
const { reviewFields } = await import('../cv/review/reviewFields.ts');
const { detailFields } = await import('../personal/personalDetails.ts');
const { answerFields } = await import('../questionnaire/answer.ts');
const { StageForm } = await import('../StageForm.tsx');

const question = (change: Partial<Question>) => ({ options: [], ...change }) as Question;
const status = question({
  id: 1,
  title: 'Which describes you best?',
  options: [
    { id: 600101, label: 'I’m serving' },
    { id: 600102, label: 'I’m a veteran' },
  ] as Question['options'],
});
const fields = detailFields(status, 'en-GB');

const rowsOf = (of: readonly DraftField[], [base, mine, theirs]: [Values, Values, Values]) =>
  comparing(Object.fromEntries(of.map((field, at) => [String(at), field]))).differences(base, mine, theirs);

test('personal details are shown in the words of the screen', () => {
  const base = { dob: '1991-04-17', gender: 'male', answer_option_id: '600101' };
  const phone = { country_code: '+44', phone_number: '7700900100' };
  const theirs = { ...base, answer_option_id: '600102', phone };
  expect(rowsOf(fields, [base, { ...base, dob: '1991-04-', gender: 'prefer_not_to_say' }, theirs])).toEqual([
    { where: 'Date of birth', mine: ['1991-04-'], theirs: null },
    { where: 'Phone number', mine: null, theirs: ['+44 7700900100'] },
    { where: 'Gender', mine: ['Prefer not to say'], theirs: null },
    { where: 'Which describes you best?', mine: null, theirs: ['I’m a veteran'] },
  ]);
});

test('answers are shown by question, with the labels of their options', () => {
  const options = [
    { id: 31, value: '1', label: 'Never' },
    { id: 32, value: '2', label: 'Often' },
  ] as Question['options'];
  const questions = [
    question({ id: 21, type: 'multi_choice', title: 'Which tools?', options }),
    question({ id: 22, type: 'scale', title: 'How often?', options }),
    question({ id: 23, type: 'date', title: 'From when?' }),
    question({ id: 24, type: 'text', title: 'What for?' }),
  ];
  const answer = (text: string) => ({ one: text, several: [] });
  const mine = { answers: { 21: { one: '', several: ['31', '32'] }, 23: answer('2027-01-02') } };
  const theirs = { answers: { 22: answer('2'), 24: answer('Plans') } };
  expect(rowsOf(answerFields(questions, 'en-GB'), [{}, mine, theirs])).toEqual([
    { where: 'Which tools?', mine: ['Never', 'Often'], theirs: null },
    { where: 'How often?', mine: null, theirs: ['Often'] },
    { where: 'From when?', mine: ['2 January 2027'], theirs: null },
    { where: 'What for?', mine: null, theirs: ['Plans'] },
  ]);
});

test('the check of a CV is shown by section, next to what was read where a side has changed nothing', () => {
  const resume = {
    sections: {
      summary: { text: 'Signals.' },
      education: [],
      languages: [{ id: 'a', name: 'French', level: 'Fluent' }],
      civilian_exp: [{ id: 'b', employer: 'Argos', job_title: 'Driver', start_month: '2008-05' }],
    },
  };
  const of = reviewFields({ resume } as never, { locale: 'en-GB' });
  const [job] = resume.sections.civilian_exp;
  const mine = {
    sections: { civilian_exp: [{ ...job, start_month: '2009-05' }] },
    confirmed: ['civilian_exp'],
  };
  const theirs = { sections: { summary: { text: 'Radio.' } }, placed: ['Green card'] };
  expect(rowsOf(of, [{}, mine, theirs])).toEqual([
    { where: 'Summary', mine: null, theirs: ['Radio.'] },
    { where: 'Civilian Exp.', mine: ['May 2009'], theirs: null },
    { where: 'Checked sections', mine: ['Civilian Exp.'], theirs: null },
    { where: 'Lines you’ve placed', mine: null, theirs: ['Green card'] },
  ]);
});

test('the form shows both sides, and saves the one that is chosen', async () => {
  keepSession();
  const theirs: ServerDraft = { step: 0, values: { gender: 'male' }, version: 4 };
  const sent: ServerDraft[] = [];
  network.answers({
    'PUT /api/onboarding/draft': async (request) => {
      const body = (await request.json()) as ServerDraft;
      const changed = problem(409, 'version_conflict', 'Changed');
      if (body.version < 4) return { ...changed, body: { ...(changed.body as object), data: theirs } };
      sent.push(body);
      return data({ version: 5 });
    },
  });
  const nothing = async () => {};
  const editor = createStepEditor(
    7,
    { step: 0, values: {}, version: 0 },
    {
      store: {
        ...{ loadDraft: async () => null, storeDraft: nothing, removeDraft: nothing },
        untilOnline: () => new Promise<void>(() => {}),
      },
    },
  );
  await editor.autosave.start();
  editor.change(() => ({ dob: '1991-04-17' }));
  await editor.autosave.whenStored().catch(() => {});
  render(
    <AppTheme>
      <JoyTheme>
        <StageForm onSubmit={() => {}} conflict={{ editor, theirs, fields }}>
          The fields
        </StageForm>
      </JoyTheme>
    </AppTheme>,
  );
  const alert = screen.getByText(/You changed this page in another window/);
  await within(alert).findByRole('table');
  expect(
    within(alert)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['FieldYoursSaved version', 'Date of birth17 April 1991not changed', 'Gendernot changedMale']);
  fireEvent.click(within(alert).getByRole('button', { name: 'Keep my version' }));
  await waitFor(() =>
    expect(sent).toEqual([{ step: 0, values: { dob: '1991-04-17', gender: 'male' }, version: 4 }]),
  );
});

import type { Job } from '../../../api/jobs.ts';
import type { ApplyAnswers } from '../../../machines/apply.ts';

type Question = Job['questions'][number];
type Answer = ApplyAnswers['answers'][number];

export const answerField = (questionId: number) => `answers.${questionId}`;

const numberIn = (text: string) => (/^-?\d{1,12}(\.\d{1,4})?$/.test(text) ? Number(text) : null);

function answerTo({ id, type }: Question, text: string): Answer[] {
  if (text === '') return [];
  if (type === 'yes_no') return [{ question_id: id, answer: text === 'Yes' }];
  if (type === 'number') return [{ question_id: id, answer: numberIn(text) ?? text }];
  return [{ question_id: id, answer: text }];
}

const typed = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const readAnswers = (form: FormData, questions: readonly Question[]): ApplyAnswers => ({
  answers: questions.flatMap((question) => answerTo(question, typed(form, answerField(question.id)))),
  cover_note: typed(form, 'cover_note'),
  share: { phone: form.has('phone'), clearance: form.has('clearance') },
});

export function answerText(sent: ApplyAnswers | null, { id, type }: Question): string {
  const answer = sent?.answers.find(({ question_id }) => question_id === id)?.answer;
  if (answer === undefined) return '';
  return type === 'yes_no' ? (answer ? 'Yes' : 'No') : String(answer);
}

export function answerProblems(sent: ApplyAnswers, questions: readonly Question[]) {
  return questions.flatMap((question) => {
    const text = answerText(sent, question);
    const field = answerField(question.id);
    if (!text) return question.is_required ? [{ field, message: `Answer “${question.title}”` }] : [];
    return question.type === 'number' && numberIn(text) === null
      ? [{ field, message: 'Enter a number, such as 4' }]
      : [];
  });
}

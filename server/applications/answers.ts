import type { components } from '../../openapi.gen.d.ts';
import type { Job } from '../db/schema/jobs.ts';
import { invalid } from '../http/answers/problem.ts';
import { hasRunOut } from './closing.ts';

type Schemas = components['schemas'];
type Question = Schemas['JobQuestion'];
type JobAnswer = Schemas['JobAnswer'];

export const isTaking = (
  job: Pick<Job, 'status' | 'closes_on' | 'country_id' | 'company_is_active'>,
  now: Date,
): boolean => job.status === 'published' && job.company_is_active && !hasRunOut(job, now);

const longestNumber = 1e12;

function inWords({ type, options }: Question, answer: JobAnswer['answer']): string | null {
  if (type === 'yes_no') return typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : null;
  if (type === 'number') {
    return typeof answer === 'number' && Math.abs(answer) <= longestNumber ? String(answer) : null;
  }
  if (typeof answer !== 'string') return null;
  return type === 'text' || options.includes(answer) ? answer : null;
}

/**
 * Copies the questions' titles too, so that later changes of the job do not affect them. @throws 422 with errors by question id
 */
export function frozenAnswers(
  questions: Question[],
  sentAnswers: JobAnswer[],
): Schemas['ApplicationAnswer'][] {
  const errors: Record<string, string[]> = {};
  for (const [at, { question_id }] of sentAnswers.entries()) {
    const isQuestion = questions.some(({ id }) => id === question_id);
    const isRepeated = sentAnswers.findIndex((other) => other.question_id === question_id) < at;
    if (!isQuestion || isRepeated) errors[`answers.${question_id}`] = ['Not expected here'];
  }
  const answers = questions.flatMap((question) => {
    const at = sentAnswers.findIndex(({ question_id }) => question_id === question.id);
    const answer = sentAnswers[at]?.answer;
    if (answer === undefined || answer === '') {
      if (question.is_required) errors[`answers.${question.id}`] = [`Answer “${question.title}”`];
      return [];
    }
    const text = inWords(question, answer);
    if (text === null) errors[`answers.${question.id}`] = ['Invalid input'];
    return text === null ? [] : [{ question: question.title, answer: text }];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return answers;
}
